// What a file of a picture says of itself, before it is decoded.
import assert from "node:assert/strict";
import { test } from "node:test";

import { pictures } from "../../static/js/beside/files.js";
import { isAnimated, sizeOf } from "../../static/js/picture/pixels.js";

const bytes = (/** @type {string} */ text) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test("a PNG and a JPEG say how large they are, anything else nothing", () => {
  assert.deepEqual(sizeOf(bytes(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x02\x80\0\0\x01\xe0\x08\0\0\0\0`)), [640, 480]);
  assert.deepEqual(sizeOf(bytes("\xff\xd8\xff\xe0\0\x04ab\xff\xc0\0\x11\x08\x01\xe0\x02\x80\x03........")), [640, 480]);
  for (const other of ["GIF89a and more of it, to the end", "RIFF....WEBP", "", "\xff\xd8\xff"]) assert.equal(sizeOf(bytes(other)), null);
});

test("a GIF of several pictures is animated, as is a WebP or PNG that says so", () => {
  assert.ok(isAnimated(bytes("GIF89a..\x21\xf9\x04....\x21\xf9\x04....")));
  assert.ok(isAnimated(bytes("RIFF....WEBPVP8X..........ANIM")));
  assert.ok(isAnimated(bytes("\x89PNG\r\n......acTL....")));
  for (const still of ["GIF89a..\x21\xf9\x04....", "RIFF....WEBPVP8 ....", "\x89PNG\r\n......IDAT"]) assert.ok(!isAnimated(bytes(still)));
});

test("pictures are known by their kind, else by their name; a drawing is a text", () => {
  const kinds = [["a.png", "image/png"], ["b.HEIC", ""], ["c.svg", "image/svg+xml"], ["d.txt", "text/plain"], ["f.pdf", "application/pdf"], ["e", ""]];
  const files = kinds.map(([name, type]) => new File([], name, { type }));
  assert.deepEqual(pictures(files).map(({ name }) => name), ["a.png", "b.HEIC", "f.pdf"]);
});
