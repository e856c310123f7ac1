import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** The sizes of an image, in bytes. */
export interface ImageSizes {
  /** Its files on a node, where layers are not compressed. */
  readonly onDisk: number;
  /** The same compressed with gzip, as a registry stores it and a node pulls it. */
  readonly compressed: number;
}

/** Measures an image by its archive, whose layers are not compressed; its few kilobytes of metadata count. */
export async function measureArchive(file: string): Promise<ImageSizes> {
  let compressed = 0;
  await pipeline(createReadStream(file), createGzip(), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) compressed += chunk.length;
  });
  return { onDisk: (await stat(file)).size, compressed };
}

/** Formats a size in megabytes (10^6 bytes), e.g. `152.3 MB`. */
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
