import { MASK_FIELD } from '@bms/contracts';
import type { Message, PendingChange } from '../../records/crud/resource.ts';
import type { StoredValues } from '../../records/model/stored.ts';
import type { Call } from '../../runtime/call.ts';
import { completeLines, type LineLookup, type Pricing, type SentLine, takesPrice } from './complete-lines.ts';
import { LINES, linesWithAmounts, type StoredAmounts, storedAmounts } from './document-amounts.ts';
import type { TaxSnapshot, WithLines } from './stored-lines.ts';
import { assertSupply } from './supply.ts';

/** The rules of records with lines. */
export interface DocumentRules {
  /**
   * Completes the lines of a request from their items, and looks up their taxes. `before` is the record to be changed,
   * undefined for a new one.
   */
  normalize(sent: Message, call: Call, before: WithLines | undefined): Promise<Message>;
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

/** @param lookup finds the items and taxes of lines */
export function createDocumentRules(lookup: LineLookup, currencies: DocumentCurrencies): DocumentRules {
  const current = new WeakMap<Call, readonly TaxSnapshot[]>();
  return {
    normalize: async (sent, call, before) => {
      const isChange = call.rpc.request.field(MASK_FIELD) !== undefined;
      const sentLines = (sent[LINES] ?? []) as SentLine[];
      if (sentLines.length === 0 || (isChange && !call.mask.includes(LINES))) return sent;
      const pricing = sentLines.some(takesPrice) ? await pricingOf(currencies, sent, call, before) : undefined;
      const { lines, taxes } = await completeLines(sentLines, { lookup, call, before, pricing, field: LINES });
      current.set(call, taxes);
      // A new document keeps the currency of its prices, also if that of the client changes meanwhile.
      return { ...sent, [LINES]: lines, ...(pricing && !before && { currency: pricing.currency }) };
    },
    amounts: (record, { call, changed }) => {
      assertSupply(record);
      const taxes = changed.has(LINES) ? current.get(call) : undefined;
      return storedAmounts(taxes ? { ...record, taxes, withheld: [] } : record);
    },
    computed: {
      items: linesWithAmounts,
      subtotal: ({ subtotal, total }) => subtotal ?? total,
    },
  };
}

/** Returns the currency of a document: its own, else that of its client, else that of the organization. */
async function pricingOf(
  currencies: DocumentCurrencies,
  sent: Message,
  call: Call,
  before: WithLines | undefined,
): Promise<Pricing> {
  const organization = await currencies.ofOrganization(call);
  const own = before ? before.currency : String(sent['currency'] || '');
  const currency = own || (before ? '' : await currencies.ofClient(Number(sent['client_id']), call));
  return { currency: currency || organization, organization };
}
