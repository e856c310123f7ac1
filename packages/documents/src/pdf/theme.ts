/** The fonts of documents by weight. */
export const fontWeights = ['regular', 'semibold', 'bold'] as const;
export type FontWeight = (typeof fontWeights)[number];

/** The style of a text. */
export interface TextStyle {
  readonly weight: FontWeight;
  /** In points. */
  readonly size: number;
  readonly color: string;
}

export const colors = {
  ink: '#1b2530',
  muted: '#5a6572',
  accent: '#14506b',
  tint: '#eef4f7',
  hairline: '#d9dfe5',
  watermark: '#eff2f5',
  white: '#ffffff',
} as const;

const style = (weight: FontWeight, size: number, color: string): TextStyle => ({ weight, size, color });

export const styles = {
  brand: style('bold', 17, colors.accent),
  sender: style('regular', 6.5, colors.muted),
  address: style('regular', 10.5, colors.ink),
  metaLabel: style('regular', 8.5, colors.muted),
  metaValue: style('semibold', 8.5, colors.ink),
  title: style('bold', 20, colors.ink),
  subject: style('semibold', 11, colors.ink),
  continuation: style('regular', 8, colors.muted),
  columnTitle: style('semibold', 7.5, colors.muted),
  lineTitle: style('semibold', 9.5, colors.ink),
  lineText: style('regular', 8.5, colors.muted),
  lineNumber: style('regular', 9.5, colors.ink),
  carried: style('semibold', 8.5, colors.accent),
  sumLabel: style('regular', 9.5, colors.ink),
  sumValue: style('regular', 9.5, colors.ink),
  totalLabel: style('bold', 11.5, colors.accent),
  totalValue: style('bold', 11.5, colors.accent),
  heading: style('semibold', 9, colors.accent),
  body: style('regular', 9.5, colors.ink),
  strong: style('semibold', 9.5, colors.ink),
  small: style('regular', 7.5, colors.muted),
  footerHeading: style('semibold', 7, colors.muted),
  footer: style('regular', 7, colors.muted),
} as const;

/** The distance of the baselines of a style. */
export const lineHeightOf = ({ size }: TextStyle): number => size * 1.35;
