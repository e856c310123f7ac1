import { setTimeout as sleep } from 'node:timers/promises';
import { JetStreamApiError } from '@nats-io/jetstream';
import type { Logger } from 'pino';
import { abortable } from '../common/abortable.ts';
import type { NatsLink } from '../nats/connect.ts';
import { EventConfigError } from '../types.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 3000;

/** Whether JetStream said no because of what was asked, rather than because it is away or has no leader. */
function isRefusal(error: unknown): boolean {
  return error instanceof EventConfigError || (error instanceof JetStreamApiError && error.status < 500);
}

/**
 * Tries until it succeeds, since a server that has just started answers late.
 * @throws EventConfigError, at once, when JetStream refuses what is asked; the signal's reason once it is aborted
 */
export async function untilAnswered<T>(
  what: string,
  ask: () => Promise<T>,
  link: NatsLink,
  log: Logger,
  signal: AbortSignal,
): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      await link.whenUp(signal);
      return await abortable(ask(), signal);
    } catch (error) {
      if (error instanceof EventConfigError) throw error;
      if (isRefusal(error)) throw new EventConfigError(`${what}: ${(error as Error).message}`, { cause: error });
      signal.throwIfAborted();
      log.warn({ err: error, retryInMs: pause }, `${what}: JetStream does not answer yet`);
      await sleep(pause, undefined, { signal });
    }
  }
}
