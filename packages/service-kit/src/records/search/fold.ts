import deburr from 'lodash.deburr';

const COMBINING = /\p{M}+/gu;
/** Typographic apostrophes that word processors and phones use in place of the plain one. */
const APOSTROPHES = /[\u2018\u2019\u02bc\u00b4\u2032]/g;

/**
 * Returns a text without case, accents and typographic apostrophes, as search and sort compare it: `Tromsø` and `TROMSO` are
 * both `tromso`, `d’Ipswich` is `d'ipswich`.
 */
export function fold(text: string): string {
  const plain = text.replace(APOSTROPHES, "'").normalize('NFKD');
  return deburr(plain).replace(COMBINING, '').toLowerCase();
}
