import deburr from 'lodash.deburr';

const PRINTABLE_ASCII = /^[ -~]*$/;
const COMBINING = /\p{M}+/gu;
/** Characters without a glyph: soft hyphens, zero-width characters, direction marks and other format characters. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
/** Apostrophes and the marks that word processors, phones and keyboards put in their place. */
const APOSTROPHES = /[`´\u02b9\u02bb-\u02bd\u02c8\u05f3\u2018\u2019\u201b\u2032\u2035\ua78b\ua78c]/g;
/** Dashes, hyphens and minus signs of any length. */
const DASHES = /[\p{Pd}\u02d7\u2043\u2212]/gu;
/** The form of a Greek sigma at the end of a word. */
const FINAL_SIGMA = /ς/g;

/**
 * Returns a text as search and sort compare it: without case, accents, width and invisible characters, with one kind of
 * apostrophe and dash. `Tromsø` and `TROMSO` are both `tromso`, `d’Ipswich` is `d'ipswich`, `GROẞ` is `gross`.
 */
export function fold(text: string): string {
  if (PRINTABLE_ASCII.test(text)) return text.replaceAll('`', "'").toLowerCase();
  // The acute accent decomposes into a space and a combining accent, so apostrophes come first, in the form of NFC that
  // the Greek accents have with them; others, such as a wide one, come of the decomposition.
  const marked = text.normalize('NFC').replace(APOSTROPHES, "'").normalize('NFKD').replace(APOSTROPHES, "'");
  return deburr(marked.replace(INVISIBLE, '').replace(DASHES, '-').toLowerCase())
    .replace(COMBINING, '')
    .replace(FINAL_SIGMA, 'σ');
}
