/** The kinds of documents that can be rendered. */
export type DocumentKind = 'invoice' | 'deposit_invoice' | 'credit_note' | 'estimate' | 'order' | 'contract';

/** Returns true for invoices, those for deposits included. */
export const isInvoice = (kind: DocumentKind): boolean => kind === 'invoice' || kind === 'deposit_invoice';

/** The languages of rendered documents (ISO 639-1). */
export const documentLanguages = ['en', 'de', 'fr', 'es'] as const;
export type DocumentLanguage = (typeof documentLanguages)[number];

/** The VAT categories of EN 16931 (UNCL5305). */
export type TaxCategory = 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O';

/** A postal address. */
export interface PostalAddress {
  /** Street and number; may have several lines. */
  readonly address?: string;
  readonly zip?: string;
  readonly city?: string;
  /** The name of the country, as printed. */
  readonly country?: string;
  /** ISO 3166-1 alpha-2; required in e-invoices. */
  readonly country_code?: string;
}

/** An electronic address of a party: its identifier in a scheme of the Electronic Address Scheme list. */
export interface ElectronicAddress {
  readonly scheme: string;
  readonly id: string;
}

/** A discount for early payment. */
export interface CashDiscount {
  /** The days after the day of issue in which it holds. */
  readonly days: number;
  /** Percent as decimal text. */
  readonly percent: string;
}

/** The business that issues the document. */
export interface Seller extends PostalAddress {
  readonly name: string;
  readonly vat_number?: string;
  readonly registration_number?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly website?: string;
  readonly iban?: string;
  readonly bic?: string;
  /** The address of electronic invoices; by default one that follows from its numbers, or its email address. */
  readonly electronic_address?: ElectronicAddress;
  /** The color of headings and totals, as `#rrggbb`. */
  readonly accent_color?: string;
  /** A PNG or JPEG image; another format is ignored. */
  readonly logo?: Uint8Array;
}

/** The recipient of the document. */
export interface Buyer extends PostalAddress {
  readonly name: string;
  readonly vat_number?: string;
  readonly email?: string;
  /** The address of electronic invoices; by default one that follows from its VAT number, or its email address. */
  readonly electronic_address?: ElectronicAddress;
  /** The seller's number of the buyer. */
  readonly number?: string;
}

/** A tax of a line. */
export interface LineTax {
  readonly title: string;
  /** Percent as decimal text, e.g. `19` or `5.5`. */
  readonly rate: string;
  readonly category: TaxCategory;
}

/** The days of a supply as `YYYY-MM-DD`: one day, or the first and the last of a period; none if they are unknown. */
export interface Supply {
  readonly supply_date?: string;
  readonly supply_from?: string;
  readonly supply_to?: string;
}

/** A line of the document. */
export interface PrintableLine extends Supply {
  readonly title: string;
  readonly description?: string;
  /** Decimal text. */
  readonly quantity: string;
  /** The unit price as decimal text, in the smallest unit of the currency: `12.5` is EUR 0.125. */
  readonly rate: string;
  readonly unit_type?: string;
  /** The discount in percent, as decimal text. */
  readonly discount_percent?: string;
  /** The discount in the smallest unit. */
  readonly discount_amount?: number;
  /**
   * Quantity times rate less the discount, as decimal text in the smallest unit. Includes taxes if the rates do. An
   * integer in documents with taxes or discounts; others may have fractions, which are rounded in print.
   */
  readonly amount: string;
  /**
   * The amount without taxes in the smallest unit, for electronic invoices with prices that include taxes; by default it
   * is computed from `amount`.
   */
  readonly net?: number;
  readonly taxes: readonly LineTax[];
}

/** The sum of a tax. */
export interface TaxTotal extends LineTax {
  /** The taxable amount in the smallest unit. */
  readonly base: number;
  /** The tax in the smallest unit. */
  readonly amount: number;
}

/** A tax that the buyer withholds from the amount due. */
export interface WithheldTotal {
  readonly title: string;
  /** Percent as decimal text, below 0. */
  readonly rate: string;
  /** The amount of which it is withheld, in the smallest unit. */
  readonly base: number;
  /** Above 0. */
  readonly amount: number;
}

/** The taxes of a document in the accounting currency of its seller. */
export interface AccountingTaxes {
  /** ISO 4217. */
  readonly currency: string;
  /** The price of one unit of the document's currency, as decimal text. */
  readonly exchange_rate: string;
  /** The sum of the taxes, in the smallest unit of the accounting currency. */
  readonly tax_total: number;
}

/** A reference to another document. */
export interface DocumentReference {
  readonly number: string;
  /** `YYYY-MM-DD`. */
  readonly issued_on?: string;
}

/** A deposit that an invoice offsets. */
export interface OffsetDeposit extends DocumentReference {
  /** The amount without taxes. */
  readonly net: number;
  readonly taxes: readonly TaxTotal[];
  readonly total: number;
  /** The amount that is offset, if it is not the total: without what is withheld. */
  readonly amount?: number;
}

/**
 * A document with everything that is printed. All amounts are integers in the smallest unit of the currency; dates are
 * `YYYY-MM-DD`. The amounts are printed as given and not computed again.
 */
export interface PrintableDocument extends Supply {
  readonly kind: DocumentKind;
  readonly number: string;
  /** The subject, e.g. of a contract. */
  readonly title?: string;
  /** True for a document that has not been sent: it is marked on each page. */
  readonly is_draft?: boolean;
  readonly issued_on: string;
  /** The due date of an invoice. */
  readonly due_on?: string;
  /** The last day on which an estimate can be accepted. */
  readonly valid_until?: string;
  /** The term of a contract. */
  readonly starts_on?: string;
  readonly ends_on?: string;
  readonly seller: Seller;
  readonly buyer: Buyer;
  /** The reference that the buyer asked for, e.g. a Leitweg-ID (BT-10 of EN 16931). */
  readonly buyer_reference?: string;
  /** The number of the buyer's order (BT-13). */
  readonly purchase_order?: string;
  /** The number of the contract (BT-12). */
  readonly contract_reference?: string;
  /** The discounts for early payment. */
  readonly cash_discounts?: readonly CashDiscount[];
  /** The invoice that a credit note corrects. */
  readonly corrects?: DocumentReference;
  /** The deposits that an invoice offsets; their sum is part of `paid`. */
  readonly deposits?: readonly OffsetDeposit[];
  /** ISO 4217. */
  readonly currency: string;
  readonly currency_decimals: number;
  /** True if rates and amounts of lines include taxes. */
  readonly prices_include_tax?: boolean;
  readonly lines: readonly PrintableLine[];
  /** The discount of the document in percent, as decimal text; only printed, its amount is `discount_total`. */
  readonly discount_percent?: string;
  /** The sum of the amounts of the lines. */
  readonly subtotal: number;
  /** The discount of the document. */
  readonly discount_total: number;
  readonly taxes: readonly TaxTotal[];
  readonly total: number;
  /** The withholding taxes; they are no part of the taxes and the total. */
  readonly withheld?: readonly WithheldTotal[];
  /** The taxes in the accounting currency of the seller, if it is another one. */
  readonly accounting?: AccountingTaxes;
  /** The amount paid, without what is withheld; undefined for documents that are not paid. */
  readonly paid?: number;
  /** The balance due; undefined for documents that are not paid. */
  readonly balance?: number;
  /** The text of a contract. */
  readonly content?: string;
  /** The reason of a tax of 0 by category, e.g. of an exemption; defaults to a standard text. */
  readonly exemption_reasons?: Partial<Readonly<Record<TaxCategory, string>>>;
  readonly note?: string;
  readonly terms?: string;
  /** The text at the end of the document. */
  readonly footer?: string;
  readonly language: DocumentLanguage;
  /** The locale of numbers and dates (BCP 47); used if it is of the document's language. */
  readonly locale?: string;
}

/** Returns the sum of what is withheld of a document. */
export const withheldTotalOf = ({ withheld = [] }: Pick<PrintableDocument, 'withheld'>): number =>
  withheld.reduce((sum, { amount }) => sum + amount, 0);

/** Returns the total of a document without what is withheld. */
export const amountDue = (document: Pick<PrintableDocument, 'total' | 'withheld'>): number =>
  document.total - withheldTotalOf(document);

/** Returns the amount of a deposit that is offset. */
export const offsetAmountOf = ({ amount, total }: OffsetDeposit): number => amount ?? total;

/** Returns the days of supply that are set, of a document, a line or a record. */
export const supplyOf = ({ supply_date, supply_from, supply_to }: UnsetSupply): Supply => ({
  ...(supply_date && { supply_date }),
  ...(supply_from && { supply_from }),
  ...(supply_to && { supply_to }),
});

/** The days of supply of a record of the API, in which unset ones are null. */
type UnsetSupply = { readonly [Name in keyof Supply]?: string | null | undefined };
