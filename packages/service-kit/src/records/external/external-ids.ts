import type { Call } from '../../runtime/call.ts';
import { externalKey } from '../../runtime/database/external-keys.ts';
import type { FindExternal } from '../../runtime/server/external/external-of.ts';

/** Finds the records of a resource that the caller may view by external keys. @returns the ids of those found, by key */
export type FindByKeys = (call: Call, keys: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** The resources whose records have ids in other systems, by gRPC service. */
export interface ExternalIds {
  /** Registers the resource of a service. */
  provide(service: string, find: FindByKeys): void;
  readonly find: FindExternal;
}

/** Creates an empty registry. */
export function createExternalIds(): ExternalIds {
  const resources = new Map<string, FindByKeys>();
  return {
    provide: (service, find) => void resources.set(service, find),
    find: async (service, call, ids) => {
      const keys = ids.map((id) => externalKey(service, id));
      return (await resources.get(service)?.(call, keys)) ?? new Map();
    },
  };
}
