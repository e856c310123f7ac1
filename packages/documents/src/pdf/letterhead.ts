import { supplyRows } from '../languages/messages.ts';
import type { PostalAddress } from '../printable-document.ts';
import type { DrawContext } from './context.ts';
import { readLogo } from './logo.ts';
import { artifact, type Element, group, tagged } from './tags.ts';
import { drawLines, heightOf, widthOf, wrap } from './text.ts';
import { colors, lineHeightOf, styles, type TextStyle } from './theme.ts';

const LOGO_WIDTH = 190;
const LOGO_HEIGHT = 58;
/** The sizes of an address: the first in which all its lines show through the window of an envelope. */
const ADDRESS_SIZES = [styles.address.size, 9.5, 8.5, 7.8, 7.1];
/** The size of an address for which no window is high enough. */
const LONG_ADDRESS_SIZE = 8.5;
const MIN_SENDER_SIZE = 5;
/** Countries that write the city before the postal code. */
const CITY_FIRST = new Set(['US', 'CA', 'AU', 'NZ', 'GB', 'IE', 'IN']);

/** Draws logo, return address, recipient, number and dates, and the title. @returns the top of the content */
export function drawLetterhead(context: DrawContext): number {
  const section = group(context.pdf, context.root, 'Sect');
  drawBrand(context, section);
  drawFolds(context);
  const addressBottom = drawAddress(context, section);
  const metaBottom = drawMeta(context, section);
  const top = Math.max(context.format.body, addressBottom + 18, metaBottom + 18);
  const bottom = drawTitle(context, section, top);
  section.end();
  return bottom + 14;
}

/** Draws the logo, or the name of the seller if it has none. */
function drawBrand({ pdf, document, format }: DrawContext, section: Element): void {
  const { logo: bytes, name } = document.seller;
  const logo = bytes && readLogo(bytes);
  const { left: x, top: y, right } = format;
  if (!logo) {
    const lines = wrap(pdf, name, styles.brand, right - x).slice(0, 2);
    tagged(pdf, section, 'P', () => drawLines(pdf, lines, styles.brand, { x, y }));
    return;
  }
  const scale = Math.min(LOGO_WIDTH / logo.width, LOGO_HEIGHT / logo.height);
  const size = { width: logo.width * scale, height: logo.height * scale };
  tagged(pdf, section, 'Figure', () => pdf.image(Buffer.from(logo.bytes), x, y, size), {
    alt: name,
    bbox: [x, y, x + size.width, y + size.height],
  });
}

/** Draws the marks at which the sheet is folded. */
function drawFolds({ pdf, format }: DrawContext): void {
  artifact(pdf, () => {
    for (const fold of format.folds) pdf.moveTo(10, fold).lineTo(20, fold);
    pdf.lineWidth(0.4).strokeColor(colors.hairline).stroke();
  });
}

/** Draws return address and recipient; one that is longer than the window goes on below it. @returns the bottom */
function drawAddress(context: DrawContext, section: Element): number {
  const { pdf, document, format } = context;
  const { seller, buyer } = document;
  const { left: x, top: y } = format.address;
  tagged(pdf, section, 'P', () => drawSender(context));
  const isForeign = Boolean(buyer.country) && buyer.country !== seller.country;
  const lines = [buyer.name, ...placeLines(buyer), ...(isForeign ? [(buyer.country ?? '').toUpperCase()] : [])];
  const address = fitAddress(context, lines.filter(Boolean));
  return tagged(pdf, section, 'P', () => drawLines(pdf, address.lines, address.style, { x, y }));
}

/** Wraps the lines of an address in the first size in which all of them fit. */
function fitAddress({ pdf, format }: DrawContext, lines: readonly string[]): { lines: string[]; style: TextStyle } {
  const { width, height } = format.address;
  const wrapIn = (size: number) => {
    const style = { ...styles.address, size };
    return { style, lines: lines.flatMap((line) => wrap(pdf, line, style, width)) };
  };
  for (const size of ADDRESS_SIZES) {
    const wrapped = wrapIn(size);
    if (heightOf(wrapped.lines, wrapped.style) <= height) return wrapped;
  }
  return wrapIn(LONG_ADDRESS_SIZE);
}

/** Draws the return address in one line, smaller if it is long. */
function drawSender({ pdf, document, format }: DrawContext): void {
  const { seller } = document;
  const { left: x, width, sender } = format.address;
  const text = [seller.name, ...placeLines(seller).map(oneLine)].filter(Boolean).join(' · ');
  const { size } = styles.sender;
  const fitted = Math.max(MIN_SENDER_SIZE, size * Math.min(1, width / widthOf(pdf, text, styles.sender)));
  const style = { ...styles.sender, size: fitted };
  const [line = ''] = wrap(pdf, text, style, width + 1);
  drawLines(pdf, [line], style, { x, y: sender });
  const under = sender + lineHeightOf(styles.sender) + 1;
  pdf.moveTo(x, under).lineTo(x + Math.min(widthOf(pdf, line, style), width), under);
  pdf.lineWidth(0.4).strokeColor(colors.hairline).stroke();
}

/** Returns the lines of an address below the name: street, and postal code with city. */
export function placeLines({ address = '', zip = '', city = '', country_code = '' }: PostalAddress): string[] {
  const place = CITY_FIRST.has(country_code) ? [city, zip] : [zip, city];
  return [...address.split('\n'), place.filter(Boolean).join(' ')].filter((line) => line.trim());
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Draws number, dates and references beside the address. @returns its bottom */
function drawMeta(context: DrawContext, section: Element): number {
  const { pdf, format } = context;
  const { left, top } = format.meta;
  const rows = metaRows(context);
  const labelWidth = Math.max(...rows.map(([label]) => widthOf(pdf, label, styles.metaLabel))) + 10;
  const valueLeft = left + labelWidth;
  let y = top;
  for (const [label, value] of rows) {
    const lines = wrap(pdf, value, styles.metaValue, format.right - valueLeft);
    const row = { y };
    y = tagged(pdf, section, 'P', () => {
      drawLines(pdf, [label], styles.metaLabel, { x: left, ...row });
      return drawLines(pdf, lines, styles.metaValue, { x: valueLeft, ...row }) + 2.5;
    });
  }
  return y;
}

/** Returns the labels and values of the block beside the address, without those that are empty. */
function metaRows({ document, formats, texts }: DrawContext): [string, string][] {
  const { labels } = texts;
  const date = (day: string | undefined) => (day ? formats.date(day) : '');
  const { corrects, buyer } = document;
  const rows: [string, string][] = [
    [labels.number, document.number],
    [labels.date, date(document.issued_on)],
    ...supplyRows(document, { formats, texts }),
    [labels.due_date, date(document.due_on)],
    [labels.valid_until, date(document.valid_until)],
    [labels.starts_on, date(document.starts_on)],
    [labels.ends_on, date(document.ends_on)],
    [labels.corrected_invoice, corrects?.number ?? ''],
    [labels.buyer_reference, document.buyer_reference ?? ''],
    [labels.purchase_order, document.purchase_order ?? ''],
    [labels.contract_reference, document.contract_reference ?? ''],
    [labels.buyer_number, buyer.number ?? ''],
    [labels.buyer_vat_number, buyer.vat_number ?? ''],
  ];
  return rows.filter(([, value]) => value);
}

function drawTitle({ pdf, document, format, texts }: DrawContext, section: Element, top: number): number {
  const width = format.right - format.left;
  const heading = wrap(pdf, `${texts.kinds[document.kind]} ${document.number}`, styles.title, width);
  const bottom = tagged(pdf, section, 'H1', () => drawLines(pdf, heading, styles.title, { x: format.left, y: top }));
  if (!document.title) return bottom;
  const subject = wrap(pdf, document.title, styles.subject, width);
  return tagged(pdf, section, 'P', () => drawLines(pdf, subject, styles.subject, { x: format.left, y: bottom }));
}

/** Draws the header of further pages. @returns the top of the content */
export function drawContinuation({ pdf, document, format, formats, texts }: Omit<DrawContext, 'addPage'>): number {
  const title = `${texts.kinds[document.kind]} ${document.number} · ${formats.date(document.issued_on)}`;
  return artifact(
    pdf,
    () => {
      const y = format.continuation - lineHeightOf(styles.continuation);
      const [name = ''] = wrap(pdf, document.seller.name, styles.continuation, (format.right - format.left) / 2);
      drawLines(pdf, [name], styles.continuation, { x: format.left, y });
      drawLines(pdf, [title], styles.continuation, { x: format.left, y, rightIn: format.right - format.left });
      return format.continuation + heightOf([title], styles.continuation);
    },
    'Pagination',
  );
}
