import type { FieldContract, MessageContract, Violation } from '@bms/contracts';
import type { Call } from '../../runtime/call.ts';
import type { Merges } from '../merges/merges.ts';
import { type Lookup, lookupFor } from './lookup.ts';

/** The lookups of referenced records, by module of the contract (`references`). */
export interface References {
  /**
   * Registers the lookup of a module, e.g. `users`. The last registration wins: a projection replaces a remote call.
   */
  provide(module: string, lookup: Lookup): void;
  /** Returns the lookup of a module. @throws Error if no lookup is registered */
  lookup(module: string): Lookup;
}

/** Creates an empty registry of reference lookups. */
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

/** Returns the writable fields of a message that refer to other records. */
export function referringFields(message: MessageContract): FieldContract[] {
  return message.fields.filter((field) => field.rules.references !== '' && !field.rules.readOnly);
}

/**
 * Looks up the records that the fields refer to. Call it before a transaction opens, since it may call another service.
 * @returns a violation for each field that refers to an unknown record
 * @see docs/adr/0029-references.md
 */
export async function findBrokenReferences(
  fields: readonly FieldContract[],
  message: Readonly<Record<string, unknown>>,
  references: References,
  call: Call,
): Promise<Violation[]> {
  const found = await Promise.all(
    fields.map(async ({ name, rules }) => {
      const ids = idsOf(message[name]);
      const lookup = lookupFor(references.lookup(rules.references), call);
      const missing = ids.length === 0 ? [] : await lookup([...new Set(ids)], call);
      return missing.length === 0 ? [] : [unknownReference(name, ...missing)];
    }),
  );
  return found.flat();
}

/** The registries that redirect references. */
type Redirecting = { readonly references: References; readonly merges: Pick<Merges, 'find'> };

/**
 * Returns the message with references to merged records changed into those to the records that remain, of which the caller
 * may view all: an id that a client app stored before a merge stays valid. Undefined if there are none.
 */
export async function redirectReferences<Message extends Readonly<Record<string, unknown>>>(
  fields: readonly FieldContract[],
  message: Message,
  { references, merges }: Redirecting,
  call: Call,
): Promise<Message | undefined> {
  let redirected: Message | undefined;
  for (const { name, rules } of fields) {
    const value = message[name];
    const remaining = await merges.find(rules.references, idsOf(value));
    if (remaining.size === 0) continue;
    const hidden = await references.lookup(rules.references)([...new Set(remaining.values())], call);
    if (hidden.length > 0) continue;
    const remains = (id: unknown) => remaining.get(id as number) ?? id;
    redirected = {
      ...(redirected ?? message),
      [name]: Array.isArray(value) ? [...new Set(value.map(remains))] : remains(value),
    };
  }
  return redirected;
}

const idsOf = (value: unknown): number[] =>
  [value ?? []].flat().filter((id): id is number => typeof id === 'number' && id !== 0);

/** Creates the violation for a field with ids that do not exist or are not visible to the caller. */
export function unknownReference(field: string, ...missing: readonly unknown[]): Violation {
  const what = missing.length > 1 ? 'do not exist or are not accessible' : 'does not exist or is not accessible';
  return { field, code: 'unknown_reference', message: `${field} ${missing.join(', ')} ${what}.` };
}
