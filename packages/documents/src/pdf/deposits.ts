import { insert } from '../languages/messages.ts';
import { taxName } from '../languages/withheld.ts';
import type { OffsetDeposit, PrintableDocument, TaxTotal } from '../printable-document.ts';
import type { DrawContext } from './context.ts';
import { placeFor } from './paragraphs.ts';
import { artifact, type Element, group, tagged } from './tags.ts';
import { drawLines, heightOf, type TextPlace, wrap } from './text.ts';
import { colors, lineHeightOf, styles, type TextStyle } from './theme.ts';

/** A row of the table; amounts in the smallest unit, undefined for an empty cell. */
interface Row {
  readonly label: string;
  readonly amounts: readonly (number | undefined)[];
  readonly style: TextStyle;
}

const PADDING = 3;
const AMOUNT_WIDTH = 82;
const COLUMNS = ['net', 'tax', 'total'] as const;
/** The indentation of taxes. */
const INDENT = 10;

/**
 * Draws the deposits that an invoice offsets with their net and tax per rate, and what remains of the invoice, as German
 * law demands of a final invoice (UStG, section 14 paragraph 5). @returns the bottom
 */
export function drawDeposits(context: DrawContext, deposits: readonly OffsetDeposit[], top: number): number {
  const { pdf, root } = context;
  const groups = [
    ...deposits.map((deposit) => rowsOf(context, titleOf(context, deposit), deposit)),
    rowsOf(context, context.texts.deposits.remaining, remainingOf(context.document, deposits)),
  ];
  const headed = headerHeight() + heightOfRows(context, groups[0]!);
  const section = group(pdf, root, 'Sect');
  let y = drawHeader(context, section, placeFor(context, headed, top));
  const table = group(pdf, section, 'Table');
  for (const rows of groups) {
    y = placeFor(context, heightOfRows(context, rows), y);
    for (const row of rows) y = drawRow(context, table, row, y);
    y = drawRule(context, y);
  }
  table.end();
  section.end();
  return y;
}

/** Returns what remains of an invoice after its deposits, for each rate. */
function remainingOf(
  { total, taxes }: Pick<PrintableDocument, 'total' | 'taxes'>,
  deposits: readonly OffsetDeposit[],
): Pick<OffsetDeposit, 'net' | 'taxes' | 'total'> {
  const offset = deposits.flatMap((deposit) => deposit.taxes);
  const remaining = [...Map.groupBy([...taxes, ...offset], keyOf)].map(([key, [first]]): TaxTotal => {
    const left = (name: 'base' | 'amount') => sumOf(ofKey(taxes, key), name) - sumOf(ofKey(offset, key), name);
    return { ...first!, base: left('base'), amount: left('amount') };
  });
  const rest = total - deposits.reduce((sum, deposit) => sum + deposit.total, 0);
  return { total: rest, net: rest - sumOf(remaining, 'amount'), taxes: remaining };
}

const keyOf = ({ category, rate }: TaxTotal): string => `${category} ${Number(rate)}`;
const ofKey = (taxes: readonly TaxTotal[], key: string) => taxes.filter((tax) => keyOf(tax) === key);
const sumOf = (taxes: readonly TaxTotal[], name: 'base' | 'amount'): number =>
  taxes.reduce((sum, tax) => sum + tax[name], 0);

function titleOf({ texts, formats }: DrawContext, { number, issued_on: date }: OffsetDeposit): string {
  const kind = texts.kinds.deposit_invoice;
  return date ? insert(texts.deposits.of, { kind, number, date: formats.date(date) }) : `${kind} ${number}`;
}

function rowsOf(
  { formats }: DrawContext,
  label: string,
  { net, taxes, total }: Pick<OffsetDeposit, 'net' | 'taxes' | 'total'>,
): Row[] {
  return [
    { label, amounts: [net, total - net, total], style: styles.strong },
    ...taxes.map((tax) => ({
      label: `${taxName(tax)} ${formats.percent(tax.rate)}`,
      amounts: [tax.base, tax.amount, undefined],
      style: styles.body,
    })),
  ];
}

const labelWidth = ({ format }: DrawContext): number => format.right - format.left - COLUMNS.length * AMOUNT_WIDTH;
const labelOf = (context: DrawContext, { label, style }: Row): string[] =>
  wrap(context.pdf, label, style, labelWidth(context) - INDENT);

const heightOfRows = (context: DrawContext, rows: readonly Row[]): number =>
  rows.reduce((sum, row) => sum + heightOf(labelOf(context, row), row.style) + PADDING, 0) + PADDING;

const headerHeight = (): number => lineHeightOf(styles.heading) + PADDING;

function drawHeader(context: DrawContext, section: Element, y: number): number {
  const { pdf, format, texts } = context;
  const place = { x: format.left, y };
  tagged(pdf, section, 'H2', () => drawLines(pdf, [texts.deposits.title], styles.heading, place));
  artifact(pdf, () => {
    for (const [at, name] of COLUMNS.entries())
      drawLines(pdf, [texts.deposits[name]], styles.columnTitle, amountPlace(context, at, y));
  });
  return drawRule(context, y + headerHeight());
}

const amountPlace = ({ format }: DrawContext, column: number, y: number): TextPlace => ({
  x: format.right - (COLUMNS.length - column) * AMOUNT_WIDTH,
  y,
  rightIn: AMOUNT_WIDTH,
});

function drawRow(context: DrawContext, table: Element, row: Row, y: number): number {
  const { pdf, format, formats } = context;
  const lines = labelOf(context, row);
  const x = format.left + (row.style === styles.strong ? 0 : INDENT);
  const element = group(pdf, table, 'TR');
  tagged(pdf, element, 'TH', () => drawLines(pdf, lines, row.style, { x, y }), { scope: 'Row' });
  for (const [at, amount] of row.amounts.entries()) {
    const text = amount === undefined ? '' : formats.money(amount);
    tagged(pdf, element, 'TD', () => drawLines(pdf, [text], row.style, amountPlace(context, at, y)));
  }
  element.end();
  return y + heightOf(lines, row.style) + PADDING;
}

function drawRule({ pdf, format }: DrawContext, y: number): number {
  artifact(pdf, () =>
    pdf.moveTo(format.left, y).lineTo(format.right, y).lineWidth(0.4).strokeColor(colors.hairline).stroke(),
  );
  return y + PADDING;
}
