import protobuf from 'protobufjs';
import { type DeclaredEvent, openEvents } from './declared-events.ts';
import { allOf, readOption } from './options.ts';

/** An event of the records of a service, as webhooks receive it. */
export interface DeclaredRecordEvent {
  /** `<resource>.<event>`, e.g. `client.created`. */
  readonly type: string;
  readonly when: string;
}

/** The events of the records of a service. */
export interface DeclaredRecordEvents {
  /** Full name of the service, e.g. `bms.crm.Clients`. */
  readonly service: string;
  /** The resource in the types of changes, e.g. `client`. */
  readonly resource: string;
  /** The rpc that returns a record, e.g. `Get`. */
  readonly rpc: string;
  readonly events: readonly DeclaredRecordEvent[];
}

/**
 * Returns the events of the records of each service: one for each kind of change that its rpcs can make, and the
 * declared events of the resource that are not internal. Services whose records nothing writes have none.
 */
export function declaredRecordEvents(root: protobuf.Root): DeclaredRecordEvents[] {
  const open = openEvents(root);
  return allOf(root, protobuf.Service).flatMap((service) => recordEventsOf(service, open));
}

/** Returns the types of all events that webhooks can receive. */
export const webhookTypes = (root: protobuf.Root): string[] => [
  ...openEvents(root).map(({ type }) => type),
  ...declaredRecordEvents(root).flatMap(({ events }) => events.map(({ type }) => type)),
];

function recordEventsOf(service: protobuf.Service, open: readonly DeclaredEvent[]): DeclaredRecordEvents[] {
  const { module = '', type = module } = readOption(service, '(bms.api.resource)') ?? {};
  const rpc = ['Get', 'Create'].find((name) => recordOf(service, name));
  if (!rpc || module === '') return [];
  const resource = resourceOf(recordOf(service, rpc)!);
  const declared = open.filter((event) => isOf(event.type, resource, String(type)));
  const has = (...names: string[]): boolean => names.some((name) => service.methods[name] !== undefined);
  if (declared.length === 0 && !has('Create', 'Update')) return [];
  const kinds = [
    ...(has('Create') ? ['created'] : []),
    ...(service.methodsArray.some(changesRecord) ? ['updated'] : []),
    ...(has('Delete') ? ['deleted'] : []),
    ...(has('Restore') ? ['restored'] : []),
  ];
  const derived = kinds.map((kind) => ({ type: `${resource}.${kind}`, when: occasion(resource, kind) }));
  const events = [...declared, ...derived].map(({ type: name, when }) => ({ type: name, when }));
  const unique = [...new Map(events.toReversed().map((event) => [event.type, event])).values()].reverse();
  return [{ service: service.fullName.slice(1), resource, rpc, events: unique }];
}

/** Returns the message of the record that an rpc returns; undefined if it returns none. */
function recordOf(service: protobuf.Service, rpc: string): protobuf.Type | undefined {
  const method = service.methods[rpc]?.resolve() as protobuf.Method | undefined;
  const type = method?.resolvedResponseType?.fields['record']?.resolve().resolvedType;
  return type instanceof protobuf.Type && type.fields['id'] ? type : undefined;
}

/** Returns the name of a record in types: `credit_note` for `CreditNote`, `payment` for `PaymentRecord`. */
const resourceOf = ({ name }: protobuf.Type): string =>
  name
    .replace(/(?<=.)Record$/, '')
    .replace(/(?<=.)[A-Z]/g, '_$&')
    .toLowerCase();

/** True if an event is one of the records: by their name, or by the type that references to them name, as in `users`. */
const isOf = (event: string, resource: string, type: string): boolean => {
  const [prefix] = event.split('.');
  return prefix === resource || `${prefix}s` === type;
};

/** The rpcs whose change is no update. */
const OTHERS = new Set(['Create', 'Delete', 'Restore']);

/** True for Update, and for an rpc with a route that writes an existing record and is neither of the others. */
function changesRecord(method: protobuf.Method): boolean {
  if (method.name === 'Update') return true;
  const http = readOption(method, '(google.api.http)') ?? {};
  const paths = ['post', 'put', 'patch', 'delete'].map((verb) => String(http[verb] ?? ''));
  return !OTHERS.has(method.name) && paths.some((path) => path.includes('{id}'));
}

function occasion(resource: string, kind: string): string {
  const words = resource.replaceAll('_', ' ');
  const article = /^[aeio]/.test(words) ? 'An' : 'A';
  if (kind === 'restored') return `A deleted ${words} was restored.`;
  if (kind === 'updated') return `${article} ${words} was updated, including by an action.`;
  return `${article} ${words} was ${kind}.`;
}
