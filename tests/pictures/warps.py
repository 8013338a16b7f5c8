"""What a camera does to a sheet: perspective, bent paper, light, blur, noise, compression."""

import io
import math
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from PIL import Image, ImageChops, ImageEnhance, ImageFilter

Point = tuple[float, float]
PATCHES = 20
"""Patches along each side, within which a warp is straight."""


@dataclass(frozen=True)
class Warp:
    """A way from the picture to the sheet: *turn* and *zoom*, *tilt* of the camera, *bend* and *wave* of the paper."""

    turn: float = 0.0
    zoom: float = 1.0
    tilt: Point = (0.0, 0.0)
    bend: Point = (0.0, 0.0)
    wave: Point = (2.0, 0.0)

    def sheet(self, point: Point) -> Point:
        """Return where on the sheet a *point* of the picture lies."""
        x, y = point
        x, y = x * math.cos(self.turn) - y * math.sin(self.turn), x * math.sin(self.turn) + y * math.cos(self.turn)
        far = self.zoom / (1 + self.tilt[0] * x + self.tilt[1] * y)
        x, y = x * far, y * far
        speed, phase = self.wave
        return x + self.bend[0] * math.sin(speed * y + phase), y + self.bend[1] * math.sin(speed * x + phase)

    def picture(self, point: Point) -> Point:
        """Return where in the picture a *point* of the sheet lies."""
        x, y = point
        for _ in range(40):
            u, v = self.sheet((x, y))
            dx, dy = point[0] - u, point[1] - v
            across, along = 0.7 * math.cos(self.turn) / self.zoom, 0.7 * math.sin(self.turn) / self.zoom
            x, y = x + across * dx + along * dy, y + across * dy - along * dx
        return x, y


def warped(image: Image.Image, warp: Warp, side: int) -> Image.Image:
    """Return what a camera sees of *image*, a picture of *side* by *side* pixels."""
    source = image.width

    def pixel(x: float, y: float) -> Point:
        u, v = warp.sheet((2 * x / side - 1, 2 * y / side - 1))
        return (u + 1) * source / 2, (v + 1) * source / 2

    cuts = [round(side * step / PATCHES) for step in range(PATCHES + 1)]
    patches = []
    for top, bottom in pairwise(cuts):
        for left, right in pairwise(cuts):
            corners = pixel(left, top), pixel(left, bottom), pixel(right, bottom), pixel(right, top)
            patches.append(((left, top, right, bottom), tuple(number for corner in corners for number in corner)))
    paper = image.getpixel((0, 0))
    return image.transform((side, side), Image.Transform.MESH, patches, Image.Resampling.BILINEAR, fillcolor=paper)


def lit(image: Image.Image, rng: Random, depth: float) -> Image.Image:
    """Lay a light over *image* that fades to one side, now and then with a shadow's edge."""
    small = Image.new("L", (32, 32))
    angle, edge = rng.uniform(0, 2 * math.pi), rng.random() < 0.3
    where, dark = rng.uniform(-0.3, 0.3), rng.uniform(0.4, 0.8)
    for x in range(32):
        for y in range(32):
            along = (x / 31 - 0.5) * math.cos(angle) + (y / 31 - 0.5) * math.sin(angle)
            light = 1 - depth * (along + 0.5)
            small.putpixel((x, y), round(255 * max(0.1, light * (dark if edge and along > where else 1))))
    return ImageChops.multiply(image, small.resize(image.size, Image.Resampling.BICUBIC))


def shot(image: Image.Image, rng: Random, *, blur: float, noise: float, contrast: float, quality: int) -> Image.Image:
    """Return *image* as a cheap camera keeps it."""
    image = ImageEnhance.Contrast(image.filter(ImageFilter.GaussianBlur(blur))).enhance(contrast)
    grain = Image.frombytes("L", image.size, rng.randbytes(image.width * image.height)).filter(ImageFilter.BoxBlur(1))
    image = ImageChops.add(image, grain.point([round((value - 128) * noise + 128) for value in range(256)]), 1, -128)
    content = io.BytesIO()
    image.save(content, "JPEG", quality=quality)
    return Image.open(content).convert("L")
