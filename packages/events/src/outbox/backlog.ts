import type { Connection } from 'mongoose';
import type { Pace } from './pace.ts';
import type { Publisher } from './publisher.ts';
import { waitingPage } from './read.ts';
import type { OutboxRow } from './rows.ts';

const PAGE_ROWS = 250;

/** The rows that were unsent when the relay became leader. */
export interface Backlog {
  /** True once all of them are published. */
  isDrained: boolean;
}

export interface BacklogOptions {
  readonly connection: Connection;
  readonly publisher: Publisher;
  readonly backlog: Backlog;
  readonly awaitConsumers: Pace;
}

/**
 * Publishes the unsent rows page by page, no faster than the consumers keep up: new events would otherwise wait behind
 * them in the stream.
 */
export async function drainBacklog(options: BacklogOptions, signal: AbortSignal): Promise<void> {
  const { connection, publisher, backlog, awaitConsumers } = options;
  let last: OutboxRow | undefined;
  while (!signal.aborted) {
    const page = await waitingPage(connection, PAGE_ROWS, last);
    for (const row of page) {
      if (signal.aborted) return;
      await publisher.publish(row);
    }
    last = page.at(-1);
    if (!last) break;
    await awaitConsumers(signal);
  }
  backlog.isDrained = true;
}
