import type { FieldContract, MessageContract, Violation } from '@bms/contracts';
import type { Call } from '../types.ts';

/** Says which of these ids name no record that may be referred to. */
export type Lookup = (ids: readonly number[], call: Call) => Promise<readonly number[]>;

/** Where ids of other records are looked up, by the module that the contract names (`references`). */
export interface References {
  /** Makes a module's records known, e.g. `users`. The later one wins: a small copy takes the place of a call. */
  provide(module: string, lookup: Lookup): void;
  /** The lookup of a module. @throws Error when nobody provides it */
  lookup(module: string): Lookup;
}

/** References of a service in which no module has provided a lookup yet. */
export function createReferences(): References {
  const lookups = new Map<string, Lookup>();
  return {
    provide: (module, lookup) => void lookups.set(module, lookup),
    lookup: (module) => {
      const found = lookups.get(module);
      if (!found) throw new Error(`a field refers to ${module}, but nothing looks them up`);
      return found;
    },
  };
}

/** The fields of a message that refer to other records. */
export function referringFields(message: MessageContract): FieldContract[] {
  return message.fields.filter((field) => field.rules.references !== '' && !field.rules.readOnly);
}

/**
 * Looks up what the fields refer to. Done before a transaction opens, since it may ask another service.
 * @returns a violation for each field that names a record that is not there
 */
export async function findBrokenReferences(
  fields: readonly FieldContract[],
  message: Readonly<Record<string, unknown>>,
  references: References,
  call: Call,
): Promise<Violation[]> {
  const found = await Promise.all(
    fields.map(async ({ name, rules }) => {
      const ids = [message[name] ?? []].flat().filter((id): id is number => typeof id === 'number' && id !== 0);
      const missing = ids.length === 0 ? [] : await references.lookup(rules.references)([...new Set(ids)], call);
      return missing.length === 0 ? [] : [violation(name, rules.references, missing)];
    }),
  );
  return found.flat();
}

function violation(field: string, module: string, missing: readonly number[]): Violation {
  return {
    field,
    code: 'unknown_reference',
    message: `${field} refers to ${module} that are not there or cannot be used: ${missing.join(', ')}.`,
  };
}
