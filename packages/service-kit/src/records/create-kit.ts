import type { EventType } from '@bms/events';
import { Histogram, type Registry } from '@prometheus-io/client';
import type { KitFactory } from '../runtime/boot/start-process.ts';
import type { Runtime } from '../runtime/module.ts';
import { createHistories } from '../runtime/server/history/histories.ts';
import type { FindRemaining } from '../runtime/server/merged/name-remaining.ts';
import type { Resource } from './crud/resource.ts';
import { createExternalIds } from './external/external-ids.ts';
import { createSearchSources } from './found/search-sources.ts';
import type { Kit } from './kit.ts';
import { followMerges } from './merges/follow-merges.ts';
import { mergedRecordsModel } from './merges/merged-ids.ts';
import { openMerges } from './merges/merges.ts';
import { referringRecords } from './merges/referring-records.ts';
import { createDays } from './model/days.ts';
import type { OpenOrganization } from './model/organization.ts';
import { createIds } from './numbers/ids.ts';
import { createNames } from './references/names.ts';
import { createReferences } from './references/references.ts';
import { createTotals } from './totals/totals.ts';
import { createRunTogether } from './writes/gathering.ts';
import { createGroupCommit } from './writes/group-commit.ts';
import { createGroupWriter } from './writes/group-writer.ts';
import { createIdempotency, idempotencyModel } from './writes/idempotency.ts';
import { createWrite } from './writes/write.ts';

/**
 * Creates the factory of the kit that is passed to the modules.
 * @param provideLookups registers the lookups that every service has, before the modules are set up
 */
export function createKitFactory(
  openOrganization: OpenOrganization,
  provideLookups: (kit: Kit) => void,
): KitFactory<Kit> {
  return {
    models: [idempotencyModel, mergedRecordsModel],
    create: async (runtime, events) => {
      const { db, contract, metrics, schedule } = runtime;
      const idempotency = createIdempotency(db, contract);
      const writer = createGroupWriter(db, idempotency, events, groupSizes(metrics));
      const totals = createTotals(db, schedule);
      const organization = await openOrganization(runtime);
      const merges = openMerges(db, (resource) => referringRecords(resource as Resource));
      const kit: Kit = {
        ...runtime,
        references: createReferences(),
        names: createNames(),
        merges,
        externalIds: createExternalIds(),
        searchSources: createSearchSources(),
        histories: createHistories(runtime.request),
        appendEvents: events.outbox.append,
        organization,
        days: createDays(() => organization.current().time_zone),
        totals,
        scheduleOnce: onceByName(schedule),
        nextId: createIds(db),
        write: createWrite(db, idempotency, events),
        answerOnce: (call, handler) => idempotency.answerOnce(call, handler) as ReturnType<typeof handler>,
        groupCommit: createGroupCommit(writer),
      };
      provideLookups(kit);
      const { answerOnce, note, wasAnswered } = idempotency;
      const { find: findExternal } = kit.externalIds;
      const runTogether = createRunTogether(writer);
      const { handlerOf: listForSearch } = kit.searchSources;
      const found = { findExternal, listForSearch, histories: kit.histories };
      const prepare = async () => {
        followMerges({ ...runtime, merges }, events.catalogue);
        await totals.prepare();
      };
      const findRemaining = createFindRemaining({ ...kit, types: events.catalogue.types });
      return { kit, answerOnce, prepare, noteKey: note, wasAnswered, runTogether, findRemaining, ...found };
    },
  };
}

/** Returns a function that schedules the first job of each name. */
function onceByName(schedule: Runtime['schedule']): Kit['scheduleOnce'] {
  const names = new Set<string>();
  return (job) => {
    if (!names.has(job.name)) schedule(job);
    names.add(job.name);
  };
}

/** Creates `bms_group_commit_calls`. @returns a function that records the number of calls of a transaction */
function groupSizes(registry: Registry): (calls: number) => void {
  const sizes = new Histogram({
    name: 'bms_group_commit_calls',
    help: 'Number of calls whose writes were committed in one transaction.',
    buckets: [1, 2, 5, 10, 20, 50, 100, 1000],
    registers: [registry],
  });
  return (calls) => sizes.observe(calls);
}

/** Dependencies of the lookup of the records that remain of merges. */
interface FindRemainingDeps extends Pick<Kit, 'merges' | 'references' | 'service'> {
  readonly types: readonly EventType[];
}

/** Creates the lookup of the service that owns the records; in other services, and of other modules, it finds none. */
function createFindRemaining({ merges, references, service, types }: FindRemainingDeps): FindRemaining {
  const owned = new Set(types.filter((type) => type.service === service).map((type) => type.merges));
  return async (module, id, call) => {
    if (!owned.has(module)) return undefined;
    const into = (await merges.find(module, [id])).get(id);
    if (into === undefined) return undefined;
    const missing = await references.lookup(module)([into], call);
    return missing.length > 0 ? undefined : into;
  };
}
