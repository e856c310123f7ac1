import { createHash } from 'node:crypto';
import {
  ApiError,
  type BulkTarget,
  type BulkWrite,
  bulkTargets,
  type Caller,
  type Contract,
  checkRequest,
  compileRequestSchema,
  invalid,
  MASK_FIELD,
  readJson,
  type ServiceContract,
} from '@bms/contracts';
import type { Call } from '../../call.ts';
import { addExternalId, type ExternalTarget } from '../external/external-of.ts';
import { compilePermission } from '../permission.ts';

type Message = Record<string, unknown>;

/** An item of a bulk, as the contract has it. */
export interface BulkItem {
  readonly action: BulkWrite | 'upsert';
  readonly id?: number | null;
  readonly record: string;
  readonly if_match: string;
  readonly key: string;
  /** At most one entry: the id in another system, by source. */
  readonly external_id?: Readonly<Record<string, string>>;
}

/** The write of an item whose request could be read, or why it could not. */
export interface ReadItem {
  readonly target: BulkTarget;
  readonly sent: Message;
  readonly request: Message;
  /** The error of a request that is no valid one; `request` then changes nothing. */
  readonly error?: unknown;
  /** The id in another system by which the record is written. */
  readonly external?: ExternalTarget | undefined;
}

/** Reads an item. @throws ApiError forbidden, or validation_failed if there is no such write */
export type ReadItemOf = (
  item: BulkItem,
  path: Message,
  caller: Caller,
  external?: ExternalTarget | undefined,
) => ReadItem;

/** Compiles the reader of the items of a service's bulk: they are validated like requests of the single writes. */
export function compileReadItem(service: ServiceContract, definition: Contract['definition']): ReadItemOf {
  const targets = bulkTargets(service);
  const readers = new Map([...targets].map(([write, target]) => [write, compileReader(target, definition)]));
  return (item, path, caller, external) => {
    if (item.id && external) throw notAllowed('external_id', 'external_id cannot be combined with id.');
    const id = item.id || (item.action === 'create' ? undefined : external?.recordId);
    const write = item.action === 'upsert' ? (id ? 'update' : 'create') : item.action;
    const read = readers.get(write);
    if (!read) throw notAllowed('action', `action ${item.action} is not available; allowed are ${namesOf(readers)}.`);
    return read({ ...item, id: id ?? null }, path, caller, external);
  };
}

const namesOf = (readers: ReadonlyMap<BulkWrite, unknown>): string => [...readers.keys()].join(', ');

const notAllowed = (field: string, message: string) => invalid({ field, code: 'not_allowed', message });

function compileReader(target: BulkTarget, definition: Contract['definition']): ReadItemOf {
  const { rpc, binding } = target;
  const permit = compilePermission(rpc);
  const schema = compileRequestSchema(rpc, binding);
  const check = checkRequest(rpc);
  const decode = compileDecoding(target, definition);
  const hasId = binding.segments.some((part) => 'variable' in part && part.variable === 'id');
  return (item, path, caller, external) => {
    // Of a read-only API key, which writes nothing, only a dry run comes here.
    permit(caller, true);
    if (external && hasId && !item.id) throw new ApiError('not_found');
    assertMembers(item, hasId, schema.takesBody);
    const params = Object.fromEntries(
      Object.entries({ ...path, ...(hasId && { id: item.id }) }).map(([name, value]) => [name, String(value)]),
    );
    const input = { params, query: new URLSearchParams() };
    const sent = item.record === '' ? {} : (readJson(item.record, schema.needsNumberSource) as Message);
    if (external && schema.takesBody) addExternalId(sent, external);
    const kept = binding.mask === 'none' ? {} : structuredClone(sent);
    try {
      const request = decode(schema.bind(schema.takesBody ? { ...input, body: sent } : input));
      check(request, (request[MASK_FIELD] as { paths?: string[] } | null)?.paths ?? []);
      return { target, sent: kept, request, external };
    } catch (error) {
      const precheck = schema.buildPrecheck(input);
      if (!precheck) throw error;
      return { target, sent: kept, request: decode(precheck), error, external };
    }
  };
}

/** Asserts that an item has the members that its action needs, and no others. @throws ApiError validation_failed */
function assertMembers({ action, id, record }: BulkItem, hasId: boolean, takesBody: boolean): void {
  if (hasId && !id) throw invalid({ field: 'id', code: 'required', message: `id is required for ${action}.` });
  if (!hasId && id) throw notAllowed('id', 'id is set by the server.');
  if (!takesBody && record !== '') throw notAllowed('record', `record is not allowed for ${action}.`);
}

/** Compiles the conversion of a bound request to the message that a handler gets: as decoded from the wire. */
function compileDecoding({ rpc }: BulkTarget, definition: Contract['definition']): (bound: Message) => Message {
  const { requestSerialize, requestDeserialize } = definition(rpc.service.name)[rpc.name]!;
  return (bound) => requestDeserialize(requestSerialize(bound)) as Message;
}

/** Returns the versions that an item expects: its `etag`; a text that is none matches no record. */
export function versionsOf(tag: string): readonly number[] | undefined {
  if (tag === '' || tag === '*') return undefined;
  const version = /^"?([1-9]\d{0,14})"?$/.exec(tag)?.[1];
  return [Number(version ?? 0)];
}

/** Returns the key of an item: its own, or one of the key of the bulk and its position. */
export function keyOf({ idempotencyKey }: Call, { key }: BulkItem, index: number): string | undefined {
  if (key !== '' || idempotencyKey === undefined) return key || undefined;
  return `bulk ${createHash('sha256').update(idempotencyKey).digest('base64url')} ${index}`;
}
