import type { InvoiceFormat } from '../e-invoice/formats.ts';
import type { PageSize } from '../pdf/page-format.ts';
import type { PrintableDocument } from '../printable-document.ts';

/** A task of a worker. */
export type RenderTask =
  | {
      readonly kind: 'pdf';
      readonly document: PrintableDocument;
      readonly pageSize: PageSize;
      /** True to embed the data of the invoice (Factur-X). */
      readonly embedXml: boolean;
    }
  /** Finds the characters that no font has; the result is a list in JSON. */
  | { readonly kind: 'unprintable'; readonly document: PrintableDocument }
  | { readonly kind: 'xml'; readonly document: PrintableDocument; readonly format: InvoiceFormat };
