import type { InvoiceReminderEvent } from '@bms/contracts/types/billing';
import type { MoneyStyle } from '@bms/money';
import { type MailLanguage, mailFormats } from './languages.ts';

/** The values in the mail of a reminder; amounts are in the smallest unit of `currency`. */
export type ReminderValues = Pick<
  InvoiceReminderEvent,
  'invoice_number' | 'step' | 'due_date' | 'balance' | 'fee' | 'reminder_fees' | 'currency'
>;

/** The texts of a mail about an invoice. */
export interface InvoiceMailTexts {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The label of the button that opens the invoice. */
  readonly button: string;
}

/** The texts of reminders in one language. */
interface Language {
  /** The titles of the reminders; further ones are like the last. */
  readonly titles: readonly string[];
  overdue(values: { number: string; due: string; balance: string }): string;
  fee(fee: string): string;
  sum(sum: string): string;
  readonly request: string;
}

const languages: Readonly<Record<MailLanguage, Language>> = {
  en: {
    titles: ['Reminder', 'Second reminder', 'Final reminder'],
    overdue: ({ number, due, balance }) =>
      `Invoice ${number} was due on ${due}, and ${balance} of it has not been paid.`,
    fee: (fee) => `This reminder adds a fee of ${fee}.`,
    sum: (sum) => `The amount to pay, with all fees, is ${sum}.`,
    request: 'Please pay it now. If you have already paid, please disregard this email.',
  },
  de: {
    titles: ['Zahlungserinnerung', 'Zweite Mahnung', 'Letzte Mahnung'],
    overdue: ({ number, due, balance }) =>
      `die Rechnung ${number} war am ${due} fällig. ${balance} davon sind noch nicht bezahlt.`,
    fee: (fee) => `Für diese Mahnung kommt eine Gebühr von ${fee} hinzu.`,
    sum: (sum) => `Zu zahlen sind mit allen Gebühren ${sum}.`,
    request: 'Bitte zahlen Sie den Betrag jetzt. Haben Sie schon gezahlt, ist diese E-Mail gegenstandslos.',
  },
  fr: {
    titles: ['Rappel', 'Deuxième rappel', 'Dernier rappel'],
    overdue: ({ number, due, balance }) =>
      `La facture ${number} était payable le ${due}, et ${balance} restent impayés.`,
    fee: (fee) => `Ce rappel ajoute des frais de ${fee}.`,
    sum: (sum) => `Le montant à payer, avec tous les frais, est de ${sum}.`,
    request: 'Merci de régler ce montant maintenant. Si vous avez déjà payé, ne tenez pas compte de cet e-mail.',
  },
  es: {
    titles: ['Recordatorio', 'Segundo recordatorio', 'Último recordatorio'],
    overdue: ({ number, due, balance }) => `La factura ${number} vencía el ${due} y quedan ${balance} por pagar.`,
    fee: (fee) => `Este recordatorio añade un cargo de ${fee}.`,
    sum: (sum) => `El importe por pagar, con todos los cargos, es de ${sum}.`,
    request: 'Le rogamos que lo pague ahora. Si ya ha pagado, no tenga en cuenta este correo.',
  },
};

/**
 * Returns the texts of the mail of a reminder: it asks for the balance and the fees of all reminders. The payment may
 * have crossed with the mail.
 * @param language ISO 639-1; English for one without texts
 * @param style the format of the organization
 */
export function reminderTexts(
  reminder: ReminderValues,
  name: string,
  language: string,
  style: MoneyStyle,
): InvoiceMailTexts {
  const { invoice_number: number, step, due_date, balance, fee, reminder_fees: fees, currency } = reminder;
  const { money, ...formats } = mailFormats(language, style, currency);
  const texts = languages[formats.language];
  const sentences = [
    texts.overdue({ number, due: formats.day(due_date), balance: money(balance) }),
    ...(fee > 0 ? [texts.fee(money(fee))] : []),
    ...(fees > 0 ? [texts.sum(money(balance + fees))] : []),
    texts.request,
  ];
  return {
    subject: `${texts.titles[step - 1] ?? texts.titles.at(-1)}: ${formats.invoice} ${number}`,
    paragraphs: [formats.greeting(name), sentences.join(' ')],
    button: formats.button,
  };
}
