import { insert } from '../languages/messages.ts';
import type { DrawContext } from './context.ts';
import { placeLines } from './letterhead.ts';
import { groupedIban } from './payment.ts';
import { artifact, group, tagged } from './tags.ts';
import { drawLines, wrap } from './text.ts';
import { colors, lineHeightOf, styles } from './theme.ts';

/** A column of the footer. */
interface FooterColumn {
  readonly heading: string;
  readonly lines: readonly string[];
}

const MAX_LINES = 4;
const GAP = 14;

/** Draws the footer of all pages: the seller's details and the number of the page. */
export function drawFooters(context: DrawContext): void {
  const { pdf } = context;
  const { start, count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page);
    if (page === 0) drawTaggedDetails(context);
    else artifact(pdf, () => drawDetails(context), 'Pagination');
    artifact(pdf, () => drawPageNumber(context, page + 1, count), 'Pagination');
  }
}

/** Draws the details as content: on the first page they are what assistive technology reads. */
function drawTaggedDetails(context: DrawContext): void {
  const { pdf, root } = context;
  const section = group(pdf, root, 'Sect');
  tagged(pdf, section, 'P', () => drawDetails(context));
  section.end();
}

function drawDetails(context: DrawContext): void {
  const { pdf, format } = context;
  pdf.moveTo(format.left, format.footer).lineTo(format.right, format.footer);
  pdf.lineWidth(0.5).strokeColor(colors.hairline).stroke();
  const columns = footerColumns(context);
  const width = (format.right - format.left - GAP * (columns.length - 1)) / columns.length;
  columns.forEach(({ heading, lines }, index) => {
    const x = format.left + index * (width + GAP);
    const title = wrap(pdf, heading, styles.footerHeading, width).slice(0, 1);
    const y = drawLines(pdf, title, styles.footerHeading, { x, y: format.footer + 6 });
    const shown = lines.flatMap((line) => wrap(pdf, line, styles.footer, width)).slice(0, MAX_LINES);
    drawLines(pdf, shown, styles.footer, { x, y });
  });
}

function footerColumns({ document, texts }: DrawContext): FooterColumn[] {
  const { seller } = document;
  const { labels } = texts;
  const labelled = (label: string, value: string | undefined) => (value ? [`${label} ${value}`] : []);
  const columns: FooterColumn[] = [
    { heading: seller.name, lines: [...placeLines(seller), ...(seller.country ? [seller.country] : [])] },
    {
      heading: labels.contact,
      lines: [seller.phone, seller.email, seller.website?.replace(/^https?:\/\//, '')].flatMap((text) => text || []),
    },
    {
      heading: labels.company,
      lines: [
        ...labelled(labels.vat_number, seller.vat_number),
        ...labelled(labels.registration_number, seller.registration_number),
      ],
    },
    {
      heading: labels.bank,
      lines: [...labelled('IBAN', seller.iban && groupedIban(seller.iban)), ...labelled('BIC', seller.bic)],
    },
  ];
  return columns.filter(({ lines }, index) => index === 0 || lines.length > 0);
}

function drawPageNumber({ pdf, format, texts }: DrawContext, page: number, pages: number): void {
  const text = insert(texts.page, { page: String(page), pages: String(pages) });
  const y = format.footer - lineHeightOf(styles.footer) - 3;
  drawLines(pdf, [text], styles.footer, { x: format.left, y, rightIn: format.right - format.left });
}
