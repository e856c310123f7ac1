import { expect, test } from '@jest/globals';
import { projectionEffects } from '../projections/effects.ts';
import type { Projection } from '../projections/projection.ts';
import { type ConsumerOptions, type EffectHandler, type EffectHandlers, sameHandler, typesOf } from './options.ts';

const ofClient: EffectHandler<'client.created' | 'client.updated'> = async ({ data: { name, owner_id } }) => {
  const values: [string, number] = [name, owner_id];
  void values;
};

test('a handler reads the fields of its events, and a misspelt type or field does not compile', () => {
  const consumer: ConsumerOptions = {
    name: 'clients',
    from: 'crm',
    effects: {
      ...sameHandler(['client.created', 'client.updated'], ofClient),
      'invoice.sent': async ({ data }) => void data.due_date,
      // @ts-expect-error an invoice has no such field
      'invoice.paid': async ({ data }) => void data.duedate,
      // @ts-expect-error this handler reads clients, not contacts
      'contact.created': ofClient,
    },
  };
  // @ts-expect-error no proto declares this type
  const misspelt: EffectHandlers = { 'client.creatd': ofClient };
  expect(misspelt).toBeDefined();
  expect(typesOf(consumer)).toEqual(expect.arrayContaining(['client.created', 'client.updated', 'invoice.sent']));
});

test('a projection reads the fields of the events that it keeps', () => {
  const effects = projectionEffects({} as Projection<{ name: string }>, {
    kept: ['contact.created'],
    deleted: ['contact.deleted'],
    fieldsOf: ({ data: { name } }) => ({ name }),
  });
  expect(Object.keys(effects)).toEqual(['contact.created', 'contact.deleted']);
  // @ts-expect-error the projection does not handle this type
  expect(effects['contact.updated']).toBeUndefined();
});
