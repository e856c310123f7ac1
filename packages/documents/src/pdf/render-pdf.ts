import { createFormats } from '../languages/format.ts';
import { messagesOf } from '../languages/messages.ts';
import type { PrintableDocument } from '../printable-document.ts';
import { drawClosing } from './closing.ts';
import type { DrawContext } from './context.ts';
import { drawDraftMark } from './draft-mark.ts';
import { loadFonts } from './fonts/font-set.ts';
import { registerFonts } from './fonts/register-fonts.ts';
import { drawFooters } from './footer.ts';
import { drawContinuation, drawLetterhead } from './letterhead.ts';
import { drawLineTable } from './line-table.ts';
import { createPdf, embedInvoiceData } from './metadata.ts';
import { type PageSize, pageFormatOf } from './page-format.ts';
import { layOutTotals } from './totals.ts';

/** The options of a rendered document. */
export interface PdfOptions {
  readonly pageSize: PageSize;
  /** The data of the invoice to embed (Cross Industry Invoice, profile EN 16931). */
  readonly xml?: string;
}

/** Renders a document as tagged PDF/A-3a. The same input gives the same bytes. */
export async function renderPdf(document: PrintableDocument, { pageSize, xml }: PdfOptions): Promise<Uint8Array> {
  const fonts = await loadFonts(document);
  const format = pageFormatOf(pageSize);
  const texts = messagesOf(document.language);
  const pdf = createPdf(document, `${texts.kinds[document.kind]} ${document.number}`, format);
  const bytes = collect(pdf);
  registerFonts(pdf, fonts);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const formats = createFormats(document);
  const addEmptyPage = () => {
    pdf.addPage();
    if (document.is_draft) drawDraftMark({ pdf, format, texts });
  };
  const addPage = () => {
    addEmptyPage();
    return drawContinuation(context);
  };
  const context: DrawContext = { pdf, document, format, formats, texts, root, addPage };
  addEmptyPage();
  drawContent(context);
  root.end();
  if (xml !== undefined) embedInvoiceData(pdf, document, xml);
  pdf.end();
  return bytes;
}

function drawContent(context: DrawContext): void {
  const { document } = context;
  let y = drawLetterhead(context);
  if (document.lines.length > 0) {
    const totals = layOutTotals(context);
    y = drawLineTable(context, y, totals.height);
    y = totals.draw(y);
  }
  drawClosing(context, y);
  drawFooters(context);
}

/** Collects the bytes that a document writes. */
function collect(pdf: NodeJS.ReadableStream): Promise<Uint8Array> {
  return new Promise((done, fail) => {
    const chunks: Uint8Array[] = [];
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('error', fail);
    pdf.on('end', () => done(new Uint8Array(Buffer.concat(chunks))));
  });
}
