import type { ScimContext } from './context.ts';
import { MAX_BULK_OPERATIONS } from './discovery.ts';
import { isObject, type Json, memberOf, objectBody, type ScimAnswer, type ScimRequest } from './protocol/request.ts';
import { errorBody, ScimError, toScimError } from './protocol/scim-error.ts';

const REQUEST_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:BulkRequest';
const RESPONSE_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:BulkResponse';
const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'];
const REFERENCE = /^bulkId:(.+)$/s;

type Answer = (context: ScimContext, request: ScimRequest) => Promise<ScimAnswer>;

/**
 * Answers a bulk (RFC 7644, 3.7): its operations one after the other, each on its own. An operation may refer to resources that
 * earlier ones created.
 * @param answer answers a single operation
 * @throws ScimError invalidSyntax; 413 for too many operations
 */
export async function answerBulk(context: ScimContext, request: ScimRequest, answer: Answer): Promise<ScimAnswer> {
  if (request.method !== 'POST') throw new ScimError(405, 'This path does not support this method.');
  const { operations, failOnErrors } = readBulk(objectBody(request));
  const created = new Map<string, string>();
  const results: Json[] = [];
  let failed = 0;
  for (const operation of operations) {
    const result = await answerOperation(context, operation, created, answer);
    results.push(result);
    if ('response' in result) failed += 1;
    if (failOnErrors > 0 && failed >= failOnErrors) break;
  }
  return { status: 200, body: { schemas: [RESPONSE_SCHEMA], Operations: results } };
}

function readBulk(body: Json): { operations: unknown[]; failOnErrors: number } {
  const [schemas, operations] = [memberOf(body, 'schemas'), memberOf(body, 'Operations')];
  if (!Array.isArray(schemas) || !schemas.includes(REQUEST_SCHEMA) || !Array.isArray(operations))
    throw new ScimError(400, `A bulk has the schema ${REQUEST_SCHEMA} and Operations.`, 'invalidSyntax');
  if (operations.length > MAX_BULK_OPERATIONS)
    throw new ScimError(413, `A bulk has at most ${MAX_BULK_OPERATIONS} operations.`);
  return { operations, failOnErrors: Number(memberOf(body, 'failOnErrors') ?? 0) };
}

async function answerOperation(
  context: ScimContext,
  sent: unknown,
  created: Map<string, string>,
  answer: Answer,
): Promise<Json> {
  const operation = isObject(sent) ? sent : {};
  const method = String(memberOf(operation, 'method') ?? '').toUpperCase();
  const bulkId = memberOf(operation, 'bulkId');
  const shown = { method, ...(typeof bulkId === 'string' && { bulkId }) };
  try {
    const answered = await answer(context, requestOf(operation, method, created));
    const { location, etag, status } = answered;
    const id = location?.slice(location.lastIndexOf('/') + 1);
    if (method === 'POST' && typeof bulkId === 'string' && id) created.set(bulkId, id);
    return { ...shown, ...(etag && { version: etag }), ...(location && { location }), status: String(status) };
  } catch (thrown) {
    const error = toScimError(thrown);
    if (!error) throw thrown;
    return { ...shown, status: String(error.status), response: errorBody(error) };
  }
}

/** Returns the request of an operation. @throws ScimError */
function requestOf(operation: Json, method: string, created: ReadonlyMap<string, string>): ScimRequest {
  const path = String(memberOf(operation, 'path') ?? '');
  if (!METHODS.includes(method))
    throw new ScimError(400, `method must be one of ${METHODS.join(', ')}.`, 'invalidSyntax');
  if (!path.startsWith('/')) throw new ScimError(400, 'path must be a path such as /Users.', 'invalidPath');
  if (method === 'POST' && typeof memberOf(operation, 'bulkId') !== 'string')
    throw new ScimError(400, 'POST needs a bulkId.', 'invalidSyntax');
  const [pathname = '', query = ''] = path.split('?', 2);
  return {
    method,
    segments: pathname.split('/').flatMap((segment) => (segment ? [resolve(segment, created)] : [])),
    query: new URLSearchParams(query),
    body: resolveAll(memberOf(operation, 'data'), created),
    ifMatch: String(memberOf(operation, 'version') ?? ''),
    ifNoneMatch: '',
  };
}

/** Returns the id of a resource that an earlier operation created, for `bulkId:<id>`. @throws ScimError */
function resolve(text: string, created: ReadonlyMap<string, string>): string {
  const [, bulkId] = REFERENCE.exec(text) ?? [];
  if (bulkId === undefined) return text;
  const id = created.get(bulkId);
  if (id === undefined) throw new ScimError(409, `No earlier operation created ${text.slice(0, 200)}.`, 'invalidValue');
  return id;
}

function resolveAll(value: unknown, created: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return resolve(value, created);
  if (Array.isArray(value)) return value.map((one) => resolveAll(one, created));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, resolveAll(one, created)]));
}
