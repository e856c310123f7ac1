import { existsSync } from 'node:fs';
import path from 'node:path';
import { locateProtos, type ProtoSource, readOnce } from '@bms/contracts';
import protobuf from 'protobufjs';
import type { EventName } from '../types.ts';
import type { EventCatalogue, EventMessage, EventType } from './catalogue.ts';
import { createCodec } from './codec.ts';

const OPTION = '(bms.api.event)';
const TYPE_PATTERN = /^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$/;

/** The fields of a message that merges a record into another one. */
const MERGED = ['from_id', 'into_id'];

/** An undocumented member of protobufjs messages; `options` keeps only the last value of a repeated name. */
interface WithParsedOptions {
  parsedOptions?: Record<string, unknown>[] | null;
}

/**
 * Reads the events of the contract from the files called `events.proto`, one per service; those of the project once per
 * process.
 * @throws Error naming the message at fault: a type is malformed or declared by two messages
 */
export const loadEventCatalogue: (source?: ProtoSource) => EventCatalogue = readOnce(readCatalogue);

function readCatalogue(source: ProtoSource): EventCatalogue {
  const { includeDirs, files } = locateProtos(source);
  const root = new protobuf.Root();
  root.resolvePath = (_origin, target) =>
    includeDirs.map((dir) => path.join(dir, target)).find((file) => existsSync(file)) ?? target;
  root.loadSync(
    files.filter((file) => path.basename(file) === 'events.proto'),
    { keepCase: true, alternateCommentMode: true },
  );
  root.resolveAll();
  const types = messagesOf(root).flatMap(readTypes);
  assertUniqueTypes(types);
  return { types, ...createCodec(root) };
}

function messagesOf(namespace: protobuf.NamespaceBase): protobuf.Type[] {
  return namespace.nestedArray.flatMap((nested) => {
    if (nested instanceof protobuf.Type) return [nested];
    return nested instanceof protobuf.Namespace ? messagesOf(nested) : [];
  });
}

function readTypes(message: protobuf.Type): EventType[] {
  const options = (message as WithParsedOptions).parsedOptions ?? [];
  const declared = options.filter((option) => OPTION in option).map((option) => option[OPTION]);
  return declared.map((option) => readType(message, option as Record<string, unknown>));
}

function readType(message: protobuf.Type, option: Record<string, unknown>): EventType {
  const name = message.fullName.slice(1);
  const type = String(option['type'] ?? '');
  const owner = name.split('.')[1] ?? '';
  if (!TYPE_PATTERN.test(type)) throw new Error(`${name}: "${type}" is no type of event such as "client.created"`);
  if (!option['when']) throw new Error(`${name}: ${type} does not say when it happens`);
  const service = owner === 'api' ? '*' : owner;
  return {
    service,
    type: type as EventName,
    when: String(option['when']),
    internal: option['internal'] === true,
    notified: option['notified'] === true,
    marksUnchanged: option['marks_unchanged'] === true,
    merges: readMerges(message, type, option),
    message: describe(message),
  };
}

/** @throws Error if an event that merges records does not name them */
function readMerges(message: protobuf.Type, type: string, option: Record<string, unknown>): string {
  const merges = String(option['merges'] ?? '');
  const missing = merges ? MERGED.find((name) => !message.fields[name]) : undefined;
  if (missing) throw new Error(`${type} merges ${merges}, but its message has no ${missing}`);
  return merges;
}

function describe(message: protobuf.Type): EventMessage {
  const fields = message.fieldsArray.map((field) => ({
    name: field.name,
    type: typeOf(field),
    comment: field.comment ?? '',
  }));
  const inner = new Set(message.fieldsArray.map((field) => field.resolvedType));
  const parts = [...inner].filter((type) => type instanceof protobuf.Type).map(describe);
  return { name: message.fullName.slice(1), comment: message.comment ?? '', fields, parts };
}

function typeOf(field: protobuf.Field): string {
  if (field instanceof protobuf.MapField) return `map<${field.keyType}, ${field.type}>`;
  return field.repeated ? `repeated ${field.type}` : field.type;
}

function assertUniqueTypes(types: readonly EventType[]): void {
  const seen = new Map<string, EventType>();
  for (const type of types) {
    const key = `${type.service} ${type.type}`;
    const other = seen.get(key) ?? seen.get(`* ${type.type}`);
    if (other) throw new Error(`${type.type} stands on ${other.message.name} and on ${type.message.name}`);
    seen.set(key, type);
  }
}
