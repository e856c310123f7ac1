/** The maximum length of the text of a cell, in UTF-16 code units (Excel specifications and limits). */
export const MAX_TEXT = 32_767;

/** The end of a text that was cut. */
const CUT = '…';

/** Control characters, of which XML 1.0 lacks most and replaces others, non-characters, and what looks like their escape. */
const UNWRITABLE = /(?![\t\n])\p{Cc}|[\uFFFE\uFFFF]|_(?=x[0-9A-Fa-f]{4}_)/gu;
/** Line ends, of which a cell shows the line feed. */
const LINE_ENDS = /\r\n?/g;
const MARKUP = /[&<>"]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Returns a text as content of an element of a worksheet. Control characters are escaped as `_x000B_` (ECMA-376 part 1,
 * 22.9.2.19), and a text above the maximum length of a cell is cut, with an ellipsis at its end.
 */
export function escapeText(text: string): string {
  return cut(text.toWellFormed().replace(LINE_ENDS, '\n'))
    .replace(UNWRITABLE, (found) => `_x${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(MARKUP, (found) => ENTITIES[found]!);
}

/** Cuts a text without leaving half of a surrogate pair. */
function cut(text: string): string {
  if (text.length <= MAX_TEXT) return text;
  return text.slice(0, MAX_TEXT - CUT.length).replace(/[\uD800-\uDBFF]$/, '') + CUT;
}
