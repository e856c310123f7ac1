import { createHash } from 'node:crypto';
import { ApiError } from '@bms/contracts';
import { HEAD_BYTES, typeOf } from './content-type.ts';

/** The properties derived from the bytes of a file. */
export interface Measured {
  readonly size: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
  readonly mimeType: string;
}

/** Measures a stream of bytes. */
export interface Measure {
  /** Returns the same bytes. @throws ApiError too_large once there are more than allowed */
  pass(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer>;
  /** Returns the measurements, after the last byte. */
  result(): Promise<Measured>;
}

/** @param maxBytes the maximum number of bytes */
export function createMeasure(maxBytes: number): Measure {
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let size = 0;
  return {
    async *pass(bytes) {
      for await (const chunk of bytes) {
        if (size < HEAD_BYTES) head.push(Buffer.from(chunk.subarray(0, HEAD_BYTES - size)));
        size += chunk.length;
        if (size > maxBytes) throw new ApiError('too_large', `The file must not be larger than ${maxBytes} bytes.`);
        hash.update(chunk);
        yield chunk;
      }
    },
    result: async () => ({ size, sha256: hash.digest('hex'), mimeType: await typeOf(Buffer.concat(head)) }),
  };
}
