/** Compresses files by gzip and Brotli: node compressed.mjs SOURCE TARGET ..., which writes TARGET.gz and TARGET.br of each. */

import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const names = process.argv.slice(2);

for (let i = 0; i < names.length; i += 2) {
  const [content, target] = [readFileSync(names[i]), names[i + 1]];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${target}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${target}.part`, brotliCompressSync(content, { params }));
  renameSync(`${target}.part`, `${target}.br`);
}
