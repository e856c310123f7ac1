import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Files that shrink by it. */
const TEXT = /\.(?:js|css|svg)$/;

/** Compresses files once, at build time, beside themselves as `.br` and `.gz`. */
export function compressPlugin(): Plugin {
  let dir = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved: (config) => {
      dir = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      const files = (await readdir(dir, { recursive: true })).filter((name) => TEXT.test(name));
      await Promise.all(files.map((name) => compress(path.join(dir, name))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const plain = await readFile(file);
  // Two steps below the best quality: 3 % larger and several times as fast.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  await Promise.all([
    writeFile(`${file}.br`, await promisify(brotliCompress)(plain, { params })),
    writeFile(`${file}.gz`, await promisify(gzip)(plain)),
  ]);
}
