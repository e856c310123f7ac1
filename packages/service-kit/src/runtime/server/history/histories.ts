import type { Call } from '../../call.ts';
import type { Request } from '../../requests.ts';
import { requestVersions, type Versions } from './versions.ts';

type Message = Record<string, unknown>;

/** The parts of a resource that the history of its records needs. */
export interface HistorySource {
  /**
   * Completes a former response of the detail as the caller sees it: names of other records, and members that are looked up
   * for each caller.
   */
  complete(answer: Message, call: Call): Promise<Message>;
  /** Returns the version of a deleted record; undefined if none is deleted. */
  findDeleted(id: number): Promise<number | undefined>;
}

/** The histories of the records of a process, by gRPC service. */
export interface Histories {
  /** Registers the resource of a service. */
  provide(service: string, source: HistorySource): void;
  /** Returns the resource of a service. @throws Error if it has none */
  sourceOf(service: string): HistorySource;
  /** Replaces the store of versions, in the process that has it. */
  storeIn(versions: Versions): void;
  /** Returns the store of versions. */
  versions(): Versions;
}

/** Creates an empty registry. */
export function createHistories(request: Request): Histories {
  const sources = new Map<string, HistorySource>();
  let versions = requestVersions(request);
  return {
    provide: (service, source) => void sources.set(service, source),
    sourceOf: (service) => {
      const source = sources.get(service);
      if (!source) throw new Error(`${service} has no resource`);
      return source;
    },
    storeIn: (store) => {
      versions = store;
    },
    versions: () => versions,
  };
}
