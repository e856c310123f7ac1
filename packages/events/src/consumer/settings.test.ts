import { eventually } from '@bms/testing';
import { describe, expect, test } from '@jest/globals';
import { AckPolicy } from '@nats-io/jetstream';
import { setUpConsuming } from '../../test/consuming.ts';
import { clientEvent, eventsOf } from '../../test/world.ts';
import { EventConfigError, type Events } from '../index.ts';

const stage = setUpConsuming();

describe('a setting that cannot work', () => {
  const refuses = async (events: Events): Promise<void> => {
    await expect(events.start()).rejects.toThrow(EventConfigError);
  };

  test('is refused when no proto declares the type, or the service', () => {
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

  test('is refused when it comes after the start, where it would consume nothing', async () => {
    await stage.billing.start();
    const late = () =>
      stage.billing.consume({ name: 'late', from: 'crm', effects: { 'client.created': stage.countUp } });
    expect(late).toThrow('billing_late comes after the start');
  });

  test('ends the start when the consumer is there and works otherwise', async () => {
    await stage.manager.consumers.add('BMS_CRM', { durable_name: 'billing_clients', ack_policy: AckPolicy.None });
    stage.billing.consume({ name: 'clients', from: 'crm', effects: { 'client.created': stage.countUp } });
    await refuses(stage.billing);
  });

  test('ends the start when the stream is there and would lose events', async () => {
    await stage.manager.streams.delete('BMS_IDENTITY').catch(() => {});
    await stage.manager.streams.add({ name: 'BMS_IDENTITY', subjects: ['bms.identity.>'], storage: 'memory' });
    stage.billing.consume({ name: 'users', from: 'identity', effects: { 'user.created': stage.countUp } });
    await expect(stage.billing.start()).rejects.toThrow(
      'the stream BMS_IDENTITY has storage "memory" where "file" is needed',
    );
    await stage.manager.streams.delete('BMS_IDENTITY');
  });

  test('ends the start when the server refuses the user', async () => {
    const url = new URL(stage.server.url);
    url.password = 'wrong';
    await refuses(eventsOf('billing', stage.billingDb, url.href));
  });

  test('is brought up to date when that loses nothing', async () => {
    await stage.manager.consumers.add('BMS_CRM', {
      durable_name: 'billing_clients',
      ack_policy: AckPolicy.Explicit,
      filter_subject: 'bms.crm.client.deleted.*',
      max_deliver: 3,
    });
    stage.billing.consume({ name: 'clients', from: 'crm', effects: { 'client.created': stage.countUp } });
    await stage.billing.start();
    await stage.tell(clientEvent(1, 1));
    await eventually(stage.effects, (all) => all.length === 1);
    const { config } = await stage.manager.consumers.info('BMS_CRM', 'billing_clients');
    expect(config).toMatchObject({ filter_subject: 'bms.crm.client.created.*', max_deliver: -1 });
  });
});
