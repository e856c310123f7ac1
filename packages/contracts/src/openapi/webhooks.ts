import type { SchemaObject } from '../requests/input-schema.ts';
import type { Contract, EventContract, MessageContract } from '../types.ts';
import type { Schemas } from './schemas.ts';

/** Tag of webhooks, shared with the operations that manage them. */
const TAG = 'Webhooks';

/** Describes the requests that webhooks receive, by kind of record, and the schemas of their bodies. */
export function describeWebhooks({ events }: Contract, schemas: Schemas) {
  const byMessage = [...Map.groupBy(events, ({ message }) => message)];
  const named = byMessage.map(([message, types]) => ({ message, types, name: nameOf(message) }));
  const bodies = named.map(
    ({ message, types, name }) => [`${name}Webhook`, bodySchema(message, types, schemas)] as const,
  );
  const webhooks = named.map(({ types, name }) => [
    name.charAt(0).toLowerCase() + name.slice(1),
    { post: receiver(types, name) },
  ]);
  return {
    webhooks: Object.fromEntries(webhooks) as Record<string, { post: object }>,
    schemas: Object.fromEntries(bodies) as Record<string, SchemaObject>,
  };
}

/** Returns the name of a record: Invoice for `bms.billing.InvoiceEvent`. */
const nameOf = ({ name }: MessageContract): string =>
  name
    .split('.')
    .at(-1)!
    .replace(/Event$/, '');

function receiver(types: readonly EventContract[], name: string): SchemaObject {
  return {
    operationId: `receive.${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    tags: [TAG],
    summary: `Receive ${name.replace(/(?<=.)[A-Z]/g, ' $&').toLowerCase()} events`,
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

function bodySchema(message: MessageContract, types: readonly EventContract[], schemas: Schemas): SchemaObject {
  return {
    type: 'object',
    required: ['id', 'type', 'occurred_at', 'data'],
    properties: {
      id: { type: 'string', description: 'The id of the event.' },
      type: {
        type: 'string',
        description: 'The event type.',
        ...(types.length === 1 ? { const: types[0]!.type } : { enum: types.map(({ type }) => type) }),
      },
      occurred_at: { type: 'string', format: 'date-time', description: 'The time of the event.' },
      data: schemas.answer(message),
    },
  };
}
