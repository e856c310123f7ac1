import { isObject, type Json, memberOf } from '../protocol/request.ts';
import { ScimError } from '../protocol/scim-error.ts';

/** An operation of a PATCH, with its `op` in lower case. An operation without a path is split into one for each attribute. */
export interface Operation {
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: string;
  readonly value: unknown;
}

const PATCH_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const OPS = ['add', 'replace', 'remove'] as const;
const MAX_OPERATIONS = 10_000;

const invalidSyntax = (detail: string): ScimError => new ScimError(400, detail, 'invalidSyntax');

/** Reads the operations of a PATCH (RFC 7644, 3.5.2). @throws ScimError invalidSyntax, noTarget, tooMany */
export function readOperations(body: Json): Operation[] {
  const [schemas, operations] = [memberOf(body, 'schemas'), memberOf(body, 'Operations')];
  const hasSchema =
    Array.isArray(schemas) && schemas.some((one) => String(one).toLowerCase() === PATCH_SCHEMA.toLowerCase());
  if (!hasSchema) throw invalidSyntax(`A PATCH has the schema ${PATCH_SCHEMA}.`);
  if (!Array.isArray(operations) || operations.length === 0) throw invalidSyntax('Operations must be a list.');
  const read = operations.flatMap(readOperation);
  if (read.length > MAX_OPERATIONS)
    throw new ScimError(400, `A PATCH has at most ${MAX_OPERATIONS} operations.`, 'tooMany');
  return read;
}

function readOperation(sent: unknown): Operation[] {
  if (!isObject(sent)) throw invalidSyntax('An operation must be an object.');
  // Entra ID capitalises the names of operations.
  const op = OPS.find((known) => known === String(memberOf(sent, 'op')).toLowerCase());
  if (!op) throw invalidSyntax('op must be add, replace or remove.');
  const [path, value] = [memberOf(sent, 'path') ?? '', memberOf(sent, 'value')];
  if (typeof path !== 'string') throw new ScimError(400, 'path must be a text.', 'invalidPath');
  if (op !== 'remove' && value === undefined) throw invalidSyntax(`${op} needs a value.`);
  if (path !== '') return [{ op, path, value }];
  if (op === 'remove') throw new ScimError(400, 'remove needs a path.', 'noTarget');
  if (!isObject(value)) throw invalidSyntax(`${op} without a path needs an object as its value.`);
  return Object.entries(value).map(([name, one]) => ({ op, path: name, value: one }));
}
