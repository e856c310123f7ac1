import type { DocumentKind, TaxCategory } from '../printable-document.ts';

/** The texts of rendered documents in one language. `{name}` is replaced by a value. */
export interface Messages {
  readonly kinds: Readonly<Record<DocumentKind, string>>;
  readonly draft: string;
  readonly labels: Readonly<
    Record<
      | 'number'
      | 'date'
      | 'delivery_date'
      | 'delivery_period'
      | 'due_date'
      | 'valid_until'
      | 'starts_on'
      | 'ends_on'
      | 'purchase_order'
      | 'contract_reference'
      | 'corrected_invoice'
      | 'buyer_reference'
      | 'buyer_number'
      | 'buyer_vat_number'
      | 'vat_number'
      | 'registration_number'
      | 'phone'
      | 'email'
      | 'website'
      | 'bank'
      | 'contact'
      | 'unit'
      | 'company',
      string
    >
  >;
  readonly columns: Readonly<
    Record<'position' | 'description' | 'quantity' | 'rate' | 'discount' | 'tax' | 'amount', string>
  >;
  readonly carried_forward: string;
  readonly brought_forward: string;
  readonly subtotal: string;
  readonly discount: string;
  /** With `{percent}`. */
  readonly discount_percent: string;
  /** With `{title}`, `{rate}` and `{base}`. */
  readonly tax: string;
  /** With `{title}`, `{rate}` and `{base}`; for rates that include the tax. */
  readonly included_tax: string;
  /** With `{currency}`, `{rate}` and `{own}`, the accounting currency. */
  readonly accounting_tax: string;
  readonly totals: Readonly<Record<DocumentKind, string>>;
  /** With `{title}` and `{rate}`. */
  readonly withheld: string;
  /** The total without what is withheld. */
  readonly amount_due: string;
  readonly paid: string;
  readonly balance: string;
  /** The offset deposits; `of` with `{kind}`, `{number}` and `{date}`. */
  readonly deposits: Readonly<Record<'title' | 'net' | 'tax' | 'total' | 'of' | 'remaining', string>>;
  /** With `{amount}`, `{date}` and `{number}`. */
  readonly please_pay: string;
  /** With `{percent}`, `{days}` and `{date}`. */
  readonly cash_discount: string;
  readonly payment: string;
  readonly scan_to_pay: string;
  readonly account_holder: string;
  readonly reference: string;
  readonly terms: string;
  readonly note: string;
  /** The legal note about a tax of 0. */
  readonly exemptions: Readonly<Record<Exclude<TaxCategory, 'S'>, string>>;
  /** With `{page}` and `{pages}`. */
  readonly page: string;
  /** The reason of a credit note that cancels an invoice. With `{number}`. */
  readonly cancellation: string;
  readonly signature: Readonly<Record<'seller' | 'buyer' | 'place_and_date', string>>;
  readonly mail: MailMessages;
}

/** The texts of the mails with which documents are sent. */
export interface MailMessages {
  readonly greeting: string;
  /** With `{number}`, and `{amount}`, `{title}` or `{invoice}` of the kinds that have them. */
  readonly sentences: Readonly<Record<DocumentKind, string>>;
  /** With `{amount}` and `{date}`. */
  readonly pay_by: string;
  /** With `{date}`. */
  readonly accept_by: string;
  readonly closing: string;
  readonly buttons: Readonly<Record<DocumentKind, string>>;
}
