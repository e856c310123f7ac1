import { formatMoney, type MoneyStyle } from '@bms/money';

/** The words that all mails about invoices share, in one language. */
export interface CommonWords {
  readonly invoice: string;
  greeting(name: string): string;
  /** The label of the button that opens the invoice. */
  readonly button: string;
}

/** The words by language (ISO 639-1). */
const words = {
  en: {
    invoice: 'invoice',
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    button: 'View invoice',
  },
  de: {
    invoice: 'Rechnung',
    greeting: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
    button: 'Rechnung ansehen',
  },
  fr: {
    invoice: 'facture',
    greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    button: 'Voir la facture',
  },
  es: {
    invoice: 'factura',
    greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
    button: 'Ver factura',
  },
} as const satisfies Readonly<Record<string, CommonWords>>;

/** A language of mails about invoices. */
export type MailLanguage = keyof typeof words;

/** The words and formats of a mail. */
export interface MailFormats extends CommonWords {
  readonly language: MailLanguage;
  /** Formats an amount in the smallest unit. */
  money(minor: number): string;
  /** Formats a day. @param day YYYY-MM-DD */
  day(day: string): string;
}

/**
 * Returns the words and formats of a mail.
 * @param language ISO 639-1; English for one without texts
 * @param style the format of the organization; its locale applies if it is of the language, its currency without another
 * @param currency ISO 4217; empty in events of older versions
 */
export function mailFormats(language: string, style: MoneyStyle, currency: string): MailFormats {
  const known = Object.hasOwn(words, language) ? (language as MailLanguage) : 'en';
  const locale = style.locale?.split('-')[0] === known ? style.locale : known;
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    ...words[known],
    language: known,
    money: (minor) => formatMoney(minor, { ...style, locale, currency: currency || style.currency }),
    day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
  };
}
