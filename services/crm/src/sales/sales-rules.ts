import {
  type Kit,
  linesOf,
  linesWithTotals,
  prepareLines,
  type RecordChange,
  type ResourceRules,
  startOfDay,
  sumOfLines,
  type Transaction,
} from '@bms/service-kit';
import { holdClient, ownerOf } from './client.ts';
import type { Items } from './items.ts';

type SharedRules = Required<Pick<ResourceRules, 'prepare' | 'computed' | 'derived' | 'fill' | 'check'>>;

/**
 * The rules of what is sold to a client: lines with a total, and an owner, who is the one of the client.
 * @param dated the stored field that is today where nothing is sent
 */
export function salesRules(kit: Kit, items: Items, dated?: string): SharedRules {
  return {
    prepare: prepareLines(items.lookup),
    computed: { items: (record) => linesWithTotals(record) },
    derived: async (record, { session }) => ({
      ...(dated && { [dated]: record[dated] ?? startOfDay(new Date()) }),
      total: sumOfLines(linesOf(record)),
      ...(record['version'] !== undefined && (await ownerOf(kit, record, session))),
    }),
    fill: async (created, session) => {
      for (const record of created) record['owner_id'] = (await holdClient(kit, record, { session }))['owner_id'];
    },
    check: (change, tx) => keepClient(kit, change, tx),
  };
}

/** What a client gets, or gets back, must not be missed by what follows from its deletion or from its change of owner. */
async function keepClient(kit: Kit, { kind, before, after, changed }: RecordChange, tx: Transaction): Promise<void> {
  const isReopened = changed.has('status') && before?.['status'] !== undefined && after['status'] === 'draft';
  const isGiven = kind === 'updated' && (changed.has('client_id') || isReopened);
  if (kind === 'restored' || isGiven) await holdClient(kit, after, tx);
}
