import type { SharedDocument } from './shared-document.ts';

/** The texts of the page in one language. `{name}` is replaced by a value. */
export interface Texts {
  readonly kinds: Readonly<Record<SharedDocument['kind'], string>>;
  readonly statuses: Readonly<Record<string, string>>;
  readonly loading: string;
  readonly missing: string;
  readonly unavailable: string;
  readonly retry: string;
  readonly from: string;
  readonly to: string;
  readonly date: string;
  readonly validUntil: string;
  readonly dueDate: string;
  readonly supplyDate: string;
  readonly supplyPeriod: string;
  readonly lines: string;
  readonly description: string;
  readonly quantity: string;
  readonly unit: string;
  readonly rate: string;
  readonly amount: string;
  /** With `{discount}`. */
  readonly lineDiscount: string;
  readonly subtotal: string;
  readonly withoutTax: string;
  readonly discount: string;
  /** With `{base}`. */
  readonly onBase: string;
  readonly total: string;
  /** With `{title}`. */
  readonly withheld: string;
  /** The total without what is withheld. */
  readonly amountDue: string;
  /** With `{number}`. */
  readonly deposit: string;
  readonly fees: string;
  readonly settled: string;
  readonly balance: string;
  /** The label of a balance below 0. */
  readonly refund: string;
  readonly note: string;
  readonly terms: string;
  readonly vatNumber: string;
  readonly download: string;
  readonly accept: string;
  readonly decline: string;
  readonly acceptQuestion: string;
  readonly declineQuestion: string;
  readonly yourName: string;
  readonly nameMissing: string;
  readonly yourNote: string;
  readonly evidence: string;
  readonly back: string;
  readonly answerFailed: string;
  /** With `{name}` and `{time}`. */
  readonly acceptedBy: string;
  /** With `{name}` and `{time}`. */
  readonly declinedBy: string;
  readonly pay: string;
  readonly payFailed: string;
  readonly paymentPending: string;
  readonly paymentReceived: string;
  readonly payment: string;
  readonly accountHolder: string;
  readonly iban: string;
  readonly bic: string;
  readonly reference: string;
  readonly scan: string;
  readonly qrCode: string;
}

/** Replaces `{name}` by the values. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
