import type { RaRecord } from 'react-admin';
import { nameFieldOf, referenceOf } from '../contract/contract.ts';
import type { Resource } from '../contract/types.ts';
import { useLookUp } from '../session/use-session.ts';

/**
 * Returns a test of whether a field of a record has content that the user can see: a value, and for a reference a name
 * that is in the response or may be looked up.
 */
export function useLegible(resource: Resource, record: RaRecord | undefined): (name: string) => boolean {
  const mayLookUp = useLookUp();
  return (name) => {
    if (!record || isEmpty(record[name])) return false;
    const target = referenceOf(resource, name);
    if (!target) return true;
    const known = record[nameFieldOf(resource, name) ?? ''];
    return typeof known === 'string' ? known !== '' : mayLookUp(target);
  };
}

/** Returns true for values without content. */
export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === 0 ||
  value === false ||
  (Array.isArray(value) && value.length === 0);
