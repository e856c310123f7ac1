import deburr from 'lodash.deburr';

const COMBINING = /\p{M}+/gu;

/** Text without case and accents, as search and sort compare it: `Tromsø` and `TROMSO` are both `tromso`. */
export function fold(text: string): string {
  return deburr(text.normalize('NFKD')).replace(COMBINING, '').toLowerCase();
}
