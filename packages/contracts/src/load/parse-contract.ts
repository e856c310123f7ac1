import protobuf from 'protobufjs';
import type { Contract, HttpBinding, MessageContract, Policy, Rpc, ServiceContract } from '../types.ts';
import { assertConsistent } from './assert-consistent.ts';
import { readBindings } from './bindings.ts';
import { declaredEvents, openEvents } from './declared-events.ts';
import { MessageReader } from './messages.ts';
import { allOf, readOption } from './options.ts';
import { readPolicy } from './policy.ts';
import { type LocatedProtos, loadRoot } from './proto-files.ts';
import { declaredRecordEvents } from './record-events.ts';

/** The content of the protos as data, except the function `field` of each MessageContract. */
export interface ParsedContract {
  readonly services: readonly ServiceContract[];
  readonly events: Contract['events'];
  readonly recordEvents: Contract['recordEvents'];
  /** The messages of rpcs and events, and those that they contain, by full name. */
  readonly messages: ReadonlyMap<string, MessageContract>;
  /** The path of the file of each gRPC service, by the full name of the service. */
  readonly files: ReadonlyMap<string, string>;
}

/** Parses a contract. @throws Error naming the rpc, message or field at fault */
export function parseContract({ includeDirs, files }: LocatedProtos): ParsedContract {
  const root = loadRoot(includeDirs, files);
  const messages = new MessageReader(root, new Set(files.map((file) => root.resolvePath('', file)!)));
  const declared = allOf(root, protobuf.Service);
  const services = declared.map((service) => readService(service, root, messages));
  const events = openEvents(root).map(({ type, when, message }) => ({ type, when, message: messages.read(message) }));
  const rpcs = services.flatMap((service) => service.rpcs);
  const recordEvents = declaredRecordEvents(root).map(({ service, rpc, ...rest }) => ({
    ...rest,
    rpc: rpcs.find(({ path }) => path === `/${service}/${rpc}`)!,
  }));
  assertConsistent(services, new Set(declaredEvents(root).map(({ type }) => type)));
  for (const { policy } of rpcs) if (policy.event) messages.read(root.lookupType(policy.event));
  const fileOf = new Map(declared.map(({ fullName, filename }) => [fullName.slice(1), filename!]));
  return { services, events, recordEvents, messages: messages.known, files: fileOf };
}

function readService(declared: protobuf.Service, root: protobuf.Root, messages: MessageReader): ServiceContract {
  const name = declared.fullName.slice(1);
  const resource = readOption(declared, '(bms.api.resource)', root.lookupType('bms.api.Resource')) ?? {};
  const rpcs: Rpc[] = [];
  const service: ServiceContract = {
    name,
    owner: name.split('.')[1] ?? '',
    module: String(resource['module'] ?? ''),
    type: String(resource['type'] ?? resource['module'] ?? ''),
    title: String(resource['title'] ?? ''),
    noBulk: String(resource['no_bulk'] ?? ''),
    noExternalIds: String(resource['no_external_ids'] ?? ''),
    noHistory: String(resource['no_history'] ?? ''),
    comment: declared.comment ?? '',
    rpcs,
  };
  for (const method of declared.methodsArray) rpcs.push(readRpc(method, service, root, messages));
  return service;
}

/** The message of the parameters that choose members of responses. */
const SHAPE = 'bms.api.ShapeQuery';

/** True for the list and the detail of a resource. */
function hasShape(name: string, request: MessageContract, response: MessageContract): boolean {
  if (name === 'Get') return response.field('record')?.message !== undefined;
  const isList = request.fields.some(({ rules }) => rules.inline && rules.sortable.length > 0);
  return name === 'List' && isList && response.field('records')?.message !== undefined;
}

/** The message of the parameters of tables. */
const TABLE = 'bms.api.TableQuery';

/** True for a list with `fields`, and for an answer whose policy names the rows of its table. */
const hasTable = (name: string, { csv }: Policy, isShaped: boolean): boolean =>
  csv !== '' || (name === 'List' && isShaped);

/** The message of the parameters of writes. */
const WRITE = 'bms.api.WriteQuery';

/**
 * True for a write whose effects are all in one transaction, which a dry run rolls back. Bytes of uploads are stored outside
 * of it, and calls without a caller, such as a sign-in, count attempts.
 */
function canBeDry(
  { access, stream, endsSession, sessionToken, noDryRun }: Policy,
  bindings: readonly HttpBinding[],
): boolean {
  if (access.kind === 'public' || stream !== '' || endsSession || sessionToken !== '' || noDryRun) return false;
  return bindings.length > 0 && bindings.every(({ method }) => method !== 'GET');
}

/** The message of the parameters of former states. */
const PAST = 'bms.api.PastQuery';

/** True for the detail of a resource whose records have a history. */
const hasPast = ({ name, parent }: protobuf.Method): boolean =>
  name === 'Get' && (parent as protobuf.Service).methods['History'] !== undefined;

function readRpc(method: protobuf.Method, service: ServiceContract, root: protobuf.Root, messages: MessageReader): Rpc {
  const subject = `${service.name}.${method.name}`;
  const option = readOption(method, '(bms.api.policy)', root.lookupType('bms.api.Policy'));
  if (!option) throw new Error(`${subject} has no policy`);
  const policy = readPolicy(option, subject);
  const { resolvedRequestType, resolvedResponseType } = method.resolve() as protobuf.Method;
  const request = messages.read(resolvedRequestType!);
  const response = messages.read(resolvedResponseType!);
  const isShaped = hasShape(method.name, request, response);
  const bindings = readBindings(readOption(method, '(google.api.http)'), request, policy, subject);
  return {
    service,
    name: method.name,
    path: `/${service.name}/${method.name}`,
    comment: method.comment ?? '',
    policy,
    request,
    response,
    shape: isShaped ? messages.read(root.lookupType(SHAPE)) : undefined,
    table: hasTable(method.name, policy, isShaped) ? messages.read(root.lookupType(TABLE)) : undefined,
    write: canBeDry(policy, bindings) ? messages.read(root.lookupType(WRITE)) : undefined,
    past: hasPast(method) && bindings.length > 0 ? messages.read(root.lookupType(PAST)) : undefined,
    bindings,
  };
}
