import { JetStreamApiCodes, JetStreamApiError, type JetStreamManager, type StreamInfo } from '@nats-io/jetstream';
import type { Logger } from 'pino';
import { assertCompatibleStream, changesOf, streamConfig } from './stream-config.ts';

/** The stream of a service does not exist; processes may not create streams and wait for the set-up. */
export class MissingStreamError extends Error {
  override readonly name = 'MissingStreamError';

  constructor(stream: string) {
    super(`the stream ${stream} does not exist; the set-up of NATS creates it`);
  }
}

/** Returns a stream; undefined if it does not exist. */
export async function findStream(manager: JetStreamManager, name: string): Promise<StreamInfo | undefined> {
  try {
    return await manager.streams.info(name);
  } catch (error) {
    if (isMissingStream(error)) return undefined;
    throw error;
  }
}

/** True if JetStream rejected a request because the stream does not exist. */
export const isMissingStream = (error: unknown): boolean =>
  error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound;

/** The streams that a process reads or publishes to. */
export interface Streams {
  /**
   * Returns the stream of a service's events.
   * @throws MissingStreamError if it does not exist; EventConfigError if its settings lose events
   */
  open(manager: JetStreamManager, service: string): Promise<StreamInfo>;
  /** Returns the names of the streams that were missing when they were opened last. */
  missing(): readonly string[];
}

/** Creates the view of a process on the streams; it logs once when one is missing, and when it is there. */
export function createStreams(log: Logger): Streams {
  const missing = new Set<string>();
  return {
    open: async (manager, service) => {
      const wanted = streamConfig(service);
      const found = await findStream(manager, wanted.name);
      if (!found) {
        if (!missing.has(wanted.name)) log.error({ stream: wanted.name }, 'stream missing; run the set-up of NATS');
        missing.add(wanted.name);
        throw new MissingStreamError(wanted.name);
      }
      assertCompatibleStream(wanted, found.config);
      const outdated = Object.keys(changesOf(wanted, found.config));
      if (outdated.length > 0)
        log.info({ stream: wanted.name, outdated }, 'stream has earlier settings; the set-up of NATS updates them');
      if (missing.delete(wanted.name)) log.info({ stream: wanted.name }, 'stream found');
      return found;
    },
    missing: () => [...missing],
  };
}
