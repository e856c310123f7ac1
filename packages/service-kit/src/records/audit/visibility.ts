import { callerOfClaims } from '@bms/contracts';
import { ownersOf, type RecordDefinition } from '../model/definition.ts';
import type { StoredFilter, StoredRecord } from '../model/stored.ts';

/**
 * The visibility of a record's changes in the live feed, besides its owners; see RecordChange.told_to in the contract.
 */
export type Visibility = 'viewers' | 'editors' | 'owners';

/**
 * Returns the visibility that follows from a record definition. A grant alone does not decide access where the
 * definition has a row filter (`rowFilter`) or an audience, so the visibility is narrower there.
 */
export function visibilityOf({ rowFilter, audience }: Pick<RecordDefinition, 'rowFilter' | 'audience'>): Visibility {
  if (rowFilter) return 'owners';
  return audience ? 'editors' : 'viewers';
}

/**
 * Returns the recipient groups of a change: those of the record before and after it, so that groups that lose the
 * record also learn of the change. Empty where the definition has no `recipients`.
 */
export function recipientsOf(
  { recipients }: Pick<RecordDefinition, 'recipients'>,
  { before, after }: { readonly before?: StoredRecord | undefined; readonly after: StoredRecord },
  today: Date,
): string[] {
  if (!recipients) return [];
  return [...new Set([...(before ? recipients(before, today) : []), ...recipients(after, today)])];
}

/**
 * Compiles the lookup of the client whose portal users see a record.
 * @returns a function that returns the client's id; 0 if no portal user sees the record, or if the record alone does
 * not decide it
 */
export function portalClientOf(definition: RecordDefinition): (record: StoredRecord) => number {
  const { portal } = definition;
  const view = portal?.view;
  if (!view || visibilityOf(definition) !== 'viewers') return () => 0;
  return (record) => {
    const clientId = typeof record['client_id'] === 'number' ? record['client_id'] : record._id;
    const caller = callerOfClaims({ kind: 'user', typ: 'client', cid: clientId });
    return meets(record, view(caller)) ? clientId : 0;
  };
}

/** Those who saw a record before a change and do not after it; see RecordChange in the contract. */
export interface Former {
  readonly former_owners: readonly number[];
  readonly former_portal_client_id: number;
  readonly former_groups: readonly string[];
}

const NONE: Former = { former_owners: [], former_portal_client_id: 0, former_groups: [] };

type Change = { readonly before?: StoredRecord | undefined; readonly after: StoredRecord };

/** Compiles the lookup of those who no longer see a record after a change. */
export function compileFormer(definition: RecordDefinition): (change: Change, today: Date) => Former {
  const portalClient = portalClientOf(definition);
  const { recipients } = definition;
  return ({ before, after }, today) => {
    if (!before) return NONE;
    const [owners, client] = [ownersOf(definition, after), portalClient(before)];
    const groups = recipients?.(after, today) ?? [];
    return {
      former_owners: ownersOf(definition, before).filter((owner) => !owners.includes(owner)),
      former_portal_client_id: client === portalClient(after) ? 0 : client,
      former_groups: (recipients?.(before, today) ?? []).filter((group) => !groups.includes(group)),
    };
  };
}

/**
 * True if a record meets a condition. Only equality, `$in` and `$ne` are evaluated; any other operator counts as not
 * met, and so does an empty condition.
 */
function meets(record: StoredRecord, condition: StoredFilter): boolean {
  const conditions = Object.entries(condition);
  return conditions.length > 0 && conditions.every(([field, wanted]) => hasValue(record[field], wanted));
}

function hasValue(value: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return value === wanted;
  return Object.entries(wanted).every(([operator, operand]) => {
    if (operator === '$in') return Array.isArray(operand) && operand.includes(value);
    return operator === '$ne' && (value ?? null) !== operand;
  });
}
