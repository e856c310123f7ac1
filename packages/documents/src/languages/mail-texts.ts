import type { PrintableDocument } from '../printable-document.ts';
import { createFormats, type Formats } from './format.ts';
import { insert, messagesOf } from './messages.ts';
import { withheldNotes } from './withheld.ts';

/** The maximum length of a subject in the contract, in characters. */
const MAX_SUBJECT_LENGTH = 200;

/** The texts of a mail with which a document is sent, in the language of the document. */
export interface MailTexts {
  readonly subject: string;
  readonly message: string;
  /** The label of the button that opens the document. */
  readonly button: string;
}

/** Returns the default texts of the mail with which a document is sent. */
export function mailTextsOf(document: PrintableDocument): MailTexts {
  const { kind, number, title, seller, language } = document;
  const { kinds, mail } = messagesOf(language);
  const subject = `${kinds[kind]} ${number}${title ? `: ${title}` : ''}`;
  const paragraphs = [mail.greeting, sentencesOf(document).join(' '), `${mail.closing}\n${seller.name}`];
  return {
    subject: Array.from(subject).slice(0, MAX_SUBJECT_LENGTH).join(''),
    message: paragraphs.join('\n\n'),
    button: mail.buttons[kind],
  };
}

function sentencesOf(document: PrintableDocument): string[] {
  const { kind, number, title = '', total, corrects, language } = document;
  const { mail } = messagesOf(language);
  const formats = createFormats(document);
  const values = { number, title, amount: formats.money(total), invoice: corrects?.number ?? '' };
  const withheld = withheldNotes(document).map((note) => `${note}.`);
  return [insert(mail.sentences[kind], values), ...withheld, ...requestsOf(document, formats)];
}

/** Returns the sentences that ask to pay an invoice or to accept an estimate in time. */
function requestsOf({ balance = 0, due_on, valid_until, language }: PrintableDocument, formats: Formats): string[] {
  const { pay_by, accept_by } = messagesOf(language).mail;
  if (due_on && balance > 0) return [insert(pay_by, { amount: formats.money(balance), date: formats.date(due_on) })];
  return valid_until ? [insert(accept_by, { date: formats.date(valid_until) })] : [];
}
