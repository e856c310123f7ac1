import Color from 'color';

/** The fonts of documents by weight. */
export const fontWeights = ['regular', 'semibold', 'bold'] as const;
export type FontWeight = (typeof fontWeights)[number];

/** The style of a text. */
export interface TextStyle {
  readonly weight: FontWeight;
  /** In points. */
  readonly size: number;
  readonly color: keyof Palette;
}

/** The colors that all documents share. */
export const colors = {
  ink: '#1b2530',
  muted: '#5a6572',
  hairline: '#d9dfe5',
  watermark: '#eff2f5',
  white: '#ffffff',
} as const;

/** The colors of a document by their role. */
export type Palette = Readonly<Record<keyof typeof colors | 'accent' | 'tint', string>>;

/** A PDF document with its colors. */
export type Sheet = PDFKit.PDFDocument & { readonly palette: Palette };

/** The part of white in the ground of boxes. */
const TINT = 0.93;

/** Returns the colors of a document. @param accent the color of headings and totals, as `#rrggbb` */
export const paletteOf = (accent = '#0b6873'): Palette => ({
  ...colors,
  accent,
  tint: Color(accent).mix(Color(colors.white), TINT).hex(),
});

const style = (weight: FontWeight, size: number, color: keyof Palette): TextStyle => ({ weight, size, color });

export const styles = {
  brand: style('bold', 17, 'accent'),
  sender: style('regular', 6.5, 'muted'),
  address: style('regular', 10.5, 'ink'),
  metaLabel: style('regular', 8.5, 'muted'),
  metaValue: style('semibold', 8.5, 'ink'),
  title: style('bold', 20, 'ink'),
  subject: style('semibold', 11, 'ink'),
  continuation: style('regular', 8, 'muted'),
  columnTitle: style('semibold', 7.5, 'muted'),
  lineTitle: style('semibold', 9.5, 'ink'),
  lineText: style('regular', 8.5, 'muted'),
  lineNumber: style('regular', 9.5, 'ink'),
  carried: style('semibold', 8.5, 'accent'),
  sumLabel: style('regular', 9.5, 'ink'),
  sumValue: style('regular', 9.5, 'ink'),
  totalLabel: style('bold', 11.5, 'accent'),
  totalValue: style('bold', 11.5, 'accent'),
  heading: style('semibold', 9, 'accent'),
  body: style('regular', 9.5, 'ink'),
  strong: style('semibold', 9.5, 'ink'),
  small: style('regular', 7.5, 'muted'),
  footerHeading: style('semibold', 7, 'muted'),
  footer: style('regular', 7, 'muted'),
} as const;

/** The distance of the baselines of a style. */
export const lineHeightOf = ({ size }: TextStyle): number => size * 1.35;
