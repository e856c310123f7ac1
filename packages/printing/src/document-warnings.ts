import { ApiError } from '@bms/contracts';
import type { Warning } from '@bms/contracts/types/api';
import { type InvoiceFormat, missingInvoiceData, type PrintableDocument, type Renderer } from '@bms/documents';
import type { Call } from '@bms/service-kit';

/**
 * Returns what the recipients of a document will miss: the electronic invoice of an invoice if no format can be made, and
 * characters that no font has. Without the renderer, what it would find is left out.
 */
export async function documentWarnings(
  renderer: Pick<Renderer, 'findUnprintable'>,
  document: PrintableDocument,
  { log }: Pick<Call, 'log'>,
): Promise<Warning[]> {
  return [...incompleteData(document), ...(await unprintableTexts(renderer, document, log))];
}

function incompleteData(document: PrintableDocument): Warning[] {
  if (document.kind !== 'invoice' && document.kind !== 'credit_note') return [];
  // The warnings are about the document as it is sent.
  const sent = { ...document, is_draft: false };
  const missing = mailedFormats(sent).map((format) => missingInvoiceData(sent, format));
  if (missing.some(({ length }) => length === 0)) return [];
  return (missing.at(-1) ?? []).map(({ field, message }) => ({
    code: 'electronic_invoice_incomplete',
    field,
    message: `No electronic invoice can be made: ${message}`,
  }));
}

async function unprintableTexts(
  renderer: Pick<Renderer, 'findUnprintable'>,
  document: PrintableDocument,
  log: Call['log'],
): Promise<Warning[]> {
  try {
    const found = await renderer.findUnprintable(document);
    return found.map(({ field, characters }) => ({
      code: 'unprintable_text',
      field,
      message: `${field} has characters that cannot be printed: ${characters.join(' ')}`,
    }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log.warn({ code: error.code }, 'looking for characters that cannot be printed failed');
    return [];
  }
}

/** Returns the formats in which an electronic invoice is sent to its buyer, the preferred one first. */
export const mailedFormats = ({ buyer }: PrintableDocument): readonly InvoiceFormat[] =>
  buyer.country_code === 'DE' ? ['xrechnung-ubl', 'factur-x'] : ['factur-x'];
