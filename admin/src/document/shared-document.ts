/** The days of a supply: one day, or the first and the last of a period; null if they are unknown. */
export interface SharedSupply {
  readonly supply_date: string | null;
  readonly supply_from: string | null;
  readonly supply_to: string | null;
}

/** A line of a document. */
export interface SharedLine extends SharedSupply {
  readonly title: string;
  readonly quantity: number;
  readonly unit_type: string;
  readonly rate: number;
  readonly taxes: readonly string[];
  readonly discount_percent: number | null;
  readonly discount_amount: number | null;
}

/** A tax of a document. */
export interface SharedTax {
  readonly title: string;
  readonly rate: number;
  readonly base: number;
  readonly amount: number;
}

/** A tax that the client withholds. */
export interface SharedWithheld {
  readonly title: string;
  readonly rate: number;
  readonly amount: number;
}

/** The payment details of an invoice. */
export interface SharedPayment {
  readonly account_holder: string;
  readonly iban: string;
  readonly bic: string;
  readonly reference: string;
  readonly amount: number;
  readonly qr_content: string;
  readonly has_checkout: boolean;
}

/** The sender of a document. */
export interface SharedOrganization {
  readonly name: string;
  readonly address: string;
  readonly zip: string;
  readonly city: string;
  readonly state?: string;
  readonly country: string;
  readonly vat_number: string;
  readonly email: string;
  readonly phone: string;
  readonly website: string;
  /** As `#rrggbb`; empty if unknown. */
  readonly accent_color: string;
}

/** The address of the client. */
export interface SharedClient {
  readonly address: string;
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly vat_number: string;
}

/** A deposit that an invoice offsets. */
export interface SharedDeposit {
  readonly number: string;
  readonly date: string | null;
  readonly total: number;
}

/** A document as the API returns it to its recipient (bms.api.SharedDocument). */
export interface SharedDocument extends SharedSupply {
  readonly kind: 'estimate' | 'order' | 'contract' | 'invoice' | 'credit_note';
  readonly number: string;
  readonly title: string;
  readonly status: string;
  /** YYYY-MM-DD, as the other dates. */
  readonly date: string;
  readonly valid_until: string | null;
  readonly due_date: string | null;
  /** BCP 47; empty if unknown. */
  readonly language: string;
  readonly client_name: string;
  readonly client: SharedClient;
  readonly organization: SharedOrganization;
  readonly content: string;
  readonly items: readonly SharedLine[];
  readonly prices_include_tax: boolean;
  readonly subtotal: number;
  readonly discount_total: number;
  readonly taxes: readonly SharedTax[];
  readonly total: number;
  readonly withheld: readonly SharedWithheld[];
  readonly settled: number;
  readonly balance: number;
  readonly deposits: readonly SharedDeposit[];
  readonly fees: number;
  readonly currency: string;
  readonly note: string;
  readonly terms: string;
  readonly can_answer: boolean;
  readonly answer: { readonly name: string; readonly answered_at: string } | null;
  readonly payment: SharedPayment | null;
}
