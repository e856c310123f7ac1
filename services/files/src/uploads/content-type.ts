import { fileTypeFromBuffer } from 'file-type';

/** The number of leading bytes inspected; office documents declare their type late. */
export const HEAD_BYTES = 64 * 1024;

/** Control characters except tabs, line ends and form feeds; text contains none of the others. */
const CONTROLS = /[^\P{Cc}\t\n\f\r]/u;

/**
 * Detects the type of a file by its first bytes. Text is always text/plain: HTML, SVG and scripts are never reported as
 * such.
 */
export async function typeOf(head: Uint8Array): Promise<string> {
  const found = await fileTypeFromBuffer(head);
  if (found) return found.mime;
  return head.length > 0 && isText(head) ? 'text/plain' : 'application/octet-stream';
}

function isText(head: Uint8Array): boolean {
  try {
    // The last character may be truncated.
    return !CONTROLS.test(new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true }));
  } catch {
    return false;
  }
}
