import PDFDocument from 'pdfkit';
import type { PrintableDocument } from '../printable-document.ts';
import type { PageFormat } from './page-format.ts';
import { paletteOf, type Sheet } from './theme.ts';

const PRODUCER = 'Business Management Service';

/** Members of pdfkit that its types lack. */
interface Metadata {
  info: Record<string, unknown>;
  appendXML(xml: string): void;
  endMetadata(): void;
}

const Untyped = PDFDocument as unknown as new (options: object) => PDFKit.PDFDocument & Metadata;

/** A PDF document whose metadata are valid XML whatever the title has: pdfkit inserts its texts as they are. */
class EscapedDocument extends Untyped {
  override endMetadata(): void {
    const entries = Object.entries(this.info);
    this.info = Object.fromEntries(
      entries.map(([key, value]) => [key, typeof value === 'string' ? escapeXml(value) : value]),
    );
    super.endMetadata();
  }
}

/**
 * Creates an empty document: tagged, PDF/A-3a (ISO 19005-3), with the day of issue as its time, so that the same input
 * gives the same bytes.
 */
export function createPdf(document: PrintableDocument, title: string, format: PageFormat): Sheet & Metadata {
  const issued = issueTime(document);
  const pdf = new EscapedDocument({
    size: [format.width, format.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    lang: document.language,
    displayTitle: true,
    font: null,
    info: {
      Title: title,
      Author: document.seller.name,
      Producer: PRODUCER,
      Creator: PRODUCER,
      CreationDate: issued,
      ModDate: issued,
    },
  });
  return Object.assign(pdf, { palette: paletteOf(document.seller.accent_color) });
}

const issueTime = ({ issued_on }: PrintableDocument): Date => new Date(`${issued_on}T00:00:00Z`);

const FACTUR_X = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const FILE_NAME = 'factur-x.xml';

/** The properties by which a reader finds the invoice data (Factur-X 1.0, section 6). */
const properties: Readonly<Record<string, { readonly value: string; readonly description: string }>> = {
  DocumentType: { value: 'INVOICE', description: 'The type of the embedded document' },
  DocumentFileName: { value: FILE_NAME, description: 'The name of the embedded document' },
  Version: { value: '1.0', description: 'The version of the standard of the embedded document' },
  ConformanceLevel: { value: 'EN 16931', description: 'The conformance level of the embedded document' },
};

/** Embeds the data of an invoice (Factur-X, profile EN 16931). @param xml a Cross Industry Invoice */
export function embedInvoiceData(pdf: PDFKit.PDFDocument & Metadata, document: PrintableDocument, xml: string): void {
  const date = issueTime(document);
  pdf.file(Buffer.from(xml), {
    name: FILE_NAME,
    type: 'text/xml',
    description: 'Factur-X',
    relationship: 'Alternative',
    creationDate: date,
    modifiedDate: date,
  } as PDFKit.Mixins.PDFAttachmentOptions);
  pdf.appendXML(facturXMetadata());
}

function facturXMetadata(): string {
  const declared = Object.entries(properties).map(
    ([name, { description }]) => `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  );
  const values = Object.entries(properties).map(([name, { value }]) => `<fx:${name}>${value}</fx:${name}>`);
  return `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
 xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${FACTUR_X}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>${declared.join('\n')}</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>
<rdf:Description rdf:about="" xmlns:fx="${FACTUR_X}">${values.join('\n')}</rdf:Description>`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeXml = (text: string): string => text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);
