import { Decimal } from 'decimal.js';
import { supplyRows } from '../languages/messages.ts';
import type { PrintableLine } from '../printable-document.ts';
import type { DrawContext } from './context.ts';
import { type Column, columnsOf, isShortUnit } from './line-columns.ts';
import { artifact, type Element, group, tagged } from './tags.ts';
import { drawLines, heightOf, wrap } from './text.ts';
import { colors, lineHeightOf, styles, type TextStyle } from './theme.ts';

/** A line prepared for drawing. */
interface Row {
  readonly cells: readonly string[];
  /** The lines of the description with their styles. */
  readonly description: readonly { readonly text: string; readonly style: TextStyle }[];
  readonly amount: Decimal;
}

const PADDING = 5;
const CARRIED_HEIGHT = lineHeightOf(styles.carried) + 2 * PADDING;

/** The table while it is drawn. */
interface Table {
  readonly context: DrawContext;
  readonly columns: readonly Column[];
  readonly body: Element;
  y: number;
  /** The sum of the amounts of the rows drawn so far. */
  carried: Decimal;
}

/**
 * Draws the table of the lines, over as many pages as it needs, each with the header and the sum of the pages before.
 * @param top where the table begins
 * @param closing the height of what follows the last line on its page
 * @returns the bottom of the table
 */
export function drawLineTable(context: DrawContext, top: number, closing: number): number {
  const { pdf, root, document } = context;
  const columns = columnsOf(context);
  const element = group(pdf, root, 'Table');
  const y = drawHeader(context, columns, top, element);
  const table: Table = { context, columns, body: group(pdf, element, 'TBody'), y, carried: new Decimal(0) };
  document.lines.forEach((line, index) => {
    const row = rowOf(context, columns, line, index);
    const isLast = index === document.lines.length - 1;
    drawRow(table, row, isLast ? closing : CARRIED_HEIGHT);
  });
  table.body.end();
  element.end();
  return table.y;
}

/** Draws the titles of the columns, on the first page as header of the table. @returns its bottom */
function drawHeader({ pdf, format }: DrawContext, columns: readonly Column[], y: number, parent?: Element): number {
  const bottom = y + lineHeightOf(styles.columnTitle) + 5;
  const drawTitle = ({ title, x, width, isRight, titleStyle }: Column) =>
    drawLines(pdf, [title], titleStyle, { x, y, ...(isRight && { rightIn: width }) });
  if (parent) {
    const head = group(pdf, parent, 'THead');
    const row = group(pdf, head, 'TR');
    for (const column of columns) tagged(pdf, row, 'TH', () => drawTitle(column), { scope: 'Column' });
    row.end();
    head.end();
  }
  artifact(pdf, () => {
    if (!parent) for (const column of columns) drawTitle(column);
    pdf
      .moveTo(format.left, bottom)
      .lineTo(format.right, bottom)
      .lineWidth(0.9)
      .strokeColor(pdf.palette.accent)
      .stroke();
  });
  return bottom;
}

function rowOf(
  { pdf, formats, texts }: DrawContext,
  columns: readonly Column[],
  line: PrintableLine,
  index: number,
): Row {
  const width = columns[1]?.width ?? 0;
  const styled = (text: string | undefined, style: TextStyle) =>
    text ? wrap(pdf, text, style, width).map((part) => ({ text: part, style })) : [];
  return {
    cells: columns.map(({ text }) => text(line, index)),
    description: [
      ...styled(line.title, styles.lineTitle),
      ...styled(isShortUnit(line) ? '' : `${texts.labels.unit}: ${line.unit_type}`, styles.lineText),
      ...supplyRows(line, { formats, texts }).flatMap((row) => styled(row.join(': '), styles.lineText)),
      ...styled(line.description, styles.lineText),
    ],
    amount: new Decimal(line.amount),
  };
}

/** Draws a row, on a new page if it does not fit; one that is longer than a page is continued on the next. */
function drawRow(table: Table, row: Row, following: number): void {
  const { format } = table.context;
  const height = heightOfRow(row);
  const available = format.bottom - table.y - following;
  const page = format.bottom - format.continuation - 60 - following;
  if (height > available && (height <= page || available < 60)) breakPage(table);
  let rest = row;
  while (heightOfRow(rest) > format.bottom - table.y - following && rest.description.length > 1) {
    const [part, remaining] = splitRow(rest, format.bottom - table.y - CARRIED_HEIGHT);
    drawPart(table, part);
    breakPage(table);
    rest = remaining;
  }
  drawPart(table, rest);
}

const heightOfRow = ({ description }: Row): number =>
  description.reduce((sum, { style }) => sum + lineHeightOf(style), 0) + 2 * PADDING;

/** Splits the description of a row at a height; the first part has the numbers and the amount. */
function splitRow(row: Row, height: number): [Row, Row] {
  let used = 2 * PADDING;
  const fits = row.description.findIndex(({ style }) => {
    used += lineHeightOf(style);
    return used > height;
  });
  const count = Math.max(1, fits === -1 ? row.description.length - 1 : fits);
  return [
    { ...row, description: row.description.slice(0, count) },
    { cells: row.cells.map(() => ''), description: row.description.slice(count), amount: new Decimal(0) },
  ];
}

function drawPart(table: Table, { cells, description, amount }: Row): void {
  const { context, columns, body } = table;
  const { pdf, format } = context;
  const y = table.y + PADDING;
  const row = group(pdf, body, 'TR');
  let bottom = y + lineHeightOf(styles.lineNumber);
  columns.forEach(({ x, width, isRight, style: number }, index) => {
    tagged(pdf, row, 'TD', () => {
      if (index !== 1)
        return drawLines(pdf, [cells[index] ?? ''], number, { x, y, ...(isRight && { rightIn: width }) });
      const end = description.reduce((at, { text, style }) => drawLines(pdf, [text], style, { x, y: at }), y);
      bottom = Math.max(bottom, end);
      return end;
    });
  });
  row.end();
  table.y = bottom + PADDING;
  table.carried = table.carried.plus(amount);
  artifact(pdf, () => {
    pdf.moveTo(format.left, table.y).lineTo(format.right, table.y).lineWidth(0.5).strokeColor(colors.hairline).stroke();
  });
}

/** Ends the page with the sum so far, and repeats it below the header of the next one. */
function breakPage(table: Table): void {
  const { context, columns } = table;
  const { texts } = context;
  drawCarried(table, texts.carried_forward);
  table.y = drawHeader(context, columns, context.addPage() + 8);
  drawCarried(table, texts.brought_forward);
}

function drawCarried(table: Table, label: string): void {
  const { pdf, format, formats } = table.context;
  const style = styles.carried;
  const place = { x: format.left, y: table.y + PADDING };
  artifact(
    pdf,
    () => {
      pdf.rect(format.left, table.y, format.right - format.left, CARRIED_HEIGHT).fill(pdf.palette.tint);
      const amount = formats.amount(table.carried.toFixed());
      const labelRight = format.right - format.left - heightOf([''], style) - widthOfAmount(table);
      drawLines(pdf, [label], style, { ...place, rightIn: labelRight });
      drawLines(pdf, [amount], style, { ...place, rightIn: format.right - format.left });
    },
    'Pagination',
  );
  table.y += CARRIED_HEIGHT;
}

const widthOfAmount = ({ columns }: Table): number => columns.at(-1)?.width ?? 0;
