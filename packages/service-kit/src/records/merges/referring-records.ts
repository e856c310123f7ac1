import { type DomainEvent, transact } from '@bms/events';
import { type ClientSession, trusted } from 'mongoose';
import { ownCall } from '../../runtime/server/own-call.ts';
import { completeChange, type PlannedChange, writeChanges } from '../crud/change.ts';
import { emitChange } from '../crud/events.ts';
import type { Resource } from '../crud/resource.ts';
import { storedName } from '../model/conversion.ts';
import { HIDDEN, type StoredRecord, type StoredValues } from '../model/stored.ts';
import { causeOf } from './merged-ids.ts';
import type { FollowedMerge, StoredReferences } from './merges.ts';

/** The number of records that are changed in one transaction. */
const BATCH = 100;

/**
 * Returns the references of records to those of other modules, as the contract declares them
 * (`google.api.resource_reference`); undefined without any. A change has its audit entry and its events like any other, but
 * its rules are not asserted: sent documents follow, too, and keep what they say.
 */
export function referringRecords(resource: Resource): StoredReferences | undefined {
  const fields = resource.record.fields.filter(({ rules }) => rules.references !== '' && !rules.computed);
  if (fields.length === 0) return undefined;
  const byModule = Map.groupBy(fields, ({ rules }) => rules.references);
  const namesOf = (module: string): string[] => byModule.get(module)?.map(storedName) ?? [];
  return {
    modules: [...byModule.keys()],
    moveBatch: (merge) => moveBatch(resource, namesOf(merge.module), merge),
    findReferred: async (module, ids) => {
      const { model, definition } = resource;
      const of = (name: string) =>
        model.distinct(name, { ...definition.baseFilter, [name]: trusted({ $in: [...ids] }) });
      const found = new Set((await Promise.all(namesOf(module).map(of))).flat());
      return ids.filter((id) => found.has(id));
    },
  };
}

/** Changes the references of at most BATCH records, and of all deleted ones. @returns true if there may be more */
async function moveBatch(resource: Resource, names: readonly string[], merge: FollowedMerge): Promise<boolean> {
  const { kit, model, definition } = resource;
  const { from, cause = {} } = merge;
  const context = causeOf(cause);
  const call = ownCall(kit, { rpc: `/${definition.service}/Get`, ...context });
  const referring = { ...definition.baseFilter, $or: names.map((name) => ({ [name]: from })) };
  return transact(kit.db, async (session) => {
    await merge.lock(session);
    const events: DomainEvent[] = [];
    const tx = { session, emit: (event: DomainEvent) => void events.push(event) };
    const found = await model.find(referring, HIDDEN).limit(BATCH).session(session).lean();
    const planned: PlannedChange[] = [];
    // One after another: a transaction runs one operation at a time.
    for (const record of found)
      planned.push(await completeChange(resource, record, movedValues(record, names, merge), call, tx));
    await writeChanges(resource, planned, session);
    for (const { change } of planned) emitChange(resource, change, tx.emit);
    await kit.appendEvents(session, events, context);
    if (found.length < BATCH) await moveDeleted(resource, names, merge, session);
    return found.length === BATCH;
  });
}

function movedValues(record: StoredRecord, names: readonly string[], { from, into }: FollowedMerge): StoredValues {
  const moved = (value: unknown) =>
    Array.isArray(value) ? [...new Set(value.map((id) => (id === from ? into : id)))] : into;
  const refers = (value: unknown): boolean => [value].flat().includes(from);
  return Object.fromEntries(names.filter((name) => refers(record[name])).map((name) => [name, moved(record[name])]));
}

/** Changes the references of deleted records, so that they refer to the remaining record once they are restored. */
async function moveDeleted(
  { deleted, definition }: Resource,
  names: readonly string[],
  { from, into }: FollowedMerge,
  session: ClientSession,
): Promise<void> {
  for (const name of names) {
    const which = { ...definition.baseFilter, [name]: from };
    const update = [{ $set: { [name]: replaced(name, { from, into }) } }];
    await deleted.collection.updateMany(which as never, update as never, { session });
  }
}

/** Returns the expression of a field, an id or a list of ids, with one id replaced. */
const replaced = (name: string, { from, into }: Pick<FollowedMerge, 'from' | 'into'>) => ({
  $cond: [{ $isArray: `$${name}` }, { $setUnion: [{ $setDifference: [`$${name}`, [from]] }, [into]] }, into],
});
