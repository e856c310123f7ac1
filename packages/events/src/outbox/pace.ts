import { setTimeout as sleep } from 'node:timers/promises';
import type { ConsumerInfo, JetStreamManager } from '@nats-io/jetstream';
import type { Logger } from 'pino';

/** Maximum number of events that may wait for a consumer before more of the backlog is published. */
const MAX_PENDING = 250;
const LOOK_EVERY_MS = 50;
/**
 * Time without progress after which a consumer counts as stopped, so that the relay no longer waits for it
 * (milliseconds).
 */
const STOPPED_AFTER_MS = 2000;

/** Settles when the consumers of the stream have nearly caught up, or `signal` is aborted. */
export type Pace = (signal: AbortSignal) => Promise<void>;

/** Creates the throttle that follows the progress of a stream's consumers. */
export function createPace(manager: JetStreamManager, stream: string, log: Logger): Pace {
  const moves = new Map<string, { readonly delivered: number; readonly at: number }>();
  const isBehind = ({ name, delivered, num_pending }: ConsumerInfo): boolean => {
    const last = moves.get(name);
    const hasMoved = last?.delivered !== delivered.consumer_seq;
    if (hasMoved) moves.set(name, { delivered: delivered.consumer_seq, at: performance.now() });
    return num_pending > MAX_PENDING && (hasMoved || performance.now() - last.at < STOPPED_AFTER_MS);
  };
  const isAnyBehind = async (): Promise<boolean> => {
    let behind = false;
    for await (const info of manager.consumers.list(stream)) if (isBehind(info)) behind = true;
    return behind;
  };
  return async (signal) => {
    try {
      while (!signal.aborted && (await isAnyBehind())) await sleep(LOOK_EVERY_MS, undefined, { signal });
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, 'listing consumers failed; publishing at full speed');
    }
  };
}
