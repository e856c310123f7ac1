import { currencyDecimals } from '@bms/contracts/money';
import {
  type Kit,
  type KnownOrganization,
  linesOf,
  linesWithTotals,
  normalizeLines,
  type RecordChange,
  type ResourceRules,
  startOfDay,
  sumOfLines,
  type Transaction,
} from '@bms/service-kit';
import { clientsOfSales, type SalesRecord } from './client.ts';
import type { Items } from './items.ts';

/** The fields that are computed when a sales record is stored; their types do not depend on the kind of record. */
type ComputedFields = Partial<Pick<SalesRecord, 'estimate_date' | 'order_date' | 'total' | 'owner_id'>>;

type SharedRules = Required<
  Pick<ResourceRules<SalesRecord>, 'normalize' | 'computed' | 'fallbacks' | 'populate' | 'check'>
> & {
  computeStored(record: Partial<SalesRecord>, tx: Transaction): Promise<ComputedFields>;
};

/** The dependencies of the sales rules. */
export interface SalesDeps {
  readonly items: Items;
  readonly organization: KnownOrganization;
}

/**
 * Creates the rules of sales records: lines with a total, the client's currency, and the client's owner.
 * @param dated the stored date field that defaults to today
 */
export function salesRules(
  kit: Kit,
  { items, organization }: SalesDeps,
  dated?: 'estimate_date' | 'order_date',
): SharedRules {
  const clients = clientsOfSales(kit);
  const currency = () => organization.current().currency;
  const withItems = normalizeLines(items.lookup);
  return {
    normalize: async (sent, call, before) => {
      if (!before) await organization.ready(call);
      return withItems(sent, call, before);
    },
    computed: {
      items: (record) => linesWithTotals(record),
      currency_decimals: (record) => currencyDecimals(record.currency || currency()),
    },
    fallbacks: { currency },
    computeStored: async (record, { session }) => ({
      ...(dated && { [dated]: record[dated] ?? startOfDay(new Date()) }),
      total: sumOfLines(linesOf(record)),
      ...(record.version !== undefined && { owner_id: await clients.ownerOf(record, session) }),
    }),
    populate: async (created, session) => {
      for (const record of created) {
        const client = await clients.keep(record, session);
        record.owner_id = client.owner_id;
        record.currency ||= client.currency || currency();
      }
    },
    check: async (change, { session }) => {
      if (needsClient(change)) await clients.keep(change.after, session);
    },
  };
}

/**
 * Returns true for changes that assign a record to a client or reopen it. They lock the client, so that its deletion or
 * change of owner does not miss the record.
 */
function needsClient({ kind, changed, after }: RecordChange<SalesRecord>): boolean {
  if (kind !== 'updated') return kind === 'restored';
  return changed.has('client_id') || (changed.has('status') && after.status === 'draft');
}
