import type { OutboxRow } from '../outbox/rows.ts';

/** Called between the steps of the relay, so that a test can end or freeze the process exactly there. */
export interface RelayHooks {
  beforePublish?(row: OutboxRow): void | Promise<void>;
  /** JetStream has acknowledged, the row is not marked yet. */
  published?(row: OutboxRow): void | Promise<void>;
}
