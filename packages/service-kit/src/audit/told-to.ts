import { callerOfClaims } from '@bms/contracts';
import type { RecordDefinition } from '../records/definition.ts';
import type { StoredFilter, StoredRecord } from '../records/stored.ts';

/** Who may follow live what happens to records besides their owners; see RecordChange.told_to in the contract. */
export type ToldTo = 'viewers' | 'editors' | 'owners';

/** What a module says of its records decides: who may see one by more than a grant cannot be told by a grant. */
export function toldTo({ limits, audience }: Pick<RecordDefinition, 'limits' | 'audience'>): ToldTo {
  if (limits) return 'owners';
  return audience ? 'editors' : 'viewers';
}

/**
 * Finds whom a change is for besides those who may update the record: whom it is for now, and whom it was for before, who are to
 * know that it is gone.
 */
export function groupsOf(
  { groups }: Pick<RecordDefinition, 'groups'>,
  { before, after }: { readonly before?: StoredRecord | undefined; readonly after: StoredRecord },
): string[] {
  if (!groups) return [];
  return [...new Set([...(before ? groups(before) : []), ...groups(after)])];
}

/**
 * Finds the client whose portal users see a record.
 * @returns a function that gives the id of the client; 0 where none does, or where that cannot be told from the record alone
 */
export function portalClientOf(definition: RecordDefinition): (record: StoredRecord) => number {
  const { portal } = definition;
  const view = portal?.view;
  if (!view || toldTo(definition) !== 'viewers') return () => 0;
  return (record) => {
    const clientId = typeof record['client_id'] === 'number' ? record['client_id'] : record._id;
    const caller = callerOfClaims({ kind: 'user', typ: 'client', cid: clientId });
    return meets(record, view(caller)) ? clientId : 0;
  };
}

/** Whether a record meets a condition; one that is more than fields and their values is taken for not met. */
function meets(record: StoredRecord, condition: StoredFilter): boolean {
  const conditions = Object.entries(condition);
  return conditions.length > 0 && conditions.every(([field, wanted]) => hasValue(record[field], wanted));
}

function hasValue(value: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return value === wanted;
  return Object.entries(wanted).every(([operator, operand]) => {
    if (operator === '$in') return Array.isArray(operand) && operand.includes(value);
    return operator === '$ne' && value !== operand;
  });
}
