import type { FieldContract, MessageContract } from '@bms/contracts';
import type { Operation } from './operations.ts';
import { bodyMessage, MAKERS } from './samples.ts';

/** A body field that references a record of another module. */
export interface Reference {
  readonly operation: Operation;
  readonly field: FieldContract;
  /** The list that contains the field; undefined for a top-level field of the body. */
  readonly list: string | undefined;
}

/** References that are not checked against the caller's view scope, with the rule that applies. */
const OTHER_RULES: Readonly<Record<string, string>> = {
  form_id: 'every signed-in user can fill in the forms that are offered',
  tax_ids: 'users who may edit documents can use every tax, without a permission to view taxes',
  to_user_id: 'messages have rules of their own about their recipients',
};

/**
 * Returns the reference fields of creates and updates that need a grant, which are checked against the caller's view
 * scope.
 */
export function referencesOf(operations: readonly Operation[]): Reference[] {
  return operations
    .filter(({ rpc, binding }) => isGranted(rpc) && (MAKERS.includes(rpc.name) || binding.method === 'PATCH'))
    .flatMap((operation) => {
      const message = bodyMessage(operation.rpc, operation.binding);
      return message ? referencesIn(message, operation) : [];
    });
}

const isGranted = ({ policy }: Operation['rpc']): boolean => policy.access.kind === 'permission';

function referencesIn(message: MessageContract, operation: Operation, list?: string): Reference[] {
  const isChange = operation.binding.method === 'PATCH';
  return message.fields.flatMap((field) => {
    const { references, readOnly, createOnly } = field.rules;
    if (readOnly || (isChange && createOnly) || field.name in OTHER_RULES) return [];
    if (references !== '') return [{ operation, field, list }];
    return field.message && list === undefined ? referencesIn(field.message, operation, field.name) : [];
  });
}

/** Returns the path of a reference as used in errors, e.g. `items[0].item_id`. */
export const pathOf = ({ field, list }: Reference): string => (list ? `${list}[0].${field.name}` : field.name);

/** Sets a reference in a body. */
export function refer({ field, list }: Reference, body: Record<string, unknown>, id: number): Record<string, unknown> {
  const value = field.repeated ? [id] : id;
  if (list === undefined) return { ...body, [field.name]: value };
  const [line, ...others] = (body[list] ?? [{ title: 'A line', quantity: 1, rate: 1 }]) as Record<string, unknown>[];
  return { ...body, [list]: [{ ...line, [field.name]: value }, ...others] };
}
