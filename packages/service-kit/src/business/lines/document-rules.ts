import { MASK_FIELD } from '@bms/contracts';
import type { Message, PendingChange } from '../../records/crud/resource.ts';
import type { StoredValues } from '../../records/model/stored.ts';
import type { Call } from '../../runtime/call.ts';
import { completeLines, type LineLookup, type SentLine } from './complete-lines.ts';
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

/** @param lookup finds the items and taxes of lines */
export function createDocumentRules(lookup: LineLookup): DocumentRules {
  const current = new WeakMap<Call, readonly TaxSnapshot[]>();
  return {
    normalize: async (sent, call, before) => {
      const isChange = call.rpc.request.field(MASK_FIELD) !== undefined;
      const sentLines = (sent[LINES] ?? []) as SentLine[];
      if (sentLines.length === 0 || (isChange && !call.mask.includes(LINES))) return sent;
      const { lines, taxes } = await completeLines(sentLines, { lookup, call, before, field: LINES });
      current.set(call, taxes);
      return { ...sent, [LINES]: lines };
    },
    amounts: (record, { call, changed }) => {
      assertSupply(record);
      const taxes = changed.has(LINES) ? current.get(call) : undefined;
      return storedAmounts({ ...record, taxes: taxes ?? record.taxes });
    },
    computed: {
      items: linesWithAmounts,
      subtotal: ({ subtotal, total }) => subtotal ?? total,
    },
  };
}
