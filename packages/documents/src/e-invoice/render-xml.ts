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
  const generated = (await formatter.generate(invoice, { format: writer, lang: document.language })) as string;
  const xml = qualifyDates(generated);
  const { number, seller, buyer, lines } = document;
  assertXmlHas(xml, [number, seller.name, buyer.name, ...lines.map(({ title }) => title)]);
  return xml;
}

/** The date of a preceding invoice, as the library writes it. */
const UNQUALIFIED = /(<ram:FormattedIssueDateTime>\s*)<udt:DateTimeString format="102">([\d-]+)<\/udt:DateTimeString>/g;

/** Returns the XML with the dates of preceding invoices in the namespace and the form (102) that CII has for them. */
const qualifyDates = (xml: string): string =>
  xml.replace(
    UNQUALIFIED,
    (_match, before: string, day: string) =>
      `${before}<qdt:DateTimeString format="102">${day.replaceAll('-', '')}</qdt:DateTimeString>`,
  );
