import { eventually } from '@bms/testing';
import { describe, expect, test } from '@jest/globals';
import { AckPolicy } from '@nats-io/jetstream';
import { setUpConsuming } from '../../test/consuming.ts';
import { catalogue, clientEvent, eventsOf } from '../../test/world.ts';
import { EventConfigError, type EventName, type Events, sameHandler } from '../index.ts';
import { setUpStreams } from '../nats/set-up-streams.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { outboxRows } from '../outbox/rows.ts';

const stage = setUpConsuming();

describe('a setting that cannot work', () => {
  const expectRejected = async (events: Events): Promise<void> => {
    await expect(events.start()).rejects.toThrow(EventConfigError);
  };

  test('is rejected if no proto declares the type or the service', () => {
    const consume = (from: string | string[], type: string) => () =>
      stage.billing.consume({ name: 'x', from, effects: { [type]: stage.countUp } });
    expect(consume(['crm', 'work'], 'client.renamed')).toThrow(
      'no proto declares that crm or work publishes "client.renamed"',
    );
    expect(consume(['crm', 'work'], 'client.created')).toThrow('no proto declares that work publishes');
    expect(consume('crm', 'client.renamed')).toThrow('no proto declares that crm publishes "client.renamed"');
    expect(consume('cmr', 'client.created')).toThrow(EventConfigError);
    expect(consume('crm', 'client.created')).not.toThrow();
    expect(consume('crm', 'client.created')).toThrow('two consumers are called billing_x');
  });

  test('is rejected after the start, since the consumer would receive nothing', async () => {
    await stage.billing.start();
    const late = () =>
      stage.billing.consume({ name: 'late', from: 'crm', effects: { 'client.created': stage.countUp } });
    expect(late).toThrow('billing_late comes after the start');
  });

  test('fails the start if the own stream would lose events', async () => {
    await stage.manager.streams.delete('BMS_BILLING');
    await stage.manager.streams.add({ name: 'BMS_BILLING', subjects: ['bms.billing.>'], storage: 'memory' });
    await expect(stage.billing.start()).rejects.toThrow(
      'the stream BMS_BILLING has storage "memory" where "file" is needed',
    );
    await stage.manager.streams.delete('BMS_BILLING');
    await setUpStreams({ url: stage.server.url, services: ['billing'] });
  });

  test('fails the start if the server rejects the user', async () => {
    const url = new URL(stage.server.url);
    url.password = 'wrong';
    await expectRejected(eventsOf('billing', stage.billingDb, url.href));
  });

  test('is updated in place if that loses nothing', async () => {
    await stage.manager.consumers.add('BMS_CRM', {
      durable_name: 'billing_clients',
      ack_policy: AckPolicy.Explicit,
      filter_subject: 'bms.crm.client.deleted.*',
      max_deliver: 3,
    });
    stage.billing.consume({ name: 'clients', from: 'crm', effects: { 'client.created': stage.countUp } });
    await stage.billing.start();
    await stage.publish(clientEvent(1, 1));
    await eventually(stage.effects, (all) => all.length === 1);
    const { config } = await stage.manager.consumers.info('BMS_CRM', 'billing_clients');
    expect(config).toMatchObject({ filter_subject: 'bms.crm.client.created.*', max_deliver: -1 });
  });

  test('is updated in place to the filters of the consumed types, and back to one', async () => {
    const filtersOf = async () => {
      const { config } = await stage.manager.consumers.info('BMS_CRM', 'billing_clients');
      return [config.filter_subject, config.filter_subjects];
    };
    const start = async (...types: readonly EventName[]) => {
      const billing = stage.startReplica();
      const effects = sameHandler(types, stage.countUp);
      // No event is delivered twice because its acknowledgement is late.
      billing.consume({ name: 'clients', from: 'crm', effects, ackWaitMs: 60_000 });
      await billing.start();
      return billing;
    };
    await stage.manager.consumers.add('BMS_CRM', {
      durable_name: 'billing_clients',
      ack_policy: AckPolicy.Explicit,
      filter_subject: 'bms.crm.>',
    });
    const first = await start('client.created', 'client.deleted');
    expect(await filtersOf()).toEqual([undefined, ['bms.crm.client.created.*', 'bms.crm.client.deleted.*']]);
    await stage.publish(clientEvent(1, 1));
    await eventually(stage.effects, (all) => all.length === 1);
    expect((await stage.idle()).delivered.consumer_seq).toBe(1);
    await first.stop();
    await start('client.created');
    expect(await filtersOf()).toEqual(['bms.crm.client.created.*', undefined]);
    await stage.publish(clientEvent(2, 1));
    await eventually(stage.effects, (all) => all.length === 2);
  });
});

describe('an update that changes no field of its message', () => {
  const unchanged = (id: number, version: number) => ({ ...clientEvent(id, version), isUnchanged: true });
  const publishAll = () => stage.publish(clientEvent(1, 1), unchanged(1, 2), clientEvent(1, 3));
  const types = ['client.created', 'client.updated', 'client.deleted', 'client.restored'] as const;

  test('is not delivered to a consumer of changes only', async () => {
    stage.billing.consume({
      name: 'clients',
      from: 'crm',
      effects: sameHandler(types, stage.countUp),
      changesOnly: true,
    });
    await stage.billing.start();
    await publishAll();
    await eventually(stage.effects, (all) => all.length === 2);
    expect((await stage.idle()).delivered.consumer_seq).toBe(2);
  });

  test.each([
    ['all types of the resource', types],
    ['that type alone', ['client.updated'] as const],
  ])('is delivered to other consumers of %s', async (_what, consumed) => {
    stage.billing.consume({ name: 'clients', from: 'crm', effects: sameHandler(consumed, stage.countUp) });
    await stage.billing.start();
    await publishAll();
    await eventually(stage.effects, (all) => all.length === (consumed.length > 1 ? 3 : 2));
  });

  test('has the mark only in types that the contract chooses', async () => {
    const session = await stage.billingDb.startSession();
    const contact = {
      message: 'bms.crm.ContactEvent',
      type: 'contact.updated',
      recordId: 1,
      version: 2,
      isUnchanged: true,
    };
    const outbox = createOutbox(stage.billingDb, 'crm', catalogue);
    await session.withTransaction(() => outbox.append(session, [{ ...contact, data: { id: 1, version: 2 } }]));
    await session.endSession();
    const [row] = await outboxRows(stage.billingDb).find().toArray();
    expect(row?.subject).toBe('bms.crm.contact.updated.1');
  });
});
