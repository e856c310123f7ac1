import { insert } from '../languages/messages.ts';
import { taxName, withheldLabel } from '../languages/withheld.ts';
import { amountDue, offsetAmountOf, type TaxTotal } from '../printable-document.ts';
import type { DrawContext } from './context.ts';
import { artifact, type Element, group, tagged } from './tags.ts';
import { drawLines, heightOf, widthOf, wrap } from './text.ts';
import { styles, type TextStyle } from './theme.ts';

/** A row of the totals. */
interface SumRow {
  readonly label: readonly string[];
  readonly value: string;
  readonly isTotal: boolean;
}

const WIDTH = 260;
const GAP = 14;
const PADDING = 3;
const TOTAL_PADDING = 6;

/** The totals prepared for drawing, with their height in points. */
export interface Totals {
  readonly height: number;
  /** @returns the bottom of the totals */
  readonly draw: (top: number) => number;
}

/** Prepares subtotal, discount, taxes, total, what is withheld, paid amount and balance. */
export function layOutTotals(context: DrawContext): Totals {
  const rows = sumRows(context);
  const height = rows.reduce((sum, row) => sum + heightOfRow(row), 0) + 8;
  return { height, draw: (top) => drawTotals(context, rows, top + 8) };
}

function drawTotals({ pdf, root, format }: DrawContext, rows: readonly SumRow[], top: number): number {
  const table = group(pdf, root, 'Table');
  const left = format.right - WIDTH;
  let y = top;
  for (const row of rows) {
    drawRow(pdf, table, row, { left, right: format.right, y });
    y += heightOfRow(row);
  }
  table.end();
  return y;
}

type Pdf = DrawContext['pdf'];

function drawRow(pdf: Pdf, table: Element, row: SumRow, at: { left: number; right: number; y: number }): void {
  const { label, value } = stylesOf(row);
  if (row.isTotal) artifact(pdf, () => drawRule(pdf, at));
  const y = at.y + (row.isTotal ? TOTAL_PADDING : PADDING);
  const element = group(pdf, table, 'TR');
  tagged(pdf, element, 'TH', () => drawLines(pdf, row.label, label, { x: at.left, y }), { scope: 'Row' });
  tagged(pdf, element, 'TD', () => drawLines(pdf, [row.value], value, { x: at.left, y, rightIn: WIDTH }));
  element.end();
}

const drawRule = (pdf: Pdf, { left, right, y }: { left: number; right: number; y: number }): void => {
  pdf
    .moveTo(left, y + 1)
    .lineTo(right, y + 1)
    .lineWidth(0.9)
    .strokeColor(pdf.palette.accent)
    .stroke();
};

const stylesOf = ({ isTotal }: SumRow): { label: TextStyle; value: TextStyle } =>
  isTotal ? { label: styles.totalLabel, value: styles.totalValue } : { label: styles.sumLabel, value: styles.sumValue };

const heightOfRow = (row: SumRow): number =>
  heightOf(row.label, stylesOf(row).label) + 2 * (row.isTotal ? TOTAL_PADDING : PADDING);

function sumRows(context: DrawContext): SumRow[] {
  const { document, formats, texts } = context;
  const { subtotal, discount_total: discount, taxes, total, paid, balance } = document;
  const row = (label: string, amount: number, isTotal = false) =>
    sumRow(context, label, formats.money(amount), isTotal);
  const hasParts = taxes.length > 0 || discount !== 0;
  const deposited = (document.deposits ?? []).reduce((sum, deposit) => sum + offsetAmountOf(deposit), 0);
  const isPaid = paid !== undefined && paid !== 0;
  const taxRows = taxes.map((tax) => row(taxLabel(context, tax), tax.amount));
  return [
    ...(hasParts ? [row(texts.subtotal, subtotal)] : []),
    ...(discount !== 0 ? [row(discountLabel(context), -discount)] : []),
    ...(document.prices_include_tax ? [] : taxRows),
    row(texts.totals[document.kind], total, true),
    ...(document.prices_include_tax ? taxRows : []),
    ...accountingRows(context),
    ...withheldRows(context),
    ...(deposited !== 0 ? [row(texts.deposits.title, -deposited)] : []),
    ...(isPaid && paid !== deposited ? [row(texts.paid, deposited - paid)] : []),
    ...(isPaid && balance !== undefined ? [row(texts.balance, balance, true)] : []),
  ];
}

/** Returns the rows of what is withheld, and of the amount that is due without it. */
function withheldRows(context: DrawContext): SumRow[] {
  const { document, formats, texts } = context;
  const { withheld = [] } = document;
  if (withheld.length === 0) return [];
  return [
    ...withheld.map((tax) => sumRow(context, withheldLabel(document, tax, formats), formats.money(-tax.amount), false)),
    sumRow(context, texts.amount_due, formats.money(amountDue(document)), true),
  ];
}

/** Returns the row of the taxes in the accounting currency, with the exchange rate. */
function accountingRows(context: DrawContext): SumRow[] {
  const { document, formats, texts } = context;
  const { accounting, currency } = document;
  if (!accounting) return [];
  const { exchange_rate: rate, currency: own, tax_total: total } = accounting;
  const label = insert(texts.accounting_tax, { currency, rate: formats.quantity(rate), own });
  return [sumRow(context, label, formats.moneyIn(total, own), false)];
}

function sumRow({ pdf }: DrawContext, label: string, value: string, isTotal: boolean): SumRow {
  const style = isTotal ? styles.totalLabel : styles.sumLabel;
  const valueStyle = isTotal ? styles.totalValue : styles.sumValue;
  const available = WIDTH - GAP - widthOf(pdf, value, valueStyle);
  return { label: wrap(pdf, label, style, available), value, isTotal };
}

function taxLabel({ document, formats, texts }: DrawContext, { title, rate, base }: TaxTotal): string {
  const text = document.prices_include_tax ? texts.included_tax : texts.tax;
  return insert(text, { title: taxName({ title }), rate: formats.percent(rate), base: formats.money(base) });
}

function discountLabel({ document, formats, texts }: DrawContext): string {
  const { discount_percent: percent } = document;
  if (!percent || Number(percent) === 0) return texts.discount;
  return insert(texts.discount_percent, { percent: formats.percent(percent) });
}
