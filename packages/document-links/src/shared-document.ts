import type { SharedDocument, SharedPayment } from '@bms/contracts/types/api';
import type { Client } from '@bms/contracts/types/crm';
import type { OrganizationRecord } from '@bms/contracts/types/identity';
import { type Call, compileEncoder, type Resource } from '@bms/service-kit';
import type { LinkedRecord } from './document-links.ts';

/** The description of a kind of document for the page of its links. */
export interface SharedKind<T extends LinkedRecord = LinkedRecord> {
  readonly kind: SharedDocument['kind'];
  /** The field of the record with its number. */
  readonly numberField: string;
  /** The fields of the record with its date; the first that is set counts. */
  readonly dateFields: readonly string[];
  /** Returns the data that the page shows: of a sent document, as they were when it was sent. */
  inputsOf(record: T, call: Call): Promise<SharedInputs>;
  /** True if the recipient can accept or decline the document now; by default never. */
  canAnswer?(record: T): boolean;
  /** Returns how to pay the document; undefined if nothing is due. */
  paymentOf?(shown: Shown, organization: OrganizationRecord): SharedPayment | undefined;
}

/** The data of a document, see @bms/printing. */
export interface SharedInputs {
  /** The record in the form of the API. */
  readonly record: Shown;
  readonly organization: OrganizationRecord;
  /** Undefined if the client has been deleted. */
  readonly client: Client | undefined;
}

/** A record in the form of the API. */
export type Shown = Readonly<Record<string, unknown>>;

/** Returns a document as its recipient sees it. @throws ApiError unavailable if its data are stored nowhere and another service is */
export type ShareDocument<T extends LinkedRecord> = (record: T, call: Call) => Promise<SharedDocument>;

/** The members that documents have in common with the shared form; a record without one has none. */
const SHARED = [
  ...['title', 'valid_until', 'content', 'discount_percent', 'prices_include_tax'],
  ...['subtotal', 'discount_total', 'total', 'currency', 'currency_decimals', 'terms'],
  ...['supply_date', 'supply_from', 'supply_to'],
] as const;

/** The members that change after the sending. */
const LIVE = ['status', 'due_date'] as const;

/** The fields of the client that the page shows. */
const OF_CLIENT = ['address', 'zip', 'city', 'state', 'country', 'vat_number'] as const;

/** The fields of a line that recipients see; ids of items and taxes are none of them. */
const OF_LINE = [
  ...['title', 'quantity', 'unit_type', 'rate', 'total', 'discount_percent', 'discount_amount', 'net', 'tax_total'],
  ...['supply_date', 'supply_from', 'supply_to'],
] as const;

/** The fields of a tax that recipients see. */
const OF_TAX = ['title', 'rate', 'category', 'base', 'amount'] as const;

/** The fields of a withholding tax that recipients see. */
const OF_WITHHELD = ['title', 'rate', 'amount'] as const;

/** The fields of the organization that recipients of documents see. */
const OF_ORGANIZATION = [
  ...['name', 'address', 'zip', 'city', 'country', 'vat_number', 'email', 'phone', 'website', 'accent_color'],
] as const;

/** Creates the function that returns documents as their recipients see them: only what the page shows. */
export function createShareDocument<T extends LinkedRecord>(
  { record: message, shown: computed, kit }: Resource<T>,
  kind: SharedKind<NoInfer<T>>,
): ShareDocument<T> {
  const encode = compileEncoder(message, kit.days, computed);
  return async (record, call) => {
    const { record: sent, organization, client } = await kind.inputsOf(record, call);
    const shown = encode(record);
    const balance = Number(shown['balance'] ?? 0);
    const fees = Number(shown['reminder_fees'] ?? 0);
    const withheld = Number(shown['withheld_total'] ?? 0);
    return {
      ...pick(sent, SHARED),
      ...sharedLines(sent),
      ...pick(shown, LIVE),
      kind: kind.kind,
      number: String(sent[kind.numberField]),
      date: kind.dateFields.map((field) => sent[field]).find(Boolean),
      note: String(sent['note'] || sent['reason'] || ''),
      language: client?.language ?? '',
      client_name: client?.company_name || String(sent['client_name'] ?? ''),
      client: pick((client ?? {}) as Shown, OF_CLIENT),
      organization: pick(organization as unknown as Shown, OF_ORGANIZATION),
      settled: shown['balance'] === undefined ? 0 : Number(shown['total']) - withheld + fees - balance,
      balance,
      fees,
      deposits: depositsOf(shown),
      can_answer: kind.canAnswer?.(record) ?? false,
      answer: answerOf(shown),
      payment: kind.paymentOf?.(shown, organization),
    } as unknown as SharedDocument;
  };
}

/** Returns lines and taxes without ids: a line names its taxes by their titles. */
function sharedLines({ items = [], taxes = [], withheld = [] }: Shown): Record<string, unknown> {
  const charged = taxes as readonly Shown[];
  const titlesOf = ({ tax_ids = [] }: Shown) =>
    charged.filter(({ tax_id }) => (tax_ids as readonly unknown[]).includes(tax_id)).map(({ title }) => title);
  return {
    items: (items as readonly Shown[]).map((line) => ({ ...pick(line, OF_LINE), taxes: titlesOf(line) })),
    taxes: charged.map((tax) => pick(tax, OF_TAX)),
    withheld: (withheld as readonly Shown[]).map((tax) => pick(tax, OF_WITHHELD)),
  };
}

const depositsOf = ({ deposits = [] }: Shown): Record<string, unknown>[] =>
  (deposits as readonly Shown[]).map((deposit) => ({
    number: deposit['invoice_number'],
    ...pick(deposit, ['date']),
    total: deposit['amount'],
  }));

function pick(from: Shown, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));
}

/** Returns the answer that led to the current status. */
function answerOf({ answer, status }: Shown): Record<string, unknown> | undefined {
  const given = answer as Shown | undefined;
  return given?.['answer'] === status ? pick(given!, ['name', 'answered_at']) : undefined;
}
