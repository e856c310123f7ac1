import type { Contract, FieldContract, MessageContract, ServiceContract } from '@bms/contracts';
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
  to_user_id: 'messages have rules of their own about their recipients',
  'bms.billing.CreditNotes.tax_ids': 'credit notes have the taxes of their invoice',
};

/**
 * Returns the reference fields in bodies of operations that need a grant, which are checked against the caller's view
 * scope. @throws Error for a message nested too deeply for `refer`
 */
export function referencesOf(operations: readonly Operation[]): Reference[] {
  return operations
    .filter(({ rpc, binding }) => isGranted(rpc) && ['POST', 'PATCH'].includes(binding.method))
    .flatMap((operation) => {
      const message = bodyMessage(operation.rpc, operation.binding);
      return message ? referencesIn(message, operation) : [];
    });
}

const hasOtherRule = ({ rpc }: Operation, { name }: FieldContract): boolean =>
  name in OTHER_RULES || `${rpc.service.name}.${name}` in OTHER_RULES;

const isGranted = ({ policy }: Operation['rpc']): boolean => policy.access.kind === 'permission';

function referencesIn(message: MessageContract, operation: Operation, list?: string): Reference[] {
  const isChange = operation.binding.method === 'PATCH';
  return message.fields.flatMap((field) => {
    const { references, readOnly, createOnly } = field.rules;
    if (readOnly || (isChange && createOnly) || hasOtherRule(operation, field)) return [];
    if (references !== '') return [{ operation, field, list }];
    if (!field.message) return [];
    if (list === undefined) return referencesIn(field.message, operation, field.name);
    if (refersDeeply(field.message)) throw new Error(`${operation.title}: ${list}.${field.name} is nested too deeply`);
    return [];
  });
}

/** True if a message or a message in it has a writable reference. */
function refersDeeply({ fields }: MessageContract, seen: readonly MessageContract[] = []): boolean {
  return fields.some(({ rules, message }) => {
    if (rules.readOnly) return false;
    return rules.references !== '' || (message && !seen.includes(message) && refersDeeply(message, [...seen, message]));
  });
}

/** Returns the path of a reference as used in errors, e.g. `items[0].item_id`. */
export const pathOf = ({ field, list }: Reference): string => (list ? `${list}[0].${field.name}` : field.name);

/**
 * Sets a reference in a body.
 * @param tax_ids the taxes of a line that the body lacks: a credit note has those of its invoice
 */
export function refer(
  { field, list }: Reference,
  body: Record<string, unknown>,
  id: number,
  tax_ids: readonly number[] = [],
): Record<string, unknown> {
  const value = field.repeated ? [id] : id;
  if (list === undefined) return { ...body, [field.name]: value };
  const [line, ...others] = (body[list] ?? [{ title: 'A line', quantity: 1, rate: 1, tax_ids }]) as Record<
    string,
    unknown
  >[];
  return { ...body, [list]: [{ ...line, [field.name]: value }, ...others] };
}

/** Returns the module whose view permission makes the referenced records visible, e.g. `files` for folders. */
export function viewModuleOf({ field }: Reference, { rpcs }: Contract): string {
  const { references } = field.rules;
  const get = rpcs.find(({ service, name }) => service.module === references && name === 'Get');
  return get?.policy.access.kind === 'permission' ? get.policy.access.module : USERS_MODULE;
}

const USERS_MODULE = 'team';

/**
 * Types that name a client and do not belong to its owner: entries of the file manager, leads, which have their own, and
 * tasks, which belong to their assignees.
 */
const NOT_OF_CLIENTS: readonly string[] = ['folders', 'files', 'leads', 'tasks'];

const namesClient = (message: MessageContract | undefined): boolean =>
  message?.fields.some(({ rules }) => rules.references === 'clients') ?? false;

/** True if the records of a service name a client, and so belong to its owner. */
export function isOfClient({ module, rpcs }: ServiceContract): boolean {
  const maker = rpcs.find(({ name }) => MAKERS.includes(name));
  const access = rpcs.find(({ name }) => name === 'Get')?.policy.access;
  if (!maker || access?.kind !== 'permission' || NOT_OF_CLIENTS.includes(module)) return false;
  return namesClient(bodyMessage(maker, maker.bindings[0]!)) || namesClient(maker.request);
}
