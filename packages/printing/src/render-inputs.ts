import type { FileContent, Warning } from '@bms/contracts/types/api';
import {
  type DocumentLanguage,
  type InvoiceFormat,
  missingInvoiceData,
  type PageSize,
  type PrintableDocument,
  type Renderer,
} from '@bms/documents';
import type { Call, Kit } from '@bms/service-kit';
import { type DocumentInputs, readLogo } from './document-inputs.ts';
import { documentWarnings, mailedFormats } from './document-warnings.ts';
import { languageOf, type PrintableType, pageSizeOf, toPrintable } from './to-printable.ts';

/** The variant of a PDF; by default that of the client and the organization. */
interface Variant {
  readonly language?: DocumentLanguage | undefined;
  readonly pageSize?: PageSize | undefined;
}

/** Renders the documents of one type. */
export interface RenderInputs {
  /** Renders the PDF, with the electronic invoice in it if its data are complete. @throws ApiError unavailable, timeout */
  pdf(inputs: DocumentInputs, variant?: Variant, within?: Call): Promise<FileContent>;
  /** Renders the electronic invoice. @throws ApiError validation_failed naming the missing data, unavailable, timeout */
  xml(inputs: DocumentInputs, format: InvoiceFormat): Promise<FileContent>;
  /**
   * Renders the electronic invoice that is sent by mail: XRechnung to clients in Germany, otherwise EN 16931.
   * @returns undefined if its data are not complete @throws ApiError unavailable, timeout
   */
  mailedXml(inputs: DocumentInputs): Promise<FileContent | undefined>;
  /** Returns what the recipients of the document will miss. */
  warningsOf(inputs: DocumentInputs, call: Pick<Call, 'log'>): Promise<Warning[]>;
}

/** Creates the functions that render the documents of a type. */
export function createRenderInputs(kit: Pick<Kit, 'request'>, renderer: Renderer, type: PrintableType): RenderInputs {
  return {
    pdf: async (inputs, { language, pageSize = pageSizeOf(inputs) } = {}, within = undefined) => {
      const document = toPrintable(type, inputs, language ?? languageOf(inputs));
      const logo = await readLogo(kit, inputs.organization, within);
      const embedXml = missingInvoiceData(document, 'factur-x').length === 0;
      const printed = logo ? { ...document, seller: { ...document.seller, logo } } : document;
      return fileOf(document, 'pdf', await renderer.renderPdf(printed, { pageSize, embedXml }));
    },
    xml: async (inputs, format) => {
      const document = toPrintable(type, inputs, languageOf(inputs));
      return fileOf(document, 'xml', await renderer.renderXml(document, format));
    },
    mailedXml: async (inputs) => {
      const document = toPrintable(type, inputs, languageOf(inputs));
      const format = mailedFormats(document).find((one) => missingInvoiceData(document, one).length === 0);
      return format && fileOf(document, 'xml', await renderer.renderXml(document, format));
    },
    warningsOf: (inputs, call) => documentWarnings(renderer, toPrintable(type, inputs, languageOf(inputs)), call),
  };
}

const fileOf = (
  { number }: Pick<PrintableDocument, 'number'>,
  type: 'pdf' | 'xml',
  content: Uint8Array,
): FileContent => ({
  media_type: `application/${type}`,
  file_name: `${number.replaceAll('/', '-')}.${type}`,
  content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
});
