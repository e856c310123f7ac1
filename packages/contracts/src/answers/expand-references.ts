import { invalid } from '../errors/api-error.ts';
import type { Violation } from '../errors/violation.ts';
import type { FieldContract, MessageContract, Rpc } from '../types.ts';
import { detailOf } from './select-fields.ts';

/** A reference of records that a request expands. */
export interface ExpandedReference {
  /** The member with the id or the ids, e.g. `client_id`. */
  readonly member: string;
  /** True if the records of the list have the member; otherwise only their details. */
  readonly isInItems: boolean;
  /** The rpcs that return the records to which it refers. An id is that of a record of one of them. */
  readonly targets: readonly Rpc[];
}

/** The most references that a request can expand. */
const MAX_NAMES = 10;

/**
 * Compiles the parameter `expand` of a list or a detail.
 * @param rpcs all rpcs of the contract
 * @returns a function that reads it, for a portal user or others; it throws ApiError validation_failed naming `expand`
 * for a name that is no reference of the detail, or one that the caller does not see, and for more than 10 names
 */
export function compileExpansion(
  rpc: Rpc,
  rpcs: readonly Rpc[],
): (expand: string, isForPortal: boolean) => readonly ExpandedReference[] {
  const known = expandable(rpc, rpcs);
  return (expand, isForPortal) => {
    const names = [...new Set(expand.split(',').map((name) => name.trim()))];
    if (names.length > MAX_NAMES) throw invalid(fault('too_many', `expand must have at most ${MAX_NAMES} entries.`));
    return names.map((name) => {
      const found = known.get(name);
      if (!found || (isForPortal && found.isStaffOnly))
        throw invalid(fault('not_allowed', `expand: "${name}" is no reference of the record.`));
      return found;
    });
  };
}

const fault = (code: string, message: string): Violation => ({ field: 'expand', code, message });

/** Returns the references that can be expanded, by name: the member without `_id`. */
export function expandable(
  rpc: Rpc,
  rpcs: readonly Rpc[],
): ReadonlyMap<string, ExpandedReference & { readonly isStaffOnly: boolean }> {
  const items = rpc.response.field('records')?.message;
  const detail = rpc.name === 'Get' ? rpc : detailOf(rpc);
  const record = detail?.response.field('record')?.message;
  const references = [...referencesOf(items), ...referencesOf(record)].map((field) => {
    const { name, rules } = field;
    const isInItems = items?.field(name)?.type === field.type;
    const { references: type, staffOnly: isStaffOnly } = rules;
    return [nameOf(name), { member: name, isInItems, isStaffOnly, targets: targetsOf(type, rpcs) }] as const;
  });
  return new Map(references.filter(([, { targets }]) => targets.length > 0));
}

const nameOf = (member: string): string => member.replace(/_id$/, '');

const referencesOf = (message: MessageContract | undefined): FieldContract[] =>
  (message?.fields ?? []).filter(({ rules }) => rules.references !== '' && !rules.writeOnly);

/** Returns the rpcs that return a record of a type by its id alone, without an effect. */
function targetsOf(type: string, rpcs: readonly Rpc[]): Rpc[] {
  return rpcs.filter((rpc) => rpc.service.type === type && isReadById(rpc));
}

/** True for the detail of a resource that needs only the id of the record, and that has no effect. */
export function isReadById({ name, shape, policy, bindings }: Rpc): boolean {
  const variables = bindings[0]?.segments.flatMap((part) => ('variable' in part ? [part.variable] : [])) ?? [];
  return name === 'Get' && shape !== undefined && !policy.hasEffect && variables.join() === 'id';
}
