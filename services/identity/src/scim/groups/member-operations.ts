import type { Filter } from 'scim2-parse-filter';
import { parseFilter } from '../filter/compile-filter.ts';
import type { Operation } from '../patch/read-operations.ts';
import { ScimError } from '../protocol/scim-error.ts';
import { readPath } from '../schema/attribute-path.ts';
import { groupSchema } from '../schema/group-schema.ts';
import { readMembers } from './group-values.ts';

/** The changes of the members of a group. */
export interface MemberChanges {
  /** True if those who are not added are removed. */
  readonly isWhole: boolean;
  readonly added: ReadonlySet<number>;
  readonly removed: ReadonlySet<number>;
}

/** Separates the operations on members from those on other attributes. */
export function splitOperations(operations: readonly Operation[]) {
  const isOnMembers = ({ path }: Operation) => readPath(groupSchema, path)?.attribute.name === 'members';
  return {
    others: operations.filter((operation) => !isOnMembers(operation)),
    members: operations.filter(isOnMembers),
  };
}

/**
 * Returns the changes that operations make to the members, without their current number being read.
 * @throws ScimError invalidPath or invalidValue
 */
export function memberChanges(operations: readonly Operation[]): MemberChanges {
  const [added, removed] = [new Set<number>(), new Set<number>()];
  let isWhole = false;
  const add = (id: number): void => {
    added.add(id);
    removed.delete(id);
  };
  const remove = (id: number): void => {
    added.delete(id);
    removed.add(id);
  };
  const clear = (): void => {
    isWhole = true;
    added.clear();
    removed.clear();
  };
  for (const { op, path, value } of operations) {
    const { filter } = readPath(groupSchema, path)!;
    if (op === 'remove') {
      if (filter !== undefined) for (const id of idsIn(parseFilter(filter))) remove(id);
      // Entra ID names those to be removed in the value.
      else if (value !== undefined && value !== null) for (const id of readMembers(value)) remove(id);
      else clear();
    } else {
      if (filter !== undefined) throw new ScimError(400, 'The values of members cannot be changed.', 'mutability');
      if (op === 'replace') clear();
      for (const id of readMembers(value)) add(id);
    }
  }
  return { isWhole, added, removed };
}

/** Returns the ids that a filter such as `value eq "2" or value eq "3"` selects. @throws ScimError invalidPath */
function idsIn(filter: Filter): number[] {
  if (filter.op === 'or') return filter.filters.flatMap(idsIn);
  if (filter.op === 'eq' && filter.attrPath.toLowerCase() === 'value')
    return readMembers([{ value: String(filter.compValue) }]);
  throw new ScimError(400, 'members can be selected by value eq alone.', 'invalidPath');
}
