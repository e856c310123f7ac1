import type { Call } from '../../runtime/call.ts';

/**
 * Finds the names of records of a module; ids without a known name are left out.
 * @param within the call that returns the names; without one, as in a transaction, no other service is called
 */
export type NameLookup = (ids: readonly number[], within?: Call) => Promise<ReadonlyMap<number, string>>;

/** Lookups of names by the module that the contract names (`name_of`). */
export interface Names {
  /** Registers the lookup of names of a module's records. */
  provide(module: string, lookup: NameLookup): void;
  /** Returns the lookup of a module. @throws Error if no module provides it */
  lookup(module: string): NameLookup;
}

/** Creates an empty registry of name lookups. */
export function createNames(): Names {
  const lookups = new Map<string, NameLookup>();
  return {
    provide: (module, lookup) => void lookups.set(module, lookup),
    lookup: (module) => {
      const found = lookups.get(module);
      if (!found)
        throw new Error(`a field is the name of a record of ${module}, but no module provides names of ${module}`);
      return found;
    },
  };
}
