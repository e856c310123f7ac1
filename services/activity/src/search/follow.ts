import { loadEventCatalogue, publishers, type ReceivedEvent, sameHandler } from '@bms/events';
import type { Kit } from '@bms/service-kit';
import { RECORD_EVENTS, type RecordEvent } from '../audit-log/audited-events.ts';
import { entryOf, tombstoneOf } from './entry.ts';
import type { Reindex } from './reindex.ts';
import type { SearchIndex } from './search-index.ts';
import type { SearchedModule } from './searched-modules.ts';

/**
 * Keeps the index up to date with the changes of all records. It needs no deduplication: entries are guarded by the version of
 * their record.
 */
export function followRecords(
  kit: Kit,
  modules: ReadonlyMap<string, SearchedModule>,
  index: SearchIndex,
  reindex: Reindex,
): void {
  const entryOfEvent = ({ type, data, owners = [], occurredAt }: ReceivedEvent<RecordEvent>) => {
    const module = modules.get(data.module);
    if (!module) return [];
    const record = { change: data, owners, occurredAt };
    return [type === 'record.deleted' ? tombstoneOf(module, record) : entryOf(module, record)];
  };
  kit.consume({
    name: 'search',
    from: publishers(loadEventCatalogue()),
    idempotent: {
      ...sameHandler(RECORD_EVENTS, async (events: readonly ReceivedEvent<RecordEvent>[]) =>
        index.put(events.flatMap(entryOfEvent)),
      ),
      'records.touched': async (events, signal) => {
        for (const { service, data } of events) {
          const touched = [...modules.values()].filter(
            (module) => module.service === service && (data.module ? module.module === data.module : module.ofClients),
          );
          for (const module of touched) await reindex(module, { client_id: data.client_id, ids: data.ids }, signal);
        }
      },
    },
  });
}
