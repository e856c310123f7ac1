import type { SchemaObject } from '../requests/input-schema.ts';
import type { Contract, EventContract, MessageContract, RecordEventsContract } from '../types.ts';
import { pascalCase } from './names.ts';
import type { Schemas } from './schemas.ts';
import { orNull } from './standard-schema.ts';

/** Tag of webhooks, shared with the operations that manage them. */
const TAG = 'Webhooks';
/** The suffix of the requests of webhooks whose `payload` is "v1". */
const V1 = 'V1';
/** The name of the schema of the members of `data` that do not depend on the kind of record. */
const CHANGE = 'WebhookChange';
/** The name of the schema of the kind of change. */
const ACTION = 'WebhookAction';

/** A request that webhooks receive. */
interface Request {
  /** E.g. `Client`. */
  readonly name: string;
  readonly types: readonly Pick<EventContract, 'type' | 'when'>[];
  readonly data: SchemaObject;
}

/** Describes the requests that webhooks receive, by kind of record, and the schemas of their bodies. */
export function describeWebhooks({ events, recordEvents }: Contract, schemas: Schemas) {
  const requests = [
    ...recordEvents.map((records) => requestOf(records, schemas)),
    ...[...Map.groupBy(events, ({ message }) => message)].map(([message, types]) => ({
      name: `${nameOf(message)}${V1}`,
      types,
      data: schemas.answer(message),
    })),
  ];
  const bodies = requests.map((request) => [`${request.name}Webhook`, bodySchema(request)] as const);
  const webhooks = requests.map((request) => [camelCase(request.name), { post: receiver(request) }]);
  return {
    webhooks: Object.fromEntries(webhooks) as Record<string, { post: object }>,
    schemas: {
      ...(Object.fromEntries(bodies) as Record<string, SchemaObject>),
      [CHANGE]: changeSchema,
      [ACTION]: actionSchema,
    },
  };
}

/** Returns the name of a kind of record: Invoice for `bms.billing.InvoiceEvent`. */
const nameOf = ({ name }: MessageContract): string =>
  name
    .split('.')
    .at(-1)!
    .replace(/Event$/, '');

const camelCase = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

function requestOf({ resource, rpc, events }: RecordEventsContract, schemas: Schemas): Request {
  const record = {
    ...orNull(schemas.answer(rpc.response.field('record')!.message!)),
    description: 'The record, or null.',
  };
  const data = {
    description: 'The change.',
    allOf: [
      { $ref: `#/components/schemas/${CHANGE}` },
      { type: 'object', required: ['record'], properties: { record } },
    ],
  };
  return { name: pascalCase(resource), types: events, data };
}

function receiver({ name, types }: Request): SchemaObject {
  const words = name
    .replace(/V1$/, '')
    .replace(/(?<=.)[A-Z]/g, ' $&')
    .toLowerCase();
  return {
    operationId: `receive.${camelCase(name)}`,
    tags: [TAG],
    summary: `Receive ${words} events${name.endsWith(V1) ? ' (payload v1)' : ''}`,
    description: types.map(({ type, when }) => `- \`${type}\`: ${when}`).join('\n'),
    security: [],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { $ref: `#/components/schemas/${name}Webhook` },
        },
      },
    },
    responses: {
      '2XX': { description: 'The delivery is confirmed' },
      '4XX': { description: 'The delivery is retried later' },
    },
  };
}

function bodySchema({ types, data }: Request): SchemaObject {
  return {
    type: 'object',
    required: ['id', 'type', 'occurred_at', 'data'],
    properties: {
      id: { type: 'string', description: 'The event id.' },
      type: {
        type: 'string',
        description: 'The event type.',
        ...(types.length === 1 ? { const: types[0]!.type } : { enum: types.map(({ type }) => type) }),
      },
      occurred_at: { type: 'string', format: 'date-time', description: 'The event time.' },
      data,
    },
  };
}

const integer = { type: 'integer', format: 'int64' };

/** The members of `data` besides `record`. */
const changeSchema: SchemaObject = {
  type: 'object',
  description:
    'A change of a record. `record` is the record after this change, as its GET returns it; of a deleted one, as it was. It is null if it is confidential or larger than 384 KB.',
  required: ['module', 'record_id', 'version', 'action', 'user_id', 'previous'],
  properties: {
    module: { type: 'string', description: 'The module of the record.' },
    record_id: { ...integer, description: 'The id of the record.' },
    version: { ...integer, description: 'The version of the record after the change.' },
    action: { $ref: `#/components/schemas/${ACTION}` },
    user_id: { ...orNull(integer), description: 'The user who made the change; null if a service made it.' },
    previous: {
      ...orNull({ type: 'object' }),
      description: 'The members that changed, with their values before; null unless the record was updated.',
    },
  },
};

const actionSchema: SchemaObject = {
  type: 'string',
  description: 'The kind of change of the record; `announced` if the event changed none of its members.',
  enum: ['created', 'updated', 'deleted', 'restored', 'announced'],
};
