export { createSentCapture, type SentCapture } from './capture-sent.ts';
export { type FindClient, requestClient } from './document-inputs.ts';
export type { MailHandlers } from './document-mails.ts';
export { openPrinting, type PrintedResource, type PrintHandlers, type Printing } from './printing.ts';
export { createShownHash, type ShownHash } from './shown-hash.ts';
export type { PrintableType } from './to-printable.ts';
