import type { Rpc } from '@bms/contracts';
import { hasVariable, isCreate, isOnFoundling, type Operation } from '../walk/operations.ts';
import type { Samples } from '../walk/samples.ts';
import { type Sent, sendable } from './send.ts';

/** A request to an operation and what it has to end in. */
export interface Case {
  readonly sent: Sent;
  /** Empty where any status will do that the document knows and that is no fault of the server. */
  readonly statuses: readonly number[];
}

/** Who asks, and with what. */
export interface Asking {
  readonly samples: Samples;
  /** Of an administrator. */
  readonly token: string;
  /** Of a member of staff whose role grants nothing. */
  readonly ungranted: string;
}

const MISSING = '999999999';

const needsRight = ({ access }: Rpc['policy']): boolean =>
  access.kind === 'permission' || (access.kind === 'caller' && access.caller === 'administrator');

/**
 * What is asked of an operation, in that order: first all that is refused, in the end what the example of the contract is
 * answered. One record is made for all of them.
 */
export async function casesOf(operation: Operation, asking: Asking): Promise<Case[]> {
  const { samples, token, ungranted } = asking;
  const { rpc, binding } = operation;
  const [path, body] = [await samples.path(operation), sendable(rpc, await samples.body(operation))];
  const right = { verb: binding.method, path, token, body };
  const isRight = needsRight(rpc.policy);
  const isOnRecord = isRight && binding.path.includes('{id}') && !isCreate(operation);
  const isJson = rpc.policy.stream === '';
  const isDownload = rpc.policy.stream === 'download';
  const hasBody = isJson && Object.keys(body ?? {}).length > 0;
  const cases: [applies: boolean, sent: Partial<Sent>, ...statuses: number[]][] = [
    [rpc.policy.access.kind !== 'public', { token: undefined }, 401],
    [isRight, { token: ungranted }, 403],
    [isOnRecord, { path: binding.path.replace(/\{\w+\}/g, MISSING) }, 404],
    [changesRecord(operation, isOnRecord) && !isOnFoundling(operation), { headers: { 'If-Match': '"999"' } }, 412],
    [isJson && !isOnFoundling(operation), { path: `${path}?colour=blue` }, 422],
    [hasBody, { body: '{' }, 400],
    [hasBody, { body: 'a=b', headers: { 'Content-Type': 'text/plain' } }, 415],
    [isDownload, { headers: { 'If-Match': '"another"' } }, 412],
    [isDownload, { headers: { Range: 'bytes=0-1' } }, 206],
    [isDownload, { headers: { Range: 'bytes=9999-' } }, 416],
    [isDownload, { headers: { 'If-None-Match': '*' } }, 304],
    [rpc.name.startsWith('List'), { path: `${path}?${listQuery(rpc)}` }, 200],
    [!rpc.policy.endsSession, {}, ...successes(operation)],
  ];
  return cases.flatMap(([applies, sent, ...statuses]) => (applies ? [{ sent: { ...right, ...sent }, statuses }] : []));
}

const changesRecord = ({ rpc: { policy }, binding }: Operation, isOnRecord: boolean): boolean =>
  binding.method !== 'GET' &&
  (isOnRecord || binding.mask !== 'none') &&
  (policy.access.kind !== 'permission' || policy.access.action !== 'view');

/** An example alone is not enough where a code was sent to a person, or a state is needed that a new record is not in. */
function successes(operation: Operation): number[] {
  const { rpc, binding } = operation;
  if (rpc.service.module === '' || binding.path.replace('{id}', '').includes('{')) return [];
  if (isOnFoundling(operation)) return [404];
  const isAction = hasVariable(operation) && binding.method === 'POST' && !isCreate(operation);
  return isAction ? [rpc.policy.success, 422] : [rpc.policy.success];
}

/** Every parameter that lists have in common and this one takes. */
function listQuery({ request }: Rpc): URLSearchParams {
  const query = new URLSearchParams({
    page: '1',
    limit: '2',
    search: 'trading',
    sort: '-id',
    created_from: '2020-01-01',
  });
  const known = request.fields.flatMap(({ rules, message }) => (rules.inline ? message!.fields : []));
  for (const name of [...query.keys()]) if (!known.some((field) => field.name === name)) query.delete(name);
  return query;
}
