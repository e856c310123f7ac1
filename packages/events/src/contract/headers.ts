import type { DomainEvent, EventCaller, EventContext, EventData, EventName, ReceivedEvent } from '../types.ts';
import { UnprocessableEvent } from '../types.ts';

/** Header by which JetStream detects duplicate messages. */
export const MESSAGE_ID = 'Nats-Msg-Id';

const SAFE_TEXT = /^[\x21-\x7e]{1,256}$/;

/** The identity of one event. */
export interface EventIdentity {
  readonly id: string;
  readonly service: string;
  readonly occurredAt: Date;
}

/**
 * Builds the headers of an event: CloudEvents 1.0 attributes in binary mode (prefix `ce-`, NATS protocol binding), the
 * extension attributes `recordversion`, `module`, `owners`, `clientid`, `userid`, `apikeyid` and `scimtokenid`, and W3C Trace Context.
 * @see docs/adr/0108-callers-of-events.md
 */
export function headersOf(event: DomainEvent, identity: EventIdentity, context: EventContext): Record<string, string> {
  const entries: [string, string | undefined][] = [
    [MESSAGE_ID, identity.id],
    ['ce-specversion', '1.0'],
    ['ce-id', identity.id],
    ['ce-source', `/bms/${identity.service}`],
    ['ce-type', event.type],
    ['ce-subject', String(event.recordId)],
    ['ce-time', identity.occurredAt.toISOString()],
    ['ce-datacontenttype', 'application/protobuf'],
    ['ce-dataschema', event.message],
    ['ce-recordversion', String(event.version)],
    ['ce-module', event.module],
    ['ce-owners', event.owners?.join(',')],
    ['ce-clientid', event.clientId?.toString()],
    ['ce-userid', textOf(context.caller?.userId)],
    ['ce-apikeyid', textOf(context.caller?.apiKeyId)],
    ['ce-scimtokenid', textOf(context.caller?.scimTokenId)],
    ['traceparent', safe(context.traceparent)],
    ['x-request-id', safe(context.requestId)],
  ];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/**
 * Reads an event from its headers and data.
 * @param header returns the value of a header, or undefined
 * @param decode decodes the bytes of a message
 * @throws UnprocessableEvent if an attribute is missing or the data cannot be decoded
 */
export function readEvent(
  header: (name: string) => string | undefined,
  decode: (message: string) => Record<string, unknown>,
): ReceivedEvent {
  const need = (name: string): string => {
    const value = header(name);
    if (!value) throw new UnprocessableEvent(`the event has no ${name}`);
    return value;
  };
  const message = need('ce-dataschema');
  return {
    id: need('ce-id'),
    service: need('ce-source').slice('/bms/'.length),
    type: need('ce-type') as EventName,
    message,
    recordId: readId(need('ce-subject')),
    version: readNumber('ce-recordversion', Number(need('ce-recordversion'))),
    occurredAt: new Date(readNumber('ce-time', Date.parse(need('ce-time')))),
    data: readData(message, decode),
    module: header('ce-module') || undefined,
    owners: header('ce-owners')?.split(',').filter(Boolean).map(Number),
    clientId: Number(header('ce-clientid')) || undefined,
    caller: readCaller(header),
    traceparent: header('traceparent') || undefined,
    requestId: header('x-request-id') || undefined,
  };
}

const textOf = (id = 0): string | undefined => (id > 0 ? String(id) : undefined);

function readCaller(header: (name: string) => string | undefined): EventCaller | undefined {
  const idIn = (name: string): number => Number(header(name)) || 0;
  const [userId, apiKeyId, scimTokenId] = [idIn('ce-userid'), idIn('ce-apikeyid'), idIn('ce-scimtokenid')];
  if (userId === 0 && apiKeyId === 0 && scimTokenId === 0) return undefined;
  return { userId, apiKeyId, ...(scimTokenId > 0 && { scimTokenId }) };
}

/** Decodes the data. The contract declares the message of each type, so the decoded message has the type's fields. */
function readData(message: string, decode: (message: string) => Record<string, unknown>): EventData[EventName] {
  try {
    return decode(message) as unknown as EventData[EventName];
  } catch (error) {
    throw new UnprocessableEvent(`the data is no ${message}`, { cause: error });
  }
}

function readNumber(name: string, value: number): number {
  if (Number.isSafeInteger(value)) return value;
  throw new UnprocessableEvent(`the event's ${name} cannot be read`);
}

/** Reads a record id: those of records are numbers, those of sessions and jobs are strings. */
function readId(text: string): number | string {
  const number = Number(text);
  return Number.isSafeInteger(number) && String(number) === text ? number : text;
}

/** Returns an external value only if it is valid in a header. */
function safe(value: string | undefined): string | undefined {
  return value !== undefined && SAFE_TEXT.test(value) ? value : undefined;
}
