import { setTimeout as sleep } from 'node:timers/promises';
import { JetStreamApiError } from '@nats-io/jetstream';
import type { Logger } from 'pino';
import { abortable } from '../common/abortable.ts';
import { EventConfigError } from '../types.ts';
import type { NatsLink } from './connect.ts';
import { isMissingStream, MissingStreamError } from './stream.ts';

const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 3000;

/** True if JetStream rejected the request itself, rather than being unavailable or without a leader. */
function isRejection(error: unknown): boolean {
  if (isMissingStream(error)) return false;
  return error instanceof EventConfigError || (error instanceof JetStreamApiError && error.status < 500);
}

/** JetStream error codes of an exhausted storage limit: of the server, the account or the stream. */
const FULL_CODES = new Set([10002, 10023, 10028, 10047, 10077]);

/** True if JetStream rejected an event because its storage is full. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof JetStreamApiError && FULL_CODES.has(error.code);
}

/** Conditions of a retry. */
interface RetryOptions {
  readonly link: NatsLink;
  readonly signal: AbortSignal;
  /** Receives each failure and the pause before the next attempt; what it throws ends the retry. */
  readonly onFailure: (error: unknown, pauseMs: number) => void;
}

/**
 * Retries until it succeeds, with a growing pause, and only while the server is available.
 * @throws the signal's reason once it is aborted
 */
export async function retryWhileUp<T>(ask: () => Promise<T>, { link, signal, onFailure }: RetryOptions): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    try {
      await link.whenUp(signal);
      return await abortable(ask(), signal);
    } catch (error) {
      signal.throwIfAborted();
      onFailure(error, pause);
      await sleep(pause, undefined, { signal });
    }
  }
}

/**
 * Retries until it succeeds, because a server that has just started answers late, and streams may be set up later.
 * @throws EventConfigError, at once, if JetStream rejects the request; the signal's reason once it is aborted
 */
export function untilAnswered<T>(
  subject: string,
  ask: () => Promise<T>,
  link: NatsLink,
  log: Logger,
  signal: AbortSignal,
): Promise<T> {
  const onFailure = (error: unknown, retryInMs: number): void => {
    if (error instanceof EventConfigError) throw error;
    if (isRejection(error)) throw new EventConfigError(`${subject}: ${(error as Error).message}`, { cause: error });
    // Logged once, where it is noticed.
    if (!(error instanceof MissingStreamError))
      log.warn({ err: error, retryInMs }, `${subject}: JetStream unavailable; retrying`);
  };
  return retryWhileUp(ask, { link, signal, onFailure });
}
