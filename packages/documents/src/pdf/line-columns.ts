import type { PrintableLine } from '../printable-document.ts';
import type { DrawContext } from './context.ts';
import { widthOf } from './text.ts';
import { styles, type TextStyle } from './theme.ts';

/** A column of the table of lines. */
export interface Column {
  readonly title: string;
  /** The left edge in points. */
  readonly x: number;
  readonly width: number;
  readonly isRight: boolean;
  readonly titleStyle: TextStyle;
  readonly style: TextStyle;
  /** Returns the text of a line; empty for the description, which is drawn from title and text. */
  readonly text: (line: PrintableLine, index: number) => string;
}

type Content = Pick<Column, 'title' | 'isRight' | 'text'> & { readonly isDescription?: boolean };

const GAP = 10;
const MIN_DESCRIPTION = 130;

/**
 * Returns the columns of a document's lines: as wide as their widest value, and the rest for the description. Values
 * that leave too little for it are set smaller.
 */
export function columnsOf(context: DrawContext): Column[] {
  const contents = contentsOf(context);
  const widths = contents.map((content) => (content.isDescription ? 0 : widthOfColumn(context, content)));
  const available = context.format.right - context.format.left - GAP * (contents.length - 1);
  const fixed = widths.reduce((sum, width) => sum + width, 0);
  const scale = Math.min(1, (available - MIN_DESCRIPTION) / fixed);
  const columnStyles = { titleStyle: scaled(styles.columnTitle, scale), style: scaled(styles.lineNumber, scale) };
  let x = context.format.left;
  return contents.map((content, index) => {
    const width = content.isDescription ? available - fixed * scale : (widths[index] ?? 0) * scale;
    const column = { ...content, ...columnStyles, x, width };
    x += width + GAP;
    return column;
  });
}

const scaled = (style: TextStyle, scale: number): TextStyle => ({ ...style, size: style.size * scale });

/** Returns the columns that the document needs: without discounts or taxes if no line has any. */
function contentsOf({ document, formats, texts }: DrawContext): Content[] {
  const { columns } = texts;
  const discount = (line: PrintableLine) => discountOf(line, formats);
  const tax = ({ taxes }: PrintableLine) => taxes.map(({ rate }) => formats.percent(rate)).join(' + ');
  const hasDiscount = document.lines.some((line) => discount(line));
  const hasTax = document.lines.some(({ taxes }) => taxes.length > 0);
  const right = { isRight: true };
  return [
    { title: columns.position, isRight: false, text: (_line, index) => String(index + 1) },
    { title: columns.description, isRight: false, text: () => '', isDescription: true },
    { title: columns.quantity, ...right, text: (line) => quantityOf(line, formats) },
    { title: columns.rate, ...right, text: ({ rate }) => formats.rate(rate) },
    ...(hasDiscount ? [{ title: columns.discount, ...right, text: discount }] : []),
    ...(hasTax ? [{ title: columns.tax, ...right, text: tax }] : []),
    { title: columns.amount, ...right, text: ({ amount }) => formats.amount(amount) },
  ];
}

/** The longest unit beside a quantity; a longer one is below the title. */
const MAX_UNIT = 10;

export const isShortUnit = ({ unit_type: unit = '' }: PrintableLine): boolean => unit.length <= MAX_UNIT;

const quantityOf = (line: PrintableLine, formats: DrawContext['formats']): string =>
  [formats.quantity(line.quantity), isShortUnit(line) ? line.unit_type : ''].filter(Boolean).join('\u00a0');

function discountOf(line: PrintableLine, formats: DrawContext['formats']): string {
  const { discount_percent: percent, discount_amount: amount } = line;
  if (percent && Number(percent) > 0) return formats.percent(percent);
  return amount ? formats.amount(amount) : '';
}

function widthOfColumn({ pdf, document }: DrawContext, { title, text }: Content): number {
  // Figures have one width, so values that differ in figures only are as wide.
  const shapes = new Set(document.lines.map((line, index) => text(line, index).replace(/\d/g, '0')));
  const widths = [...shapes].map((shape) => widthOf(pdf, shape, styles.lineNumber));
  return Math.max(widthOf(pdf, title, styles.columnTitle), ...widths) + 2;
}
