import {
  type Kit,
  linesOf,
  linesWithTotals,
  prepareLines,
  type RecordChange,
  type ResourceRules,
  startOfDay,
  sumOfLines,
} from '@bms/service-kit';
import { clientsOfSales } from './client.ts';
import type { Items } from './items.ts';

type SharedRules = Required<Pick<ResourceRules, 'prepare' | 'computed' | 'derived' | 'fill' | 'check'>>;

/**
 * The rules of what is sold to a client: lines with a total, and an owner, who is the one of the client.
 * @param dated the stored field that is today where nothing is sent
 */
export function salesRules(kit: Kit, items: Items, dated?: string): SharedRules {
  const clients = clientsOfSales(kit);
  return {
    prepare: prepareLines(items.lookup),
    computed: { items: (record) => linesWithTotals(record) },
    derived: async (record, { session }) => ({
      ...(dated && { [dated]: record[dated] ?? startOfDay(new Date()) }),
      total: sumOfLines(linesOf(record)),
      ...(record['version'] !== undefined && { owner_id: await clients.ownerOf(record, session) }),
    }),
    fill: async (created, session) => {
      for (const record of created) record['owner_id'] = (await clients.keep(record, session))['owner_id'];
    },
    check: async (change, { session }) => {
      if (needsClient(change)) await clients.keep(change.after, session);
    },
  };
}

/** What a client gets, or gets back, must not be missed by what follows from its deletion or from its change of owner. */
function needsClient({ kind, changed, after }: RecordChange): boolean {
  if (kind !== 'updated') return kind === 'restored';
  return changed.has('client_id') || (changed.has('status') && after['status'] === 'draft');
}
