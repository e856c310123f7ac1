import {
  type EventCatalogue,
  type EventName,
  type EventType,
  type IdempotentHandler,
  type IdempotentHandlers,
  mergingTypes,
  type ReceivedEvent,
  transact,
} from '@bms/events';
import type { ClientSession } from 'mongoose';
import type { Runtime } from '../../runtime/module.ts';
import type { Merge } from './merged-ids.ts';
import type { FollowedMerge, OpenedMerges } from './merges.ts';

/** The interval at which references that were stored after the merge, or before its event came, are looked for, in milliseconds. */
const SWEEP_INTERVAL_MS = 15_000;
/** The time for all references to one record, in milliseconds; the next attempt continues. */
const MOVE_TIMEOUT_MS = 300_000;

/** The dependencies of the consumer. */
interface MergeDeps extends Pick<Runtime, 'db' | 'consume' | 'schedule'> {
  readonly merges: OpenedMerges;
}

/**
 * Adds the consumer of the events that merge records, and the job for references that were stored with the id of a merged
 * record afterwards, e.g. by a call in progress or a late event. Only modules that the service refers to have them.
 * @see docs/adr/0232-references-follow-merges.md
 */
export function followMerges(deps: MergeDeps, catalogue: Pick<EventCatalogue, 'types'>): void {
  const types = mergingTypes(catalogue).filter(({ merges }) => deps.merges.referencesTo(merges).length > 0);
  if (types.length === 0) return;
  const handlers = types.map((type) => [type.type, moveReferences(deps, type)] as const);
  deps.consume({
    name: 'merges',
    from: [...new Set(types.map(({ service }) => service))],
    handleTimeoutMs: MOVE_TIMEOUT_MS,
    idempotent: Object.fromEntries(handlers) as IdempotentHandlers,
  });
  const modules = [...new Set(types.map(({ merges }) => merges))];
  deps.schedule({
    name: 'merges.sweep',
    intervalMs: SWEEP_INTERVAL_MS,
    run: async ({ signal }) => {
      for (const module of modules) await sweep(deps, module, signal);
    },
  });
}

function moveReferences(deps: MergeDeps, { merges: module }: EventType): IdempotentHandler<EventName> {
  return async (events, signal) => {
    for (const event of events) {
      const merge = mergeOf(event);
      await transact(deps.db, (session) => deps.merges.note(module, merge, session));
      await moveAll(deps, { module, id: merge.from, cause: event }, signal);
    }
  };
}

/** Returns the merge of an event, whose message has both ids: the catalogue requires them. */
function mergeOf({ data, ...cause }: ReceivedEvent): Merge {
  const { from_id, into_id } = data as unknown as { readonly from_id: number; readonly into_id: number };
  return { from: from_id, into: into_id, cause };
}

/** A merged record to which references may exist. */
interface MergedRecord extends Pick<FollowedMerge, 'module' | 'cause'> {
  readonly id: number;
}

/**
 * Changes all references to a merged record. The record that remained may have been merged meanwhile: that merge is stored
 * before its references are read, so either its handler or this one finds those that were changed here.
 */
async function moveAll({ merges }: MergeDeps, { module, id, cause }: MergedRecord, signal: AbortSignal): Promise<void> {
  const { prepare, lock } = merges.remainingOf(module);
  let from = id;
  for (;;) {
    const into = (await merges.find(module, [from])).get(from);
    if (into === undefined) return;
    await prepare?.(into);
    const merge = { module, from, into, cause, lock: async (session: ClientSession) => lock?.(into, session) };
    for (const references of merges.referencesTo(module)) {
      while (await references.moveBatch(merge)) signal.throwIfAborted();
    }
    from = into;
  }
}

async function sweep(deps: MergeDeps, module: string, signal: AbortSignal): Promise<void> {
  for await (const merges of deps.merges.pages(module)) {
    const causes = new Map(merges.map(({ from, cause }) => [from, cause]));
    for (const references of deps.merges.referencesTo(module)) {
      signal.throwIfAborted();
      for (const id of await references.findReferred(module, [...causes.keys()]))
        await moveAll(deps, { module, id, cause: causes.get(id) }, signal);
    }
  }
}
