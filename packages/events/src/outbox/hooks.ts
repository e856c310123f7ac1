import type { OutboxRow } from './rows.ts';

/** Hooks between the steps of the relay, by which a test ends or freezes the process at an exact point. */
export interface RelayHooks {
  beforePublish?(row: OutboxRow): void | Promise<void>;
  /** Called when JetStream has acknowledged the event and the row is not yet marked. */
  published?(row: OutboxRow): void | Promise<void>;
}
