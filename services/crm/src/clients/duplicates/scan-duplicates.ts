import { setTimeout as sleep } from 'node:timers/promises';
import type { JobRun } from '@bms/events';
import { type Resource, trust } from '@bms/service-kit';
import { type mongo, trusted } from 'mongoose';
import type { Client } from '../clients.model.ts';
import { findDuplicates } from './find-duplicates.ts';
import type { DuplicateGroup, DuplicateGroups } from './groups.ts';
import type { Reason } from './likeness.ts';

/** The number of clients in a group; of more, a value in common tells nothing. */
export const MAX_GROUP = 20;
/** The number of clients that are read at a time. */
const BATCH = 200;
/** The part of the time that the scan of many clients takes: an import of as many needs the database and the process itself. */
const PART = 1 / 4;
/** The time for which a write may be on its way, in milliseconds: clients that were changed since are read again. */
const MARGIN_MS = 30_000;

/** The position of the scan: all clients that were changed before it have been compared. */
interface ScanPosition {
  readonly _id: string;
  readonly updated_at: Date;
}

/** The dependencies of the scan. */
interface ScanDeps {
  readonly resource: Resource<Client>;
  readonly groups: DuplicateGroups;
}

/**
 * Creates the job that compares the clients that were changed since its last run with all others, and stores the groups of
 * those that are probably the same. It runs in one process at a time.
 */
export function scanDuplicates({ resource, groups }: ScanDeps): (run: Pick<JobRun, 'signal'>) => Promise<void> {
  const positions = resource.kit.db.collection('scan_positions') as unknown as mongo.Collection<ScanPosition>;
  const _id = 'client_duplicates';
  return async ({ signal }) => {
    await regroupHidden({ resource, groups });
    const until = new Date(Date.now() - MARGIN_MS);
    const position = await positions.findOne({ _id });
    let after = { updated_at: position?.updated_at ?? new Date(0), _id: 0 };
    while (!signal.aborted) {
      const began = performance.now();
      const changed = await changedSince(resource, after);
      for (const client of changed) await regroup({ resource, groups }, client);
      const last = changed.at(-1);
      if (last) after = { updated_at: last.updated_at, _id: last._id };
      const updated_at = after.updated_at < until ? after.updated_at : until;
      await positions.updateOne({ _id }, { $max: { updated_at } }, { upsert: true });
      if (changed.length < BATCH) return;
      await sleep((performance.now() - began) * (1 / PART - 1), undefined, { signal }).catch(() => undefined);
    }
  };
}

/** Forms the groups anew that lost one of their clients, or of the reasons between them. */
async function regroupHidden(deps: ScanDeps): Promise<void> {
  const { rows } = deps.groups;
  for await (const { _id, ids } of rows.find({ rank: 0 })) {
    await regroupRest(deps, ids);
    await rows.deleteOne({ _id, rank: 0 });
  }
}

/** Reads the clients that were changed after a position, oldest change first. */
const changedSince = ({ model }: Resource<Client>, { updated_at, _id }: Pick<Client, 'updated_at' | '_id'>) =>
  model
    .find(trust({ $or: [{ updated_at: { $gt: updated_at } }, { updated_at, _id: { $gt: _id } }] }))
    .sort({ updated_at: 1, _id: 1 })
    .limit(BATCH)
    .lean();

/** Stores the group of a client anew: all clients that are like it, or like one that is. */
async function regroup({ resource, groups }: ScanDeps, client: Client): Promise<void> {
  const before = await groups.rows.findOne({ ids: client._id });
  const group = await groupOf({ resource, groups }, client);
  if (!before && group.ids.length < 2) return;
  await groups.replace([client._id, ...group.ids], group);
  const others = (before?.ids ?? []).filter((id) => !group.ids.includes(id));
  if (others.length > 1) await regroupRest({ resource, groups }, others);
}

/** Stores the groups of clients anew whose group lost one that was like them. */
async function regroupRest(deps: ScanDeps, ids: readonly number[]): Promise<void> {
  const seen = new Set<number>();
  for (const client of await deps.resource.model.find({ _id: trusted({ $in: [...ids] }) }).lean()) {
    if (seen.has(client._id)) continue;
    const group = await groupOf(deps, client);
    for (const id of group.ids) seen.add(id);
    await deps.groups.replace(group.ids, group);
  }
}

/** Returns a client with those that are like it, or like one that is; alone if they are too many. */
async function groupOf(
  { resource, groups }: ScanDeps,
  client: Client,
): Promise<Pick<DuplicateGroup, 'ids' | 'reasons'>> {
  const ids = new Set([client._id]);
  const reasons = new Set<Reason>();
  const open: Client[] = [client];
  for (let next = open.pop(); next; next = open.pop()) {
    const [found, apart] = await Promise.all([findDuplicates(resource, next, {}), groups.apartFrom(next._id)]);
    const like = found.filter(({ client: { _id } }) => _id !== next!._id && !apart.has(_id));
    if (like.length >= MAX_GROUP) return { ids: [client._id], reasons: [] };
    for (const { client: other, reasons: why } of like) {
      for (const reason of why) reasons.add(reason);
      if (!ids.has(other._id)) open.push(other);
      ids.add(other._id);
    }
    if (ids.size > MAX_GROUP) return { ids: [client._id], reasons: [] };
  }
  return { ids: [...ids], reasons: [...reasons].sort() };
}
