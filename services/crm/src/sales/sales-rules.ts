import { createClientTaxCheck, createDocumentRules } from '@bms/document-lines';
import { currencyDecimals } from '@bms/money';
import { type ClientNames, clientNameSources } from '@bms/projections';
import type { Kit, PendingChange, ReadTransaction, RecordChange, ResourceRules } from '@bms/service-kit';
import { clientsOfSales, type SalesRecord } from './client.ts';
import { createLineLookup } from './line-lookup.ts';

/** The fields that are computed when a sales record is stored; their types do not depend on the kind of record. */
type ComputedFields = Partial<
  Pick<
    SalesRecord,
    | 'estimate_date'
    | 'order_date'
    | 'subtotal'
    | 'discount_total'
    | 'taxes'
    | 'total'
    | 'withheld'
    | 'withheld_total'
    | 'owner_id'
    | 'client_names'
  >
>;

type SharedRules = Required<
  Pick<
    ResourceRules<SalesRecord>,
    'prepare' | 'normalize' | 'computed' | 'computedFrom' | 'fallbacks' | 'populate' | 'assert'
  >
> & {
  searchSources(records: readonly SalesRecord[]): Promise<ReadonlyMap<number, ClientNames>>;
  compute(record: Partial<SalesRecord>, tx: ReadTransaction, change: PendingChange<'items'>): Promise<ComputedFields>;
};

/** What differs between the kinds of sales records. */
interface SalesKind {
  /** The statuses of records that were sent. */
  readonly sentStatuses: readonly string[];
  /** The stored date field that defaults to today. */
  readonly dated?: 'estimate_date' | 'order_date';
}

/** Creates the rules of sales records: lines with their amounts, and the client's currency, owner and name. */
export function salesRules(kit: Kit, { sentStatuses, dated }: SalesKind): SharedRules {
  const { organization } = kit;
  const clients = clientsOfSales(kit);
  const currency = () => organization.current().currency;
  const document = createDocumentRules(createLineLookup(kit), {
    ofOrganization: async (call) => (await organization.ready(call)).currency,
    ofClient: clients.currencyOf,
  });
  const checkTaxes = createClientTaxCheck(clients.taxStatusOf);
  return {
    prepare: async (sent, call, isNew) => {
      if (isNew) await organization.ready(call);
      await document.prepare(sent, call, isNew);
    },
    normalize: document.normalize,
    computed: {
      ...document.computed,
      currency_decimals: (record) => currencyDecimals(record.currency || currency()),
    },
    computedFrom: { currency_decimals: ['currency'] },
    fallbacks: { currency },
    compute: async (record, { session }, change) => ({
      ...(dated && { [dated]: record[dated] ?? kit.days.today() }),
      ...document.amounts(record, change),
      ...(record.version !== undefined && (await clients.fieldsFor(record, session, sentStatuses))),
    }),
    searchSources: clientNameSources(sentStatuses, clients.namesOf),
    populate: async (created, session) => {
      for (const record of created) {
        const client = await clients.keep(record, session);
        record.owner_id = client.owner_id;
        record.client_names = [client.company_name];
        record.currency ||= client.currency || currency();
      }
    },
    assert: async (change, tx) => {
      if (needsClient(change)) await clients.keep(change.after, tx.session);
      await checkTaxes(change, tx);
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
