### 题目的图片：正在做什么，要核对什么，为什么读不出来。

picture = 图片
picture-grid = 盘面{ $number }
picture-grid-looked-for = 正在找盘面
picture-cells = 正在读数字
picture-corrected = 正在找有唯一解的读法
picture-changed = 按最像的读法没有唯一解，所以改读了{ AND($cells) }
picture-compare = 请把{ AND($cells) }与图片核对
picture-none = 照读出的样子，题目无解：请与图片核对
picture-multiple = 照读出的样子，题目有多个解：请与图片核对
picture-unproved = 没有及时证明题目有唯一解：请与图片核对

no-grid = 图片里没有找到盘面；请从正上方拍，把整个盘面和边框都拍进去
empty-grid = 图片里有盘面，但格里没有数字；笼、笼的和等条件不会读取
too-blurred = 找到了盘面，但数字读不出来；请靠近些、拿稳些、光线亮些
two-grids = 图片里有{ $count }个盘面；请用--reading（{ OR($known) }）说明是哪一个，从最大的数起
bad-picture = 这个图片文件已损坏或不完整
    .pdf = 这个PDF已损坏或被锁定
no-page = 这个PDF共{ $count }页，没有第{ $found }页
animated-picture = 这是动图；请只保存显示题目的那一帧
no-pillow = 读图片需要Pillow（pip install 'pencilmark[picture]'）
    .heic = 读HEIC图片还需要pillow-heif（pip install 'pencilmark[picture-heic]'）；也可以存为JPEG
    .pdf = 读PDF的页面需要pypdfium2（pip install 'pencilmark[picture-pdf]'）
too-large =
    .picture = 图片最多{ $most }百万像素；请缩小它，或把题目剪出来
too-small =
    .picture = 图片每边至少{ $least }像素，实际为{ $found }
bad-length =
    .pixels = 像素应为{ $count }字节，最多{ $most }字节，实际为{ $found }字节
