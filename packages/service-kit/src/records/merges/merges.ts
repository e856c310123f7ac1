import type { ClientSession, Connection } from 'mongoose';
import { type Merge, type MergedIds, openMergedIds } from './merged-ids.ts';

/** A merge that references follow. */
export interface FollowedMerge extends Merge {
  /** The module of both records. */
  readonly module: string;
  /** Excludes a change of the remaining record from the transaction that stores references to it. */
  lock(session: ClientSession): Promise<void>;
}

/** Stored references to records of other modules. */
export interface StoredReferences {
  /** The modules that are referred to. */
  readonly modules: readonly string[];
  /** Changes references to a merged record into references to the remaining one. @returns true if there may be more */
  moveBatch(merge: FollowedMerge): Promise<boolean>;
  /** Returns the ids to which at least one reference exists. */
  findReferred(module: string, ids: readonly number[]): Promise<number[]>;
}

/** The fields that a service stores of the records of another module and copies to those that refer to them, such as the owner. */
export interface RemainingRecords {
  /** Called before references to a record are stored, outside of transactions. @throws ApiError unavailable */
  prepare?(id: number): Promise<unknown>;
  /** Excludes changes of the record from the transaction that stores references to it. */
  lock?(id: number, session: ClientSession): Promise<void>;
}

/** The merges of records, which references of the service follow. */
export interface Merges extends Pick<MergedIds, 'find' | 'present' | 'note'> {
  /**
   * Registers references. Of several registrations with one name, the most complete one counts: a record type may be
   * opened more than once, with fewer rules where it is only read.
   * @param completeness 0 by default
   */
  follow(name: string, references: StoredReferences, completeness?: number): void;
  /** Registers the references that the records of a resource have by the contract, if any. */
  followRecords(name: string, resource: object, completeness: number): void;
  /** Registers what the service keeps of the records of a module. */
  provide(module: string, remaining: RemainingRecords): void;
}

/** The merges with what is registered, for the consumer of their events. */
export interface OpenedMerges extends Merges, Pick<MergedIds, 'pages'> {
  /** Returns the references to records of a module. */
  referencesTo(module: string): StoredReferences[];
  /** Returns what the service keeps of the records of a module. */
  remainingOf(module: string): RemainingRecords;
}

/**
 * Opens the merges that a service knows, without references.
 * @param referencesOf returns the references of the records of a resource, see `referringRecords`
 */
export function openMerges(
  db: Connection,
  referencesOf: (resource: object) => StoredReferences | undefined,
): OpenedMerges {
  const followers = new Map<string, { references: StoredReferences; completeness: number }>();
  const kept = new Map<string, RemainingRecords>();
  const follow: Merges['follow'] = (name, references, completeness = 0) => {
    const known = followers.get(name);
    if (!known || known.completeness < completeness) followers.set(name, { references, completeness });
  };
  return {
    ...openMergedIds(db),
    follow,
    followRecords: (name, resource, completeness) => {
      const references = referencesOf(resource);
      if (references) follow(name, references, completeness);
    },
    provide: (module, remaining) => void kept.set(module, remaining),
    referencesTo: (module) =>
      [...followers.values()].map(({ references }) => references).filter(({ modules }) => modules.includes(module)),
    remainingOf: (module) => kept.get(module) ?? {},
  };
}
