import type { InvoiceReminderEvent } from '@bms/contracts/types/billing';
import { formatMoney, type MoneyStyle } from '@bms/money';

/** The values in the mail of a reminder; amounts are in the smallest unit of `currency`. */
export type ReminderValues = Pick<
  InvoiceReminderEvent,
  'invoice_number' | 'step' | 'due_date' | 'balance' | 'fee' | 'reminder_fees' | 'currency'
>;

/** The texts of the mail of a reminder. */
export interface ReminderTexts {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The label of the button that opens the invoice. */
  readonly button: string;
}

/** The texts of reminders in one language. */
interface Language {
  /** The titles of the reminders; further ones are like the last. */
  readonly titles: readonly string[];
  readonly invoice: string;
  greeting(name: string): string;
  overdue(values: { number: string; due: string; balance: string }): string;
  fee(fee: string): string;
  sum(sum: string): string;
  readonly request: string;
  readonly button: string;
}

const en: Language = {
  titles: ['Reminder', 'Second reminder', 'Final reminder'],
  invoice: 'invoice',
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  overdue: ({ number, due, balance }) => `Invoice ${number} was due on ${due}, and ${balance} of it has not been paid.`,
  fee: (fee) => `This reminder adds a fee of ${fee}.`,
  sum: (sum) => `The amount to pay, with all fees, is ${sum}.`,
  request: 'Please pay it now. If you have already paid, please disregard this email.',
  button: 'View invoice',
};

const languages: Readonly<Record<string, Language>> = {
  en,
  de: {
    titles: ['Zahlungserinnerung', 'Zweite Mahnung', 'Letzte Mahnung'],
    invoice: 'Rechnung',
    greeting: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
    overdue: ({ number, due, balance }) =>
      `die Rechnung ${number} war am ${due} fällig. ${balance} davon sind noch nicht bezahlt.`,
    fee: (fee) => `Für diese Mahnung kommt eine Gebühr von ${fee} hinzu.`,
    sum: (sum) => `Zu zahlen sind mit allen Gebühren ${sum}.`,
    request: 'Bitte zahlen Sie den Betrag jetzt. Haben Sie schon gezahlt, ist diese E-Mail gegenstandslos.',
    button: 'Rechnung ansehen',
  },
  fr: {
    titles: ['Rappel', 'Deuxième rappel', 'Dernier rappel'],
    invoice: 'facture',
    greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    overdue: ({ number, due, balance }) =>
      `La facture ${number} était payable le ${due}, et ${balance} restent impayés.`,
    fee: (fee) => `Ce rappel ajoute des frais de ${fee}.`,
    sum: (sum) => `Le montant à payer, avec tous les frais, est de ${sum}.`,
    request: 'Merci de régler ce montant maintenant. Si vous avez déjà payé, ne tenez pas compte de cet e-mail.',
    button: 'Voir la facture',
  },
  es: {
    titles: ['Recordatorio', 'Segundo recordatorio', 'Último recordatorio'],
    invoice: 'factura',
    greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
    overdue: ({ number, due, balance }) => `La factura ${number} vencía el ${due} y quedan ${balance} por pagar.`,
    fee: (fee) => `Este recordatorio añade un cargo de ${fee}.`,
    sum: (sum) => `El importe por pagar, con todos los cargos, es de ${sum}.`,
    request: 'Le rogamos que lo pague ahora. Si ya ha pagado, no tenga en cuenta este correo.',
    button: 'Ver factura',
  },
};

/**
 * Returns the texts of the mail of a reminder: it asks for the balance and the fees of all reminders. The payment may
 * have crossed with the mail.
 * @param language ISO 639-1; English for one without texts
 * @param style the format of the organization; its locale applies if it is of the language, its currency to events of older versions without one
 */
export function reminderTexts(
  reminder: ReminderValues,
  name: string,
  language: string,
  style: MoneyStyle,
): ReminderTexts {
  const { invoice_number: number, step, due_date, balance, fee, reminder_fees: fees, currency } = reminder;
  const texts = languages[language] ?? en;
  const known = languages[language] ? language : 'en';
  const locale = style.locale?.split('-')[0] === known ? style.locale : known;
  const money = (minor: number) => formatMoney(minor, { ...style, locale, currency: currency || style.currency });
  const due = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${due_date}T00:00:00Z`),
  );
  const sentences = [
    texts.overdue({ number, due, balance: money(balance) }),
    ...(fee > 0 ? [texts.fee(money(fee))] : []),
    ...(fees > 0 ? [texts.sum(money(balance + fees))] : []),
    texts.request,
  ];
  return {
    subject: `${texts.titles[step - 1] ?? texts.titles.at(-1)}: ${texts.invoice} ${number}`,
    paragraphs: [texts.greeting(name), sentences.join(' ')],
    button: texts.button,
  };
}
