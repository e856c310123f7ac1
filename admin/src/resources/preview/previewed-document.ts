import type { SharedDocument, SharedLine, SharedOrganization } from '../../document/shared-document.ts';
import { amountsOf, type FormDocument, type FormLine, type ShownTax } from '../../fields/document/document-amounts.ts';

/** The kinds of documents that can be previewed, by their resource. */
export const KINDS: Readonly<Record<string, SharedDocument['kind']>> = {
  estimates: 'estimate',
  orders: 'order',
  contracts: 'contract',
  invoices: 'invoice',
};

type Values = Readonly<Record<string, unknown>>;
type PreviewLine = FormLine & Partial<Pick<SharedLine, 'title' | 'unit_type' | keyof typeof NO_SUPPLY>>;

type Sender = Pick<SharedOrganization, 'name'> & Partial<SharedOrganization>;

/** The parts of a document that are not among the values of its form. */
export interface PreviewContext {
  readonly kind: SharedDocument['kind'];
  readonly currency: string;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly taxes: readonly ShownTax[];
  /** The record of the client; undefined until one is chosen and known. */
  readonly client: Values | undefined;
  readonly organization: Sender;
}

const NO_SUPPLY = { supply_date: null, supply_from: null, supply_to: null };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const day = (value: unknown): string | null => text(value) || null;

/**
 * Returns a document as its recipient will see it, from the values of its form.
 * @returns undefined if a discount exceeds the amount that it applies to
 */
export function previewedDocument(values: Values, context: PreviewContext): SharedDocument | undefined {
  const { kind, currency, today, taxes, client, organization } = context;
  const amounts = amountsOf(values as FormDocument, taxes);
  if (!amounts) return undefined;
  const total = Number(amounts.total);
  const deposits = depositsOf(values);
  const settled = deposits.reduce((sum, deposit) => sum + deposit.total, 0);
  const withheld = amounts.withheld.map(sharedTax);
  return {
    kind,
    number: text(values[`${kind}_number`]),
    title: text(values['title']),
    status: 'draft',
    date: text(values[`${kind}_date`]) || today,
    valid_until: day(values['valid_until']),
    due_date: day(values['due_date']),
    supply_date: day(values['supply_date']),
    supply_from: day(values['supply_from']),
    supply_to: day(values['supply_to']),
    language: text(client?.['language']),
    client_name: text(client?.['company_name']),
    client: addressOf(client ?? {}),
    organization: senderOf(organization),
    content: text(values['content']),
    items: linesOf(values).map((line) => sharedLine(line, taxes)),
    prices_include_tax: values['prices_include_tax'] === true,
    subtotal: Number(amounts.subtotal),
    discount_total: Number(amounts.discount_total),
    taxes: amounts.taxes.map(sharedTax),
    total,
    withheld,
    settled,
    balance: withheld.reduce((left, { amount }) => left - amount, total - settled),
    deposits,
    fees: 0,
    currency,
    note: text(values['note']),
    terms: text(values['terms']),
    can_answer: false,
    answer: null,
    payment: null,
  };
}

/** Returns the lines of a form without those that are still empty. */
const linesOf = ({ items }: Values): readonly PreviewLine[] =>
  ((Array.isArray(items) ? items : []) as (PreviewLine | undefined)[]).filter(
    (line) => line !== undefined && (Boolean(line.title) || isNumber(line.rate)),
  ) as readonly PreviewLine[];

const isNumber = (value: unknown): value is number => typeof value === 'number';
const numberOrNull = (value: unknown): number | null => (isNumber(value) ? value : null);

function sharedLine(line: PreviewLine, taxes: readonly ShownTax[]): SharedLine {
  const { title, quantity, rate, unit_type, tax_ids, discount_percent, discount_amount } = line;
  return {
    title: text(title),
    quantity: isNumber(quantity) ? quantity : 0,
    rate: isNumber(rate) ? rate : 0,
    unit_type: text(unit_type),
    taxes: taxes.filter(({ tax_id }) => tax_ids?.includes(tax_id)).map((tax) => tax.title),
    discount_percent: numberOrNull(discount_percent),
    discount_amount: numberOrNull(discount_amount),
    supply_date: day(line.supply_date),
    supply_from: day(line.supply_from),
    supply_to: day(line.supply_to),
  };
}

const sharedTax = ({ title, rate, base, amount }: ShownTax & { readonly base: bigint; readonly amount: bigint }) => ({
  title,
  rate: Number(rate),
  base: Number(base),
  amount: Number(amount),
});

const depositsOf = ({ deposits }: Values): SharedDocument['deposits'] =>
  ((deposits ?? []) as readonly Values[]).map(({ invoice_number, date, total }) => ({
    number: text(invoice_number),
    date: day(date),
    total: Number(total),
  }));

const addressOf = (party: Values): SharedDocument['client'] => ({
  address: text(party['address']),
  zip: text(party['zip']),
  city: text(party['city']),
  state: text(party['state']),
  country: text(party['country']),
  vat_number: text(party['vat_number']),
});

const senderOf = (organization: Sender): SharedOrganization => ({
  ...addressOf({ ...organization }),
  name: organization.name,
  email: text(organization.email),
  phone: text(organization.phone),
  website: '',
  accent_color: text(organization.accent_color),
});
