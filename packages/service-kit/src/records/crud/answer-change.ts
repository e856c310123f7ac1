import { isDeepStrictEqual } from 'node:util';
import type { ClientSession } from 'mongoose';
import type { Call } from '../../runtime/call.ts';
import type { EncodedAnswer } from '../../runtime/handlers-of.ts';
import type { NamedRpc } from '../model/list-contract.ts';
import type { StoredFilter, StoredRecord } from '../model/stored.ts';
import { compileAnswer } from './answer.ts';
import { isReached, scopeOf } from './load.ts';
import type { Resource } from './resource.ts';

/** A record after a change. */
export interface ChangedRecord {
  /** Undefined for a restored record. */
  readonly before: StoredRecord | undefined;
  readonly after: StoredRecord;
  readonly call: Call;
  readonly session: ClientSession;
}

/**
 * Compiles the response to a change of one record, which has the record as a read would return it.
 * @returns a function with the response; it has no record if the change moved it out of the scope of the caller
 */
export function compileChangeAnswer<Name extends string>(
  resource: Resource,
  rpc: NamedRpc<Name>,
): (change: ChangedRecord, text: string) => Promise<EncodedAnswer<Name>> {
  const answer = compileAnswer(resource, rpc);
  return async (change, text) => {
    if (await isInScope(resource, change)) return answer(await showRecord(resource, change.after, change.call), text);
    return { success: true, message: text } as unknown as EncodedAnswer<Name>;
  };
}

/** Returns a record as the rules of its module show it to the caller. */
export async function showRecord<T extends StoredRecord>(
  { rules }: Resource<T>,
  record: NoInfer<T>,
  call: Call,
): Promise<T> {
  return rules.show ? rules.show(record, call) : record;
}

/** True if the caller may view the record after the change. It is looked up only if a field of the scope was changed. */
async function isInScope(resource: Resource, { before, after, call, session }: ChangedRecord): Promise<boolean> {
  const scope = scopeOf(resource, call, 'view');
  const isSame = fieldsOf(scope).every((name) => before && isDeepStrictEqual(before[name], after[name]));
  return isSame || isReached(resource, after._id, scope, session);
}

/** Returns the stored fields that a filter reads. */
function fieldsOf(filter: StoredFilter): string[] {
  return Object.entries(filter).flatMap(([name, value]) => {
    if (!name.startsWith('$')) return [name.split('.')[0]!];
    return Array.isArray(value) ? value.flatMap((part) => fieldsOf(part as StoredFilter)) : [];
  });
}
