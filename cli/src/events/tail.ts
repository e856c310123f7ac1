import type { LiveEvent } from '@bms/client';
import { withApi } from '../api/open-api.ts';
import type { Context, OptionValues, Outcome } from '../run/command.ts';
import { UsageError } from '../run/errors.ts';
import { findTarget } from '../target/find-target.ts';

/** Prints the changes of the live feed as they arrive, until the context's signal is aborted. */
export async function tailEvents({ env, print, report, signal }: Context, options: OptionValues): Promise<Outcome> {
  const max = readCount(options['count']);
  const { module, json } = options;
  const target = await findTarget(env);
  let shown = 0;
  await withApi(target, async (api) => {
    const stopping = new AbortController();
    const end = AbortSignal.any([signal, stopping.signal]);
    const onSseEvent = ({ event }: { event?: string }): void => {
      if (event === 'missed') report('! some changes were missed');
    };
    const { stream } = await api.live.follow({ signal: end, onSseEvent });
    try {
      for await (const change of stream as AsyncIterable<LiveEvent>) {
        if (!isChange(change) || (module && change.module !== module)) continue;
        print(json ? JSON.stringify(change) : lineOf(change));
        shown += 1;
        if (shown >= max) break;
      }
    } finally {
      stopping.abort();
    }
  });
  // The changes were printed one by one.
  return { data: undefined, lines: [] };
}

const isChange = (change: unknown): change is LiveEvent =>
  typeof change === 'object' && change !== null && 'module' in change;

function lineOf({ occurred_at, module, record_id, action, user_id }: LiveEvent): string {
  const by = user_id ? `user ${user_id}` : 'a service';
  return `${occurred_at}  ${module} ${record_id}  ${action} by ${by}`;
}

function readCount(text: string | boolean | undefined): number {
  if (text === undefined) return Number.POSITIVE_INFINITY;
  const count = Number(text);
  if (Number.isSafeInteger(count) && count > 0) return count;
  throw new UsageError(`--count is ${text}: it must be a positive integer`);
}
