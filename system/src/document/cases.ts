import { expandable, type Rpc } from '@bms/contracts';
import {
  hasVariable,
  isCreate,
  isElectronicInvoice,
  isOnUncreatedRecord,
  neededQuery,
  type Operation,
} from '../authorization/operations.ts';
import { pathOfCall, type Samples } from '../authorization/samples.ts';
import { type Sent, sendable } from './send.ts';

/** A request to an operation with its expected outcome. */
export interface Case {
  readonly sent: Sent;
  /** Allowed statuses; empty if any documented status except server errors is allowed. */
  readonly statuses: readonly number[];
}

/** Tokens and samples for the requests. */
export interface Asking {
  /** All rpcs of the contract. */
  readonly rpcs: readonly Rpc[];
  readonly samples: Samples;
  /** Token of an administrator. */
  readonly token: string;
  /** Token of a staff member whose role grants nothing. */
  readonly ungranted: string;
}

const MISSING = '999999999';
/** The most references that a request can expand. */
const MAX_EXPANDED = 10;

const needsRight = ({ access }: Rpc['policy']): boolean =>
  access.kind === 'permission' || (access.kind === 'caller' && access.caller === 'administrator');

/**
 * Returns the requests to an operation, in order: first those that must be rejected, finally the example of the
 * contract. All use one record.
 */
export async function casesOf(operation: Operation, asking: Asking): Promise<Case[]> {
  const { rpcs, samples, token, ungranted } = asking;
  const { rpc, binding } = operation;
  const [path, body] = [await pathOfCall(samples, operation), sendable(rpc, await samples.body(operation))];
  const right = { verb: binding.method, path, token, body };
  const isRight = needsRight(rpc.policy);
  const isOnRecord = isRight && binding.path.includes('{id}') && !isCreate(operation);
  const references = rpc.shape ? [...expandable(rpc, rpcs).keys()].slice(0, MAX_EXPANDED) : [];
  const isJson = rpc.policy.stream === '';
  const isDownload = rpc.policy.stream === 'download';
  const hasBody = isJson && Object.keys(body ?? {}).length > 0;
  const cases: [applies: boolean, sent: Partial<Sent>, ...statuses: number[]][] = [
    [rpc.policy.access.kind !== 'public', { token: undefined }, 401],
    [isRight, { token: ungranted }, 403],
    // A write by external id creates the record, unless it expects a version.
    [isOnRecord && !rpc.policy.external, { path: binding.path.replace(/\{\w+\}/g, MISSING) }, 404],
    [
      changesRecord(operation, isOnRecord) && !isOnUncreatedRecord(operation),
      { headers: { 'If-Match': '"999"' } },
      rpc.policy.external ? 404 : 412,
    ],
    [isJson && !isOnUncreatedRecord(operation), { path: `${path}?colour=blue` }, 422],
    [hasBody, { body: '{' }, 400],
    [hasBody, { body: 'a=b', headers: { 'Content-Type': 'text/plain' } }, 415],
    [isDownload, { headers: { 'If-Match': '"another"' } }, 412],
    [isDownload, { headers: { Range: 'bytes=0-1' } }, 206],
    [isDownload, { headers: { Range: 'bytes=9999-' } }, 416],
    [isDownload, { headers: { 'If-None-Match': '*' } }, 304],
    [rpc.name.startsWith('List'), { path: `${path}?${listQuery(rpc)}` }, 200],
    [references.length > 0, { path: `${path}?expand=${references}` }, 200],
    [!rpc.policy.endsSession, { path: path + neededQuery(operation) }, ...successes(operation)],
  ];
  return cases.flatMap(([applies, sent, ...statuses]) => (applies ? [{ sent: { ...right, ...sent }, statuses }] : []));
}

const changesRecord = ({ rpc: { policy }, binding }: Operation, isOnRecord: boolean): boolean =>
  binding.method !== 'GET' &&
  (isOnRecord || binding.mask !== 'none') &&
  (policy.access.kind !== 'permission' || policy.access.action !== 'view');

/**
 * Returns the statuses of a successful call. The example alone is not sufficient if the operation needs a mailed code,
 * or a state that a new record is not in.
 */
function successes(operation: Operation): number[] {
  const { rpc, binding } = operation;
  // The identity provider of the example has sent nobody.
  if (rpc.policy.navigation !== '' || rpc.policy.foreignInput) return [rpc.policy.success, 303, 400, 401, 422, 503];
  if (rpc.service.module === '' || binding.path.replace('{id}', '').includes('{')) return [];
  if (isOnUncreatedRecord(operation)) return [404];
  // A new organization has no logo.
  if (rpc.policy.access.kind === 'public' && rpc.policy.produces.length > 0) return [rpc.policy.success, 404];
  const isAction = hasVariable(operation) && binding.method === 'POST' && !isCreate(operation);
  return isAction || isElectronicInvoice(rpc) ? [rpc.policy.success, 422] : [rpc.policy.success];
}

/** Returns the common list parameters that this operation accepts. */
function listQuery({ request }: Rpc): URLSearchParams {
  const query = new URLSearchParams({
    page: '1',
    limit: '2',
    search: 'trading',
    sort: '-id',
    created_from: '2020-01-01',
    ids: '1,2',
  });
  const known = request.fields.flatMap(({ rules, message }) => (rules.inline ? message!.fields : []));
  for (const name of [...query.keys()]) if (!known.some((field) => field.name === name)) query.delete(name);
  return query;
}
