import { ApiError } from '@bms/contracts';
import type { Call } from '../../runtime/call.ts';
import { contextKey } from '../../runtime/call-context.ts';
import type { GatheredRun, Outcome, RunOptions } from '../../runtime/server/bulk/run.ts';
import { shareTriedIds } from '../numbers/ids.ts';
import { shareLookups } from '../references/lookup.ts';
import { remainingMs } from './deadline.ts';
import type { GroupWriter, Member, PendingWrite } from './group-writer.ts';

type Submit = (write: PendingWrite) => Promise<unknown>;

const SUBMIT = contextKey<Submit>('submission of a write to a bulk');

/** Returns the function that adds the write of a call to those of its bulk; undefined if the call is no item of a bulk. */
export const submitOf = ({ context }: Call): Submit | undefined => context.get(SUBMIT);

/**
 * Creates the function that runs the items of a bulk at once, up to their writes, and then makes the writes together, in
 * the order of the items.
 * @see docs/adr/0219-bulk-writes.md
 */
export function createRunTogether({ settle, settleAll, dryRun }: GroupWriter) {
  const write = (members: readonly Member[], { isAtomic, isDryRun }: RunOptions): Promise<void> => {
    if (isDryRun) return dryRun(members, isAtomic);
    return isAtomic ? settleAll(members) : settle(members);
  };
  return async (runs: readonly GatheredRun[], options: RunOptions): Promise<Outcome[]> => {
    shareLookups(runs.map(({ call }) => call));
    if (options.isDryRun) shareTriedIds(runs.map(({ call }) => call));
    const gathered = gather(runs, write, options);
    await gathered.complete;
    const members = gathered.members();
    if (options.isAtomic && gathered.hasFailed())
      for (const { reject } of members) reject(new ApiError('not_attempted'));
    else await write(members, options);
    return Promise.all(gathered.outcomes);
  };
}

/** Starts the runs. `complete` resolves once each of them has submitted its write or ended without one. */
function gather(
  runs: readonly GatheredRun[],
  write: (members: readonly Member[], options: RunOptions) => Promise<void>,
  options: RunOptions,
) {
  const submitted: (Member | undefined)[] = runs.map(() => undefined);
  const { promise: complete, resolve, reject } = Promise.withResolvers<void>();
  let [open, isClosed, isExpired, hasFailed] = [runs.length, false, false, false];
  const arrive = () => {
    open -= 1;
    if (open > 0) return;
    isClosed = true;
    resolve();
  };
  const outcomes = runs.map(({ call, run }, index): Promise<Outcome> => {
    const hasArrived = () => submitted[index] !== undefined;
    call.context.set(
      SUBMIT,
      (input) =>
        new Promise((resolveOne, rejectOne) => {
          const member: Member = { input, resolve: resolveOne, reject: rejectOne };
          if (isExpired) return rejectOne(new ApiError('timeout'));
          if (isClosed || hasArrived()) return void write([member], options);
          submitted[index] = member;
          arrive();
        }),
    );
    return run().then(
      (answer) => {
        if (!hasArrived()) arrive();
        return { answer };
      },
      (error: unknown) => {
        hasFailed = true;
        if (!hasArrived()) arrive();
        return { error };
      },
    );
  });
  if (runs.length === 0) resolve();
  else expire(runs[0]!.call, complete, () => reject(new ApiError('timeout')));
  complete.catch(() => {
    isExpired = true;
    for (const member of submitted) member?.reject(new ApiError('timeout'));
  });
  return {
    complete,
    outcomes,
    members: () => submitted.filter((member) => member !== undefined),
    hasFailed: () => hasFailed,
  };
}

/** Calls `end` at the deadline of a call, or once it is cancelled, unless `complete` is settled before. */
function expire(call: Call, complete: Promise<void>, end: () => void): void {
  const timer = setTimeout(end, remainingMs(call));
  call.signal.addEventListener('abort', end, { once: true });
  const stop = () => {
    clearTimeout(timer);
    call.signal.removeEventListener('abort', end);
  };
  complete.then(stop, stop);
}
