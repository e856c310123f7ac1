import { setImmediate as nextTick } from 'node:timers/promises';
import { ApiError, type Contract, type Rpc } from '@bms/contracts';
import type { Logger } from 'pino';
import type { Call } from '../../call.ts';
import { toApiError } from '../../database/errors.ts';
import type { Handler, Handlers } from '../../module.ts';
import { reportUnexpected } from '../unexpected.ts';
import { compileConflictsOf } from './conflicts-of.ts';
import { ItemCall } from './item-call.ts';
import { isReplay, limitResults } from './limit-results.ts';
import { keyOf, versionsOf } from './own-of-item.ts';
import { isRunnable, type Prepared, type Runnable } from './prepared.ts';
import { type BulkItem, compileReadItem } from './read-item.ts';
import { findRepeated } from './repeated-items.ts';
import type { GatheredRun, RunTogether } from './run.ts';
import { type BulkResult, compileShow, failureOf, resultOf, type ShowAnswer } from './show-result.ts';

/** The functions of the kit that write the items of a bulk. */
export interface BulkWrites {
  readonly runTogether: RunTogether;
  /** Notes the Idempotency-Key of a bulk before its first write. @throws ApiError validation_failed if it was used for another one */
  readonly noteKey: (call: Call) => Promise<boolean>;
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
  function prepare(call: Call<BulkRequest>, item: BulkItem, index: number): Prepared {
    const { items: _items, atomic: _atomic, ...path } = call.request;
    try {
      const known = read(item, path, call.caller);
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

  function runOf({ known, call }: Runnable): GatheredRun {
    const handle = handlers[known.target.rpc.name] as unknown as AnyHandler;
    return { call, run: () => deps.answerOnce(call, () => handle(call)) };
  }

  /** Replaces the error of a request that is no valid one by that of its record, which takes precedence. */
  async function failureOfInvalid({ known, call }: Runnable): Promise<unknown> {
    const handle = handlers[known.target.rpc.name] as unknown as AnyHandler;
    return handle(call).then(
      () => known.error,
      (error: unknown) => (isPreceding(error) ? error : known.error),
    );
  }

  async function fail(call: Call, { index, item, ...prepared }: Prepared, thrown: unknown): Promise<BulkResult> {
    const error = toApiError(thrown, call.log);
    if (error.code === 'internal') reportUnexpected(rpc.path, thrown);
    const isMismatch = error.code === 'version_mismatch' && 'call' in prepared;
    const shown = isMismatch ? await conflictsOf(error, call, prepared.known, Number(item.id)) : error;
    return failureOf(index, item.id ?? undefined, shown, call.requestId);
  }

  /** Writes items together. @returns their results, in order */
  async function write(call: Call<BulkRequest>, items: readonly Prepared[]): Promise<BulkResult[]> {
    const errors = new Map<Prepared, unknown>();
    await Promise.all(
      items.map(async (one) => {
        if (!isRunnable(one)) errors.set(one, one.error);
        else if (one.known.error !== undefined) errors.set(one, await failureOfInvalid(one));
      }),
    );
    const { atomic: isAtomic } = call.request;
    const runnable = items.filter(isRunnable).filter((one) => !errors.has(one));
    if (isAtomic && errors.size > 0) for (const one of runnable) errors.set(one, new ApiError('not_attempted'));
    const isRun = !isAtomic || errors.size === 0;
    const outcomes = isRun ? await deps.runTogether(runnable.map(runOf), { isAtomic, isDryRun: call.isDryRun }) : [];
    const made = new Map(runnable.map((one, index) => [one as Prepared, outcomes[index]]));
    return Promise.all(
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
  }

  return async (call) => {
    await deps.noteKey(call);
    const { items, atomic } = call.request;
    const repeated = findRepeated(items);
    const results: BulkResult[] = [];
    let prepared: Prepared[] = [];
    for (const [index, item] of items.entries()) {
      const error = repeated.get(index);
      prepared.push(error ? { index, item, error } : prepare(call, item, index));
      if (prepared.length % MAX_TOGETHER > 0 && index < items.length - 1) continue;
      // Other calls run between the groups, whose records are validated at once.
      await nextTick();
      if (atomic && index < items.length - 1) continue;
      results.push(...(await write(call, prepared)));
      prepared = [];
    }
    if (isReplay(results)) call.markReplayed();
    return { results: limitResults(results) };
  };
}

/** Errors of a record that take precedence over those of the request (the order of errors). */
const PRECEDING = new Set(['not_found', 'forbidden', 'version_mismatch', 'unauthenticated']);

const isPreceding = (error: unknown): boolean => error instanceof ApiError && PRECEDING.has(error.code);
