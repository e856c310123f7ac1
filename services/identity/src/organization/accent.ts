import Color from 'color';

const WHITE = Color('#ffffff');

/** The contrast of an accent with white: above the 4.5:1 of texts (WCAG 2.2, 1.4.3), which its lighter shades need. */
const CONTRAST = 6;

/** The part of the lightness that a step takes. */
const STEP = 0.02;

/**
 * Returns an accent color as it is stored: in lower case, and darkened until texts in it and on it can be read.
 * @param color `#rrggbb`
 * @see docs/adr/0239-accent-color.md
 */
export function readableAccent(color: string): string {
  let readable = Color(color);
  while (Color(readable.hex()).contrast(WHITE) < CONTRAST) readable = readable.darken(STEP);
  return readable.hex().toLowerCase();
}
