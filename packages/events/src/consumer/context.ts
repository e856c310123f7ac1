import type { SlowWorkLog } from '@bms/telemetry';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { EventCodec } from '../contract/catalogue.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { EventMetrics } from '../types.ts';
import type { ConsumerWork } from './consumer-work.ts';
import type { DeadLetters } from './dead-letters.ts';
import type { ConsumerHooks, ConsumerOptions } from './options.ts';

const DEFAULT_TIMEOUT_MS = 60_000;

/** Dependencies of a consumer. */
export interface ConsumerContext {
  readonly options: ConsumerOptions;
  /** Name of the durable consumer on the server. */
  readonly durable: string;
  readonly connection: Connection;
  readonly codec: EventCodec;
  readonly outbox: Outbox;
  readonly deadLetters: DeadLetters;
  /** Limits on concurrent work, shared by all consumers of the process. */
  readonly work: ConsumerWork;
  readonly metrics: EventMetrics;
  readonly log: Logger;
  readonly slowWork?: SlowWorkLog | undefined;
  readonly hooks?: ConsumerHooks;
}

/** Returns the time limit of one attempt of a consumer, in milliseconds. */
export const timeoutOf = ({ handleTimeoutMs }: ConsumerOptions): number => handleTimeoutMs ?? DEFAULT_TIMEOUT_MS;
