import { MASK_FIELD } from '@bms/contracts';
import { type Call, contextKey, type Message, type PendingChange, type StoredValues } from '@bms/service-kit';
import {
  completeLines,
  type FoundReferences,
  type LineLookup,
  type Pricing,
  referencesOf,
  type SentLine,
  takesPrice,
} from './complete-lines.ts';
import { LINES, linesWithAmounts, type StoredAmounts, storedAmounts } from './document-amounts.ts';
import type { TaxSnapshot, WithLines } from './stored-lines.ts';
import { assertSupply } from './supply.ts';

/** The rules of records with lines. */
export interface DocumentRules {
  /** Looks up the items, taxes and currencies of the lines that a request sets. @throws ApiError unavailable */
  prepare(sent: Message, call: Call, isNew: boolean): Promise<void>;
  /**
   * Completes the lines of a request from their items. `before` is the record to be changed, undefined for a new one.
   * @throws ApiError validation_failed, see completeLines
   */
  normalize(sent: Message, call: Call, before: WithLines | undefined): Message;
  /**
   * Computes the stored amounts: with the current taxes if the lines are changed, else with those of the record.
   * @throws ApiError validation_failed naming a discount, the lines or a day of supply
   */
  amounts(record: WithLines, change: PendingChange<typeof LINES>): StoredAmounts;
  /** The computed fields. */
  readonly computed: {
    items(record: WithLines): StoredValues[];
    /** Older records without one have neither taxes nor discounts. */
    subtotal(record: WithLines): number | undefined;
  };
}

/** Finds the currencies of documents. */
export interface DocumentCurrencies {
  /** Returns the currency of the organization, which older documents and items have. @throws ApiError unavailable */
  ofOrganization(call: Call): Promise<string>;
  /** Returns the currency of a client; empty or undefined for that of the organization. */
  ofClient(clientId: number, call: Call): Promise<string | undefined>;
}

/** The data of the lines of a request that other records have. */
interface PreparedLines {
  readonly found: FoundReferences;
  /** The currencies; undefined if no line takes the rate of its item. */
  readonly organization?: string;
  /** Only of a new document. */
  readonly client?: string;
}

const UNPREPARED: PreparedLines = { found: { items: new Map(), taxes: new Map() } };

/** @param lookup finds the items and taxes of lines */
export function createDocumentRules(lookup: LineLookup, currencies: DocumentCurrencies): DocumentRules {
  const prepared = contextKey<PreparedLines>('items, taxes and currencies of the lines');
  const current = contextKey<readonly TaxSnapshot[]>('taxes of the lines');
  return {
    prepare: async (sent, call, isNew) => {
      const lines = linesSet(sent, call);
      const ids = referencesOf(lines);
      const isNeeded = ids.items.length > 0 || ids.taxes.length > 0;
      const { found } = isNeeded ? { found: await lookup(ids, call) } : UNPREPARED;
      const known = lines.some(takesPrice) ? await readCurrencies(currencies, sent, call, isNew) : {};
      call.context.set(prepared, { found, ...known });
    },
    normalize: (sent, call, before) => {
      const lines = linesSet(sent, call);
      if (lines.length === 0) return sent;
      const { found, organization, client } = call.context.get(prepared) ?? UNPREPARED;
      const pricing = organization ? pricingOf(before, sent, { organization, client }) : undefined;
      const completed = completeLines(lines, { found, before, pricing, field: LINES });
      call.context.set(current, completed.taxes);
      // A new document keeps the currency of its prices, also if that of the client changes meanwhile.
      const currency = pricing && !before && { currency: pricing.currency };
      return { ...sent, [LINES]: completed.lines, ...currency };
    },
    amounts: (record, { call, changed }) => {
      assertSupply(record);
      const taxes = changed.has(LINES) ? call.context.get(current) : undefined;
      return storedAmounts(taxes ? { ...record, taxes, withheld: [] } : record);
    },
    computed: {
      items: linesWithAmounts,
      subtotal: ({ subtotal, total }) => subtotal ?? total,
    },
  };
}

/** Returns the lines that a request sets: those of a new document, or of a change with the lines in its mask. */
const linesSet = (sent: Message, { rpc, mask }: Call): readonly SentLine[] =>
  !rpc.request.field(MASK_FIELD) || mask.includes(LINES) ? ((sent[LINES] ?? []) as SentLine[]) : [];

async function readCurrencies(currencies: DocumentCurrencies, sent: Message, call: Call, isNew: boolean) {
  const organization = await currencies.ofOrganization(call);
  const isOfClient = isNew && !sent['currency'];
  return { organization, client: isOfClient ? await currencies.ofClient(Number(sent['client_id']), call) : undefined };
}

/** Returns the currency of a document: its own, else that of its client, else that of the organization. */
function pricingOf(
  before: WithLines | undefined,
  sent: Message,
  { organization, client }: { readonly organization: string; readonly client: string | undefined },
): Pricing {
  const own = before ? before.currency : String(sent['currency'] || client || '');
  return { currency: own || organization, organization };
}
