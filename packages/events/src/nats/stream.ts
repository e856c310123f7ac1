import {
  DiscardPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
  type StreamInfo,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { streamName, streamSubjects } from '../contract/names.ts';
import { DUPLICATE_WINDOW_MS, STREAM_RETENTION_SECONDS } from '../retention.ts';
import { EventConfigError } from '../types.ts';

/**
 * Returns the stream of a service's events and creates it if it does not exist. Publisher and consumers both call it,
 * so the start order does not matter; the publisher also updates the settings that can be changed.
 * @throws EventConfigError if a stream of that name has settings that lose events or cannot work
 */
export async function ensureStream(
  manager: JetStreamManager,
  service: string,
  options: { publisher: boolean; replicas?: number },
): Promise<StreamInfo> {
  const wanted = configOf(service, options.replicas);
  const found = await findStream(manager, wanted.name);
  if (!found) return manager.streams.add(wanted);
  assertCompatibleStream(wanted, found.config);
  const changes = changesOf(wanted, found.config);
  if (!options.publisher || Object.keys(changes).length === 0) return found;
  return manager.streams.update(wanted.name, { ...found.config, ...changes });
}

type OurStream = Pick<StreamConfig, 'name' | 'subjects'> & Partial<StreamConfig>;

function configOf(service: string, replicas: number | undefined): OurStream {
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

async function findStream(manager: JetStreamManager, name: string): Promise<StreamInfo | undefined> {
  try {
    return await manager.streams.info(name);
  } catch (error) {
    if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound) return undefined;
    throw error;
  }
}

function assertCompatibleStream(wanted: OurStream, found: StreamConfig): void {
  const fixed = ['retention', 'storage', 'subjects'] as const;
  const other = fixed.find((key) => String(wanted[key]) !== String(found[key]));
  if (other) {
    throw new EventConfigError(
      `the stream ${wanted.name} has ${other} "${found[other]}" where "${wanted[other]}" is needed; events would be lost`,
    );
  }
  if (found.sealed) throw new EventConfigError(`the stream ${wanted.name} is sealed and takes no events`);
}

function changesOf(wanted: OurStream, found: StreamConfig): Partial<StreamConfig> {
  const changeable = ['max_age', 'duplicate_window', 'discard', 'num_replicas', 'description'] as const;
  const differing = changeable.filter((key) => wanted[key] !== undefined && wanted[key] !== found[key]);
  return Object.fromEntries(differing.map((key) => [key, wanted[key]]));
}
