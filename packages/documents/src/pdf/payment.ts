import { encode } from 'uqr';
import { insert } from '../languages/messages.ts';
import { epcPayload } from '../payment/epc-payload.ts';
import { amountDue, isInvoice } from '../printable-document.ts';
import type { DrawContext } from './context.ts';
import { placeFor } from './paragraphs.ts';
import { artifact, type Element, group, tagged } from './tags.ts';
import { drawLines, heightOf, widthOf, wrap } from './text.ts';
import { colors, lineHeightOf, styles } from './theme.ts';

const CODE_SIZE = 78;
const PADDING = 10;
/** The white border of the code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** True for an open invoice of a seller with a bank account. */
export function isPayable({ document }: DrawContext): boolean {
  const { seller, kind, balance = amountDue(document) } = document;
  return isInvoice(kind) && balance > 0 && Boolean(seller.iban);
}

/** Draws how an open invoice is paid: bank details and, for EUR, a QR code. @returns the bottom */
export function drawPayment(context: DrawContext, top: number): number {
  const { pdf, document, format, root } = context;
  const payload = epcPayload(document);
  const left = format.left + PADDING + (payload ? CODE_SIZE + PADDING + 4 : 0);
  const width = format.right - PADDING - left;
  const sentence = wrap(pdf, pleasePay(context), styles.body, width);
  const rows = bankRows(context).map(([label, value]) => ({
    label,
    lines: wrap(pdf, value, styles.strong, width - 96),
  }));
  const rowsHeight = rows.reduce((sum, { lines }) => sum + heightOf(lines, styles.strong), 0);
  const textHeight = lineHeightOf(styles.heading) + heightOf(sentence, styles.body) + 5 + rowsHeight;
  const codeHeight = payload ? CODE_SIZE + lineHeightOf(styles.small) + 2 : 0;
  const height = Math.max(textHeight, codeHeight) + 2 * PADDING;
  const y = placeFor(context, height, top);

  artifact(pdf, () => pdf.roundedRect(format.left, y, format.right - format.left, height, 4).fill(pdf.palette.tint));
  const section = group(pdf, root, 'Sect');
  let at = y + PADDING;
  at = tagged(pdf, section, 'H2', () => drawLines(pdf, [context.texts.payment], styles.heading, { x: left, y: at }));
  at = tagged(pdf, section, 'P', () => drawLines(pdf, sentence, styles.body, { x: left, y: at })) + 5;
  const labelWidth = Math.max(...rows.map(({ label }) => widthOf(pdf, label, styles.metaLabel))) + 10;
  for (const { label, lines } of rows) {
    const row = { y: at };
    at = tagged(pdf, section, 'P', () => {
      drawLines(pdf, [label], styles.metaLabel, { x: left, y: row.y + 1 });
      return drawLines(pdf, lines, styles.strong, { x: left + labelWidth, ...row });
    });
  }
  if (payload) drawCode(context, section, payload, { x: format.left + PADDING, y: y + PADDING });
  section.end();
  return y + height;
}

function pleasePay({ document, formats, texts }: DrawContext): string {
  const { balance = amountDue(document), due_on: due, issued_on: issued, number } = document;
  return insert(texts.please_pay, { amount: formats.money(balance), date: formats.date(due ?? issued), number });
}

function bankRows({ document, texts }: DrawContext): [string, string][] {
  const { name, iban = '', bic = '' } = document.seller;
  const rows: [string, string][] = [
    [texts.account_holder, name],
    ['IBAN', groupedIban(iban)],
    ['BIC', bic],
    [texts.reference, document.number],
  ];
  return rows.filter(([, value]) => value);
}

/** Returns an IBAN in groups of four. */
export const groupedIban = (iban: string): string => (iban.replace(/\s/g, '').match(/.{1,4}/g) ?? []).join(' ');

/** Draws the QR code as rectangles, one for each run of dark modules. */
function drawCode(context: DrawContext, section: Element, payload: string, { x, y }: { x: number; y: number }): void {
  const { pdf, texts } = context;
  const { data, size } = encode(payload, { ecc: 'M', border: QUIET_ZONE });
  const module = CODE_SIZE / size;
  const area = {
    alt: texts.scan_to_pay,
    bbox: [x, y, x + CODE_SIZE, y + CODE_SIZE] as [number, number, number, number],
  };
  tagged(
    pdf,
    section,
    'Figure',
    () => {
      pdf.rect(x, y, CODE_SIZE, CODE_SIZE).fill(colors.white);
      data.forEach((row, line) => {
        for (const [start, length] of darkRuns(row))
          pdf.rect(x + start * module, y + line * module, length * module, module);
      });
      pdf.fill('#000000');
    },
    area,
  );
  const label = wrap(pdf, texts.scan_to_pay, styles.small, CODE_SIZE).slice(0, 1);
  const indent = (CODE_SIZE - widthOf(pdf, label[0] ?? '', styles.small)) / 2;
  tagged(pdf, section, 'P', () => drawLines(pdf, label, styles.small, { x: x + indent, y: y + CODE_SIZE + 2 }));
}

/** Returns start and length of the runs of dark modules. */
function darkRuns(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, index) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === index) last[1] += 1;
    else runs.push([index, 1]);
  });
  return runs;
}
