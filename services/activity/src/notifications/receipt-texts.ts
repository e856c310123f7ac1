import type { PaymentReceiptEvent } from '@bms/contracts/types/billing';
import type { MoneyStyle } from '@bms/money';
import { type MailLanguage, mailFormats } from './languages.ts';
import type { InvoiceMailTexts } from './reminder-texts.ts';

/** The values in the mail of a receipt; amounts are in the smallest unit of `currency`. */
export type ReceiptValues = Pick<PaymentReceiptEvent, 'invoice_number' | 'amount' | 'paid_on' | 'balance' | 'currency'>;

/** The texts of receipts in one language. */
interface Language {
  readonly title: string;
  received(values: { amount: string; day: string; number: string }): string;
  open(balance: string): string;
  readonly settled: string;
}

const languages: Readonly<Record<MailLanguage, Language>> = {
  en: {
    title: 'Receipt',
    received: ({ amount, day, number }) =>
      `We have received your payment of ${amount} on ${day} for invoice ${number}. Thank you.`,
    open: (balance) => `${balance} of the invoice is still to be paid.`,
    settled: 'The invoice is paid in full.',
  },
  de: {
    title: 'Zahlungsbestätigung',
    received: ({ amount, day, number }) =>
      `Ihre Zahlung vom ${day} über ${amount} für die Rechnung ${number} ist eingegangen. Vielen Dank.`,
    open: (balance) => `Von der Rechnung sind noch ${balance} offen.`,
    settled: 'Die Rechnung ist vollständig bezahlt.',
  },
  fr: {
    title: 'Reçu',
    received: ({ amount, day, number }) =>
      `Nous avons bien reçu votre paiement de ${amount} du ${day} pour la facture ${number}. Merci.`,
    open: (balance) => `Il reste ${balance} à payer sur cette facture.`,
    settled: 'La facture est entièrement réglée.',
  },
  es: {
    title: 'Recibo',
    received: ({ amount, day, number }) =>
      `Hemos recibido su pago de ${amount} del ${day} por la factura ${number}. Gracias.`,
    open: (balance) => `De la factura quedan ${balance} por pagar.`,
    settled: 'La factura está pagada por completo.',
  },
};

/**
 * Returns the texts of the mail of a receipt: the amount of this payment, and what is still open, so that nobody takes
 * part of the amount for all of it.
 * @param language ISO 639-1; English for one without texts
 * @param style the format of the organization
 */
export function receiptTexts(
  receipt: ReceiptValues,
  name: string,
  language: string,
  style: MoneyStyle,
): InvoiceMailTexts {
  const { invoice_number: number, amount, paid_on, balance, currency } = receipt;
  const formats = mailFormats(language, style, currency);
  const texts = languages[formats.language];
  const received = texts.received({ amount: formats.money(amount), day: formats.day(paid_on), number });
  const rest = balance > 0 ? texts.open(formats.money(balance)) : texts.settled;
  return {
    subject: `${texts.title}: ${formats.invoice} ${number}`,
    paragraphs: [formats.greeting(name), `${received} ${rest}`],
    button: formats.button,
  };
}
