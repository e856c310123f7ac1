import core from '@e-invoice-eu/core';
import type { PrintableDocument } from '../printable-document.ts';
import { formatRulesOf, type InvoiceFormat } from './formats.ts';
import { toInvoice } from './to-invoice.ts';
import { assertXmlHas, escapeTexts } from './xml-texts.ts';

const silent = { log: () => {}, warn: () => {}, error: () => {} };

/**
 * Writes a document as an electronic invoice. The caller has checked with `missingInvoiceData` that it can be written.
 * @returns the XML as text, which was read again
 * @throws Error if the XML is not well-formed or lacks a text of the document
 */
export async function renderXml(document: PrintableDocument, format: InvoiceFormat): Promise<string> {
  const { writer } = formatRulesOf(format);
  // The service of the library compiles its schema for each invoice (0.2 s); the writers need none.
  const formatter = new core.FormatFactoryService().createFormatService(writer.toLowerCase(), silent);
  const invoice = escapeTexts(toInvoice(document, format));
  formatter.fillInvoiceDefaults(invoice);
  const xml = (await formatter.generate(invoice, { format: writer, lang: document.language })) as string;
  const { number, seller, buyer, lines } = document;
  assertXmlHas(xml, [number, seller.name, buyer.name, ...lines.map(({ title }) => title)]);
  return xml;
}
