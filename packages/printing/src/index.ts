export type { SentCapture } from './capture-sent.ts';
export { type FindClient, requestClient } from './document-inputs.ts';
export { type DocumentFeatures, type Documents, mailedModels } from './documents.ts';
export { openPrinting, type Printing } from './printing.ts';
export type { ShownHash } from './shown-hash.ts';
export type { PrintedResource } from './to-printable.ts';
