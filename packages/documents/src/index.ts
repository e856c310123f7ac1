export { type InvoiceFormat, invoiceFormats } from './e-invoice/formats.ts';
export { missingInvoiceData } from './e-invoice/requirements.ts';
export { type MailTexts, mailTextsOf } from './languages/mail-texts.ts';
export { cancellationReason } from './languages/messages.ts';
export { type EpcInvoice, epcPayload } from './payment/epc-payload.ts';
export { type PageSize, pageSizes } from './pdf/page-format.ts';
export {
  type AccountingTaxes,
  type Buyer,
  type DocumentKind,
  type DocumentLanguage,
  documentLanguages,
  type LineTax,
  type PrintableDocument,
  type PrintableLine,
  type Seller,
  type Supply,
  supplyOf,
  type TaxCategory,
  type TaxTotal,
} from './printable-document.ts';
export { amountsOfRecord, type DocumentRecord, type RecordAmounts } from './record-amounts.ts';
export {
  createRenderer,
  type Renderer,
  type RendererOptions,
  type RenderPdfOptions,
  type UnprintableText,
} from './renderer/renderer.ts';
