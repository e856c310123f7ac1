import { fileTypeFromBuffer } from 'file-type';

/** As many of the first bytes as are looked at: office documents say late what they are. */
export const HEAD_BYTES = 64 * 1024;

/** Control characters, which no text has, but for tabs and the ends of lines and pages. */
const CONTROLS = /[^\P{Cc}\t\n\f\r]/u;

/** What a file is, by its first bytes. Text is text/plain whatever it means: HTML, SVG and scripts are never said to be any. */
export async function typeOf(head: Uint8Array): Promise<string> {
  const found = await fileTypeFromBuffer(head);
  if (found) return found.mime;
  return head.length > 0 && isText(head) ? 'text/plain' : 'application/octet-stream';
}

function isText(head: Uint8Array): boolean {
  try {
    // The last character may be cut.
    return !CONTROLS.test(new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true }));
  } catch {
    return false;
  }
}
