import { inflateSync } from 'node:zlib';

/** Returns the operators of the pages of a PDF. */
export function operatorsOf(bytes: Uint8Array): string {
  const file = Buffer.from(bytes);
  const streams: string[] = [];
  for (let at = file.indexOf('stream\n'); at !== -1; at = file.indexOf('stream\n', at + 1)) {
    const end = file.indexOf('endstream', at);
    try {
      streams.push(inflateSync(file.subarray(at + 7, end)).toString('latin1'));
    } catch {
      // A stream that is not compressed.
    }
  }
  return streams.join('\n');
}
