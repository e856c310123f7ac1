import { DiscardPolicy, RetentionPolicy, StorageType, type StreamConfig } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { streamName, streamSubjects } from '../contract/names.ts';
import { DUPLICATE_WINDOW_MS, STREAM_RETENTION_SECONDS } from '../retention.ts';
import { EventConfigError } from '../types.ts';

/** The settings that the stream of a service needs. */
export type WantedStream = Pick<StreamConfig, 'name' | 'subjects'> & Partial<StreamConfig>;

/** Returns the settings of a service's stream. @param replicas copies in a NATS cluster; unchanged if omitted */
export function streamConfig(service: string, replicas?: number): WantedStream {
  return {
    name: streamName(service),
    description: `Events of ${service}`,
    subjects: [streamSubjects(service)],
    retention: RetentionPolicy.Limits,
    storage: StorageType.File,
    max_age: nanos(STREAM_RETENTION_SECONDS * 1000),
    duplicate_window: nanos(DUPLICATE_WINDOW_MS),
    // A full stream rejects events, which then wait in the outbox; discarding the oldest would lose them for a slow
    // consumer.
    discard: DiscardPolicy.New,
    ...(replicas ? { num_replicas: replicas } : {}),
  };
}

/**
 * Asserts that a stream has settings with which events are neither lost nor copied into it or out of it.
 * @throws EventConfigError naming the setting
 */
export function assertCompatibleStream(wanted: WantedStream, found: StreamConfig): void {
  const fixed = ['retention', 'storage', 'subjects'] as const;
  const other = fixed.find((key) => String(wanted[key]) !== String(found[key]));
  if (other) {
    throw new EventConfigError(
      `the stream ${wanted.name} has ${other} "${found[other]}" where "${wanted[other]}" is needed; events would be lost`,
    );
  }
  if (found.sealed) throw new EventConfigError(`the stream ${wanted.name} is sealed and takes no events`);
  const copies = (['republish', 'sources', 'mirror', 'subject_transform'] as const).find((key) => hasValue(found[key]));
  if (copies)
    throw new EventConfigError(
      `the stream ${wanted.name} has ${copies}, by which events get past the permissions of NATS users; remove it`,
    );
}

const hasValue = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** Returns the wanted settings that differ and can be changed without losing events. */
export function changesOf(wanted: WantedStream, found: StreamConfig): Partial<StreamConfig> {
  const changeable = ['max_age', 'duplicate_window', 'discard', 'num_replicas', 'description'] as const;
  const differing = changeable.filter((key) => wanted[key] !== undefined && wanted[key] !== found[key]);
  return Object.fromEntries(differing.map((key) => [key, wanted[key]]));
}
