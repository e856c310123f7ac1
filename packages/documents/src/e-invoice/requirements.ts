import type { Violation } from '@bms/contracts';
import { isInvoice, type PrintableDocument, type TaxCategory } from '../printable-document.ts';
import { endpointOf } from './endpoint.ts';
import { formatRulesOf, type InvoiceFormat } from './formats.ts';

/** A value that a format requires. */
interface Requirement {
  /** The name of the field in the API. */
  readonly field: string;
  readonly isMet: boolean;
  /** The purpose of the value, e.g. `of an e-invoice`. */
  readonly reason: string;
}

/** Categories with which the seller must be identified for VAT. */
const TAXED: readonly TaxCategory[] = ['S', 'Z', 'E', 'AE', 'K', 'G'];
/** Amounts have at most two decimals (BR-DEC). */
const MAX_DECIMALS = 2;

/**
 * Returns what a document lacks to be an electronic invoice, named by the fields of the organization, the client and the
 * document; empty if it can be written.
 */
export function missingInvoiceData(document: PrintableDocument, format: InvoiceFormat): Violation[] {
  const missing = requirements(document, format).filter(({ isMet }) => !isMet);
  return [
    ...documentViolations(document),
    ...missing.map(({ field, reason }) => ({ field, code: 'required', message: `${field} is required ${reason}.` })),
  ];
}

function requirements(document: PrintableDocument, format: InvoiceFormat): Requirement[] {
  const { isGerman } = formatRulesOf(format);
  return [
    ...commonRequirements(document),
    ...categoryRequirements(document),
    ...(isGerman ? germanRequirements(document) : []),
    ...(format === 'peppol' ? peppolRequirements(document) : []),
  ];
}

const need = (field: string, value: unknown, reason: string): Requirement => ({
  field,
  isMet: Boolean(value),
  reason,
});

function commonRequirements({ kind, seller, buyer, corrects, lines }: PrintableDocument): Requirement[] {
  const reason = 'for an electronic invoice';
  return [
    need('organization.name', seller.name, reason),
    need('organization.country_code', seller.country_code, reason),
    need('client.company_name', buyer.name, reason),
    need('client.country_code', buyer.country_code, reason),
    need('items', lines.length, reason),
    need('invoice_id', kind !== 'credit_note' || corrects?.number, 'for an electronic credit note'),
  ];
}

function categoryRequirements(document: PrintableDocument): Requirement[] {
  const { seller, buyer, taxes, lines, supply_date: day, supply_from: from } = document;
  const categories = new Set([...taxes, ...lines.flatMap((line) => line.taxes)].map(({ category }) => category));
  const requirements: Requirement[] = [];
  if (TAXED.some((category) => categories.has(category)))
    requirements.push(need('organization.vat_number', seller.vat_number, 'for an electronic invoice with taxes'));
  if (categories.has('AE')) requirements.push(need('client.vat_number', buyer.vat_number, 'for reverse charge'));
  if (categories.has('K')) {
    const reason = 'for an intra-Community supply';
    requirements.push(need('client.vat_number', buyer.vat_number, reason), need('supply_date', day || from, reason));
  }
  return requirements;
}

function germanRequirements({ seller, buyer, buyer_reference: reference }: PrintableDocument): Requirement[] {
  const reason = 'for an XRechnung';
  return [
    need('organization.vat_number', seller.vat_number, reason),
    need('organization.zip', seller.zip, reason),
    need('organization.city', seller.city, reason),
    need('organization.email', seller.email, reason),
    need('organization.phone', seller.phone, reason),
    need('organization.iban', seller.iban, reason),
    need('client.zip', buyer.zip, reason),
    need('client.city', buyer.city, reason),
    need('client.email', endpointOf(buyer, 'xrechnung-ubl'), reason),
    need('buyer_reference', reference, reason),
  ];
}

function peppolRequirements({
  seller,
  buyer,
  buyer_reference: reference,
  purchase_order: order,
}: PrintableDocument): Requirement[] {
  const reason = 'for the Peppol network, of a European country, or an electronic_address';
  return [
    need('organization.vat_number', endpointOf(seller, 'peppol'), reason),
    need('client.vat_number', endpointOf(buyer, 'peppol'), reason),
    need('buyer_reference', reference || order, 'for the Peppol network'),
  ];
}

/** Returns what an electronic invoice cannot express. */
function documentViolations(document: PrintableDocument): Violation[] {
  const { kind, is_draft: isDraft, currency_decimals: decimals, lines, taxes } = document;
  const violations: Violation[] = [];
  const report = (field: string, message: string) => violations.push({ field, code: 'not_allowed', message });
  if (!isInvoice(kind) && kind !== 'credit_note')
    report('id', 'Only invoices and credit notes have an electronic form.');
  if (isDraft) report('status', 'A draft has no electronic form; send it first.');
  if (decimals > MAX_DECIMALS) report('currency', 'An electronic invoice needs a currency with at most 2 decimals.');
  lines.forEach((line, index) => {
    if (line.taxes.length !== 1)
      report(`items[${index}].tax_ids`, 'A line of an electronic invoice has exactly one tax.');
  });
  if (kind === 'deposit_invoice' && taxes.some(({ category }) => category === 'K'))
    report('items', 'A deposit for an intra-Community supply has no electronic form: it has no date of supply.');
  const isMixed = taxes.some(({ category }) => category === 'O') && taxes.some(({ category }) => category !== 'O');
  if (isMixed) report('items', 'An electronic invoice cannot have lines not subject to VAT beside others.');
  return violations;
}
