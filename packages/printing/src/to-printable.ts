import { countryCodeOf } from '@bms/contracts';
import type { CashDiscount, ElectronicAddress } from '@bms/contracts/types/api';
import type { SharedKind } from '@bms/document-links';
import {
  amountsOfRecord,
  type Buyer,
  type DocumentKind,
  type DocumentLanguage,
  type DocumentRecord,
  documentLanguages,
  type PageSize,
  type PrintableDocument,
  type Seller,
  type Supply,
  supplyOf,
} from '@bms/documents';
import type { EventName } from '@bms/events';
import type { Message } from '@bms/service-kit';
import type { DocumentInputs } from './document-inputs.ts';

/** The parts of a document that only its kind has; the others are the same in all records. */
type OwnParts = Pick<
  PrintableDocument,
  | 'number'
  | 'title'
  | 'issued_on'
  | 'due_on'
  | 'valid_until'
  | 'starts_on'
  | 'ends_on'
  | 'corrects'
  | 'deposits'
  | 'paid'
  | 'balance'
  | 'content'
  | 'note'
> &
  Partial<Pick<PrintableDocument, 'kind'>>;

/**
 * The kind of document of a resource; `partsOf` can return another one for some records.
 * @typeParam Shown the record as the API returns it
 */
export interface PrintableType<Shown extends object = Message> {
  readonly kind: DocumentKind;
  /** Returns the parts of the document that only its kind has. */
  readonly partsOf: (record: Shown) => OwnParts;
}

/**
 * A resource whose records are printed, and shown to their recipients by links.
 * @typeParam Shown the record as the API returns it
 */
export interface PrintedResource<Shown extends object = Message>
  extends PrintableType<Shown>,
    Pick<SharedKind, 'numberField' | 'dateFields'> {
  /** The statuses of records that have been sent: their documents never change. */
  readonly sentStatuses: readonly string[];
  /** The event after which the documents of records that were sent are kept. */
  readonly keptOn: EventName;
}

/** Returns the type of document for records that were read as messages. */
export const printableType = <Shown extends object>({ kind, partsOf }: PrintableType<Shown>): PrintableType => ({
  kind,
  partsOf: (record) => partsOf(record as Shown),
});

/** The countries whose paper is Letter (Unicode CLDR, supplemental data, paperSize). */
const LETTER_COUNTRIES = new Set(['BZ', 'CA', 'CL', 'CO', 'CR', 'GT', 'MX', 'NI', 'PA', 'PH', 'PR', 'SV', 'US', 'VE']);

/** Returns the paper of an organization. */
export const pageSizeOf = ({ organization }: DocumentInputs): PageSize =>
  LETTER_COUNTRIES.has(organization.country_code) ? 'Letter' : 'A4';

/** Returns the language of a document: that of the client, then that of the organization, otherwise English. */
export function languageOf({
  client,
  organization,
}: Pick<DocumentInputs, 'client' | 'organization'>): DocumentLanguage {
  const [wanted = ''] = (client?.language || organization.locale).split('-');
  return documentLanguages.find((language) => language === wanted) ?? 'en';
}

/** Builds the document of a record in a language. */
export function toPrintable(
  { kind, partsOf }: PrintableType,
  inputs: DocumentInputs,
  language: DocumentLanguage,
): PrintableDocument {
  const { record, organization, client } = inputs;
  const { terms, currency, currency_decimals: decimals } = record as Message & Record<'terms' | 'currency', string>;
  const printedTerms = terms || textIn(organization.payment_terms, language);
  const footer = textIn(organization.document_footer, language);
  const locale = [client?.language, organization.locale].find((tag) => tag?.startsWith(`${language}-`));
  return {
    kind,
    ...partsOf(record),
    ...supplyOf(record as Supply),
    ...accountingOf(record),
    ...amountsOfRecord(record as unknown as DocumentRecord),
    is_draft: record['status'] === 'draft',
    seller: sellerOf(inputs, language),
    buyer: buyerOf(inputs, language),
    currency,
    currency_decimals: Number(decimals),
    ...(kind === 'invoice' || kind === 'credit_note' ? referencesOf(kind, inputs) : {}),
    ...(client?.tax_exemption_reason && { exemption_reasons: { E: client.tax_exemption_reason } }),
    ...(printedTerms && { terms: printedTerms }),
    ...(footer && { footer }),
    language,
    ...(locale && { locale }),
  };
}

/** Returns the taxes in the accounting currency of a record with an exchange rate. */
function accountingOf(record: Message): Pick<PrintableDocument, 'accounting'> {
  const { accounting_currency: currency, exchange_rate: rate, accounting_tax_total: total } = record;
  if (!currency || !rate) return {};
  return { accounting: { currency: String(currency), exchange_rate: String(rate), tax_total: Number(total) } };
}

/** The references that the buyer asked for. */
interface References {
  readonly buyer_reference?: string;
  readonly purchase_order?: string;
  readonly contract_reference?: string;
  readonly cash_discounts?: readonly CashDiscount[];
}

/** Returns the references of the record, otherwise those of the client; a credit note has no discounts. */
function referencesOf(kind: DocumentKind, { record, client }: DocumentInputs): References {
  const own = record as unknown as References;
  const [discounts = []] = [own.cash_discounts, client?.cash_discounts].filter((list) => list?.length);
  return {
    buyer_reference: own.buyer_reference || client?.buyer_reference,
    purchase_order: own.purchase_order || client?.purchase_order,
    contract_reference: own.contract_reference || client?.contract_reference,
    ...(kind === 'invoice' && { cash_discounts: discounts }),
  };
}

/** Returns the address of electronic invoices of a party that has one of its own. */
const electronicAddressOf = (address: ElectronicAddress | null | undefined) =>
  address?.id ? { electronic_address: address } : {};

function sellerOf({ organization }: DocumentInputs, language: DocumentLanguage): Seller {
  const { name, address, zip, city, vat_number, registration_number, email, phone, website, iban, bic } = organization;
  const known = { name, address, zip, city, vat_number, registration_number, email, phone, website, iban, bic };
  // An identity of the version before has none.
  const { accent_color = '' } = organization;
  return {
    ...known,
    ...(accent_color && { accent_color }),
    ...electronicAddressOf(organization.electronic_address),
    ...countryOf(organization, language),
  };
}

function buyerOf({ record, client }: DocumentInputs, language: DocumentLanguage): Buyer {
  const number = String(record['client_id']);
  if (!client) return { name: String(record['client_name'] || number), number };
  const { company_name: name, address, zip, city, vat_number, email } = client;
  const known = { name, number, address, zip, city, vat_number, email };
  return { ...known, ...electronicAddressOf(client.electronic_address), ...countryOf(client, language) };
}

/** Returns the country in the language of the document; as it was entered if its code is unknown. */
function countryOf({ country, country_code: known }: CountryFields, language: DocumentLanguage) {
  // Parties that were stored before the code followed from the name have none.
  const code = known || countryCodeOf(country);
  if (!code) return { country };
  return { country: new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? country, country_code: code };
}

interface CountryFields {
  readonly country: string;
  readonly country_code: string;
}

/** Returns a text in a language, also one of a region such as `de-AT`; empty if there is none. */
function textIn(texts: Readonly<Record<string, string>> | undefined, language: string): string {
  const entries = Object.entries(texts ?? {});
  const found = entries.find(([tag]) => tag === language) ?? entries.find(([tag]) => tag.startsWith(`${language}-`));
  return found?.[1] ?? '';
}
