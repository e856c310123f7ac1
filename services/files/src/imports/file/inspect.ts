/** The number of leading bytes that are kept: enough for the header row and the first rows. */
const HEAD_BYTES = 64 * 1024;

/** An encoding of a text file, as `TextDecoder` names it. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The properties of a file that follow from all of its bytes. */
export interface Inspected {
  readonly encoding: Encoding;
  /** The first bytes. */
  readonly head: Buffer;
}

/** Inspects a stream of bytes. */
export interface Inspection {
  /** Returns the same bytes. */
  pass(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer>;
  /** Returns the properties, after the last byte. */
  result(): Inspected;
}

/**
 * Creates the inspection of a file. Its encoding is that of its byte order mark, UTF-16 if every other byte is mostly zero,
 * UTF-8 if all of it is valid UTF-8, and Windows-1252 otherwise.
 */
export function createInspection(): Inspection {
  const parts: Buffer[] = [];
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  let isUtf8 = true;
  const check = (chunk?: Buffer): void => {
    if (!isUtf8) return;
    try {
      decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      isUtf8 = false;
    }
  };
  return {
    async *pass(bytes) {
      for await (const chunk of bytes) {
        if (size < HEAD_BYTES) parts.push(Buffer.from(chunk.subarray(0, HEAD_BYTES - size)));
        size += chunk.length;
        check(chunk);
        yield chunk;
      }
      check();
    },
    result: () => {
      const head = Buffer.concat(parts);
      return { encoding: utf16Of(head) ?? (isUtf8 ? 'utf-8' : 'windows-1252'), head };
    },
  };
}

/** Returns the form of UTF-16 of a text with its byte order mark, or of one without whose letters are mostly ASCII. */
function utf16Of(head: Buffer): Encoding | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (head.length < 4 || head.length % 2 === 1) return undefined;
  const zeros = [0, 0];
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2]! += 1;
  const half = head.length / 2;
  if (zeros[1]! > half * 0.6 && zeros[0]! < half * 0.1) return 'utf-16le';
  return zeros[0]! > half * 0.6 && zeros[1]! < half * 0.1 ? 'utf-16be' : undefined;
}

/** Decodes the first bytes of a file; a character that is cut off at the end is left out. */
export const decodeHead = (head: Buffer, encoding: Encoding): string =>
  new TextDecoder(encoding).decode(head, { stream: true });
