import { setImmediate as nextTick } from 'node:timers/promises';
import { ApiError, type Contract, type Rpc } from '@bms/contracts';
import type { Logger } from 'pino';
import type { Call } from '../../call.ts';
import { toApiError } from '../../database/errors.ts';
import type { Handler, Handlers } from '../../module.ts';
import { type FindExternal, isTaken } from '../external/external-of.ts';
import type { Histories } from '../history/histories.ts';
import type { FindRemaining } from '../merged/name-remaining.ts';
import { reportUnexpected } from '../serve-rpc.ts';
import { compileConflictsOf } from './conflicts-of.ts';
import { type FoundItem, findItems, type Positioned } from './find-items.ts';
import { ItemCall } from './item-call.ts';
import { isReplay, limitResults } from './limit-results.ts';
import { failureOfInvalid, isRunnable, type Prepared, type Runnable } from './prepared.ts';
import { type BulkItem, compileReadItem, keyOf, versionsOf } from './read-item.ts';
import { createDuplicates, type Duplicates } from './repeated-items.ts';
import type { GatheredRun, Outcome, RunTogether } from './run.ts';
import { type BulkResult, compileShow, failureOf, resultOf, type ShowAnswer } from './show-result.ts';

/** The functions of the kit that write the items of a bulk. */
export interface BulkWrites {
  readonly runTogether: RunTogether;
  /** Notes the Idempotency-Key of a bulk before its first write. @throws ApiError validation_failed if it was used for another one */
  readonly noteKey: (call: Call) => Promise<boolean>;
  /** Returns true if the response of an equal call with the same Idempotency-Key is stored. */
  readonly wasAnswered: (call: Call) => Promise<boolean>;
  readonly findExternal: FindExternal;
  readonly findRemaining: FindRemaining;
  /** Returns the handler of ListForSearch of a gRPC service. */
  readonly listForSearch: (service: string) => Handler;
  /** The histories of the records of the process. */
  readonly histories: Histories;
}

/** Dependencies of the bulks of a service. */
export interface BulkDeps extends BulkWrites {
  readonly contract: Pick<Contract, 'definition'>;
  readonly log: Logger;
  /** Runs the handler of an item, or replays the response stored for its key. */
  readonly answerOnce: (call: Call, handler: () => Promise<unknown>) => Promise<unknown>;
}

type Message = Record<string, unknown>;
type AnyHandler = (call: Call<Message>) => Promise<unknown>;

/** The request of a bulk; further members are the variables of its path. */
interface BulkRequest extends Message {
  readonly items: readonly BulkItem[];
  readonly atomic: boolean;
}

/** The maximum number of items whose writes share a transaction, unless the bulk is atomic. */
const MAX_TOGETHER = 100;

/**
 * Creates the handler of the rpc Bulk of a service. Each item runs the checks and the handler of its single write; only
 * the transactions are shared.
 * @param handlers those of the service
 * @see docs/adr/0219-bulk-writes.md
 */
export function createBulkHandler(rpc: Rpc, handlers: Handlers, deps: BulkDeps): Handler<BulkRequest> {
  const { definition } = deps.contract;
  const read = compileReadItem(rpc.service, definition);
  const shows = new Map<Rpc, ShowAnswer>(rpc.service.rpcs.map((other) => [other, compileShow(other, definition)]));
  const conflictsOf = compileConflictsOf(rpc.service, handlers as Record<string, AnyHandler>, shows);

  /** Prepares an item up to its handler. The returned `run` calls it, or throws why the item is not possible. */
  function prepare(call: Call<BulkRequest>, { item: sent, index, external }: FoundItem): Prepared {
    const { items: _items, atomic: _atomic, ...path } = call.request;
    const item = external?.recordId === undefined ? sent : { ...sent, id: external.recordId };
    try {
      const known = read(sent, path, call.caller, external);
      const isValid = known.error === undefined;
      const own = {
        ifMatch: versionsOf(item.if_match),
        idempotencyKey: isValid ? keyOf(call, item, index) : undefined,
      };
      const itemCall = new ItemCall(call, { rpc: known.target.rpc, request: known.request, ...own });
      return { index, item, known, call: itemCall };
    } catch (error) {
      return { index, item, error };
    }
  }

  const handlerOf = ({ known }: Runnable) => handlers[known.target.rpc.name] as unknown as AnyHandler;

  function runOf(one: Runnable): GatheredRun {
    const { call } = one;
    return { call, run: () => deps.answerOnce(call, () => handlerOf(one)(call)) };
  }

  async function fail(call: Call, { index, item, ...prepared }: Prepared, thrown: unknown): Promise<BulkResult> {
    const error = toApiError(thrown, call.log);
    if (error.code === 'internal') reportUnexpected(rpc.path, thrown);
    const isMismatch = error.code === 'version_mismatch' && 'call' in prepared;
    const shown = isMismatch ? await conflictsOf(error, call, prepared.known, Number(item.id)) : error;
    return failureOf(index, item.id ?? undefined, shown, call.requestId);
  }

  /** Prepares an upsert that created its record in an earlier call with the same key, which is replayed. */
  async function createdBefore(call: Call<BulkRequest>, found: FoundItem): Promise<Runnable | undefined> {
    const { item, external } = found;
    const hasKey = item.key !== '' || call.idempotencyKey !== undefined;
    if (item.action !== 'upsert' || external?.recordId === undefined || !hasKey) return undefined;
    const created = prepare(call, { ...found, external: { ...external, recordId: undefined } });
    const isCreate = isRunnable(created) && created.known.error === undefined;
    return isCreate && (await deps.wasAnswered(created.call)) ? created : undefined;
  }

  const find = (call: Call<BulkRequest>, items: readonly Positioned[]) =>
    findItems(rpc.service.name, call, items, deps.findExternal);

  /** Writes items together. Those whose external id another call has just used are tried once more. */
  async function writeFound(
    call: Call<BulkRequest>,
    items: readonly Positioned[],
    duplicates: Duplicates,
  ): Promise<BulkResult[]> {
    const prepareAll = async (positioned: readonly Positioned[]) =>
      Promise.all(
        (await find(call, positioned)).map(async (found): Promise<Prepared> => {
          const error = duplicates.errorOf(found);
          if (error) return { index: found.index, item: found.item, error };
          return (await createdBefore(call, found)) ?? prepare(call, found);
        }),
      );
    const { results, lost } = await write(call, await prepareAll(items));
    if (lost.length === 0) return results;
    const again = call.request.atomic ? items : items.filter(({ index }) => lost.includes(index));
    const { results: made } = await write(call, await prepareAll(again));
    return results.map((result) => made.find(({ index }) => index === result.index) ?? result);
  }

  /** Writes items together. @returns their results, in order, and the positions of those that lost their external id */
  async function write(call: Call<BulkRequest>, items: readonly Prepared[]): Promise<Written> {
    const errors = new Map<Prepared, unknown>();
    await Promise.all(
      items.map(async (one) => {
        if (!isRunnable(one)) errors.set(one, one.error);
        else if (one.known.error !== undefined)
          errors.set(one, await failureOfInvalid(one.known, one.call, handlerOf(one)));
      }),
    );
    const { atomic: isAtomic } = call.request;
    const runnable = items.filter(isRunnable).filter((one) => !errors.has(one));
    if (isAtomic && errors.size > 0) for (const one of runnable) errors.set(one, new ApiError('not_attempted'));
    const isRun = !isAtomic || errors.size === 0;
    const outcomes = isRun ? await deps.runTogether(runnable.map(runOf), { isAtomic, isDryRun: call.isDryRun }) : [];
    const made = new Map(runnable.map((one, index) => [one as Prepared, outcomes[index]]));
    const lost = runnable.filter((one) => isLost(one, made.get(one))).map(({ index }) => index);
    const results = await Promise.all(
      items.map(async (one) => {
        const outcome = made.get(one);
        if (!outcome || !isRunnable(one)) return fail(call, one, errors.get(one));
        if ('error' in outcome) return fail(call, one, outcome.error);
        const { known, call: itemCall, index, item } = one;
        const shown = shows.get(known.target.rpc)!(outcome.answer, call.caller);
        const { version, isReplayed } = itemCall;
        return resultOf({ index, target: known.target, id: item.id ?? undefined, version, isReplayed, shown });
      }),
    );
    return { results, lost };
  }

  return async (call) => {
    await deps.noteKey(call);
    const { items, atomic } = call.request;
    const duplicates = createDuplicates(items);
    const results: BulkResult[] = [];
    const size = atomic ? items.length : MAX_TOGETHER;
    for (let start = 0; start < items.length; start += size) {
      const group = items.slice(start, start + size).map((item, offset) => ({ item, index: start + offset }));
      // Other calls run between the groups, whose records are validated at once.
      await nextTick();
      results.push(...(await writeFound(call, group, duplicates)));
    }
    if (isReplay(results)) call.markReplayed();
    return { results: limitResults(results) };
  };
}

interface Written {
  readonly results: BulkResult[];
  readonly lost: readonly number[];
}

/** True for an upsert whose external id another record got after it was looked up. */
const isLost = ({ item, known }: Runnable, outcome: Outcome | undefined): boolean =>
  item.action === 'upsert' &&
  known.external !== undefined &&
  outcome !== undefined &&
  'error' in outcome &&
  isTaken(outcome.error, known.external);
