import type { DocumentLanguage } from '../printable-document.ts';
import { insert, messagesOf } from './messages.ts';

/** Returns the reason of a credit note that cancels an invoice. @param number that of the invoice */
export const cancellationReason = (number: string, language: DocumentLanguage): string =>
  insert(messagesOf(language).cancellation, { number });
