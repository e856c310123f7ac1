import { eventually } from '@bms/testing';
import { describe, expect, test } from '@jest/globals';
import { setUpConsuming } from '../../test/consuming.ts';
import { clientEvent, streamOf } from '../../test/world.ts';
import type { EffectHandler, ReceivedEvent } from '../index.ts';
import { setUpStreams } from '../nats/set-up-streams.ts';

const stage = setUpConsuming();

describe('a consumer', () => {
  test('receives events with their attributes and data', async () => {
    const seen: ReceivedEvent[] = [];
    stage.billing.consume({
      name: 'clients',
      from: 'crm',
      effects: { 'client.created': async (event) => void seen.push(event) },
    });
    await stage.billing.start();
    await stage.publish(clientEvent(5, 1));
    await eventually(
      () => seen.length,
      (length) => length === 1,
    );
    expect(seen[0]).toMatchObject({
      ...clientEvent(5, 1),
      service: 'crm',
      id: expect.any(String),
      occurredAt: expect.any(Date),
    });
  });

  test('shares the work with the other replicas of its service, each effect once', async () => {
    const handled = [0, 0];
    const begun = handled.map(() => Promise.withResolvers<void>());
    const replicas = [stage.billing, stage.startReplica()];
    for (const [index, replica] of replicas.entries()) {
      const effect: EffectHandler = async (event, tx) => {
        handled[index]! += 1;
        begun[index]!.resolve();
        // Otherwise one replica may handle all events before the other one has asked for any.
        await Promise.all(begun.map(({ promise }) => promise));
        await stage.countUp(event, tx);
      };
      replica.consume({ name: 'clients', from: 'crm', effects: { 'client.created': effect }, concurrency: 4 });
    }
    await Promise.all(replicas.map((replica) => replica.start()));
    await stage.publish(...Array.from({ length: 100 }, (_, index) => clientEvent(index + 1, 1)));
    await eventually(stage.effects, (all) => all.length === 100);
    expect(await stage.effects()).toEqual(Array(100).fill(1));
    expect(Math.min(...handled)).toBeGreaterThan(0);
  });

  test('completes the event in progress when it stops, and leaves later events of that record to other replicas', async () => {
    const [leaving, staying] = [stage.billing, stage.startReplica()];
    const settings = { name: 'clients', from: 'crm', ackWaitMs: 600_000 };
    const begun = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const slow: EffectHandler = async (event, tx) => {
      begun.resolve();
      await released.promise;
      await stage.countUp(event, tx);
    };
    leaving.consume({ ...settings, effects: { '*': slow } });
    staying.consume({ ...settings, effects: { '*': stage.countUp } });
    await stage.publish(...Array.from({ length: 10 }, (_, index) => clientEvent(1, index + 1)));
    await leaving.start();
    await begun.promise;
    const stopped = leaving.stop();
    await staying.start();
    await eventually(stage.effects, (all) => all.length === 9);
    released.resolve();
    await stopped;
    await eventually(stage.effects, (all) => all.length === 10);
    await stage.idle();
    expect(await stage.effects()).toEqual(Array(10).fill(1));
  });

  test('has no second effect when an event is redelivered', async () => {
    let runs = 0;
    const effect: EffectHandler = async (event, tx) => {
      runs += 1;
      await stage.countUp(event, tx);
    };
    stage.billing.consume({ name: 'clients', from: 'crm', effects: { 'client.created': effect } });
    await stage.billing.start();
    await stage.publish(clientEvent(1, 1));
    await eventually(stage.effects, (all) => all.length === 1);
    await stage.idle();
    const { header, data, subject } = (await stage.manager.streams.getMessage('BMS_CRM', {
      last_by_subj: 'bms.crm.client.created.1',
    }))!;
    header.delete('Nats-Msg-Id');
    stage.nats.publish(subject, data, { headers: header });
    await stage.nats.flush();
    await stage.publish(clientEvent(2, 1));
    await eventually(stage.effects, (all) => all.length === 2);
    await stage.idle();
    expect(await stage.effects()).toEqual([1, 1]);
    expect(runs).toBe(2);
  });

  test('rolls back a failed effect and retries it', async () => {
    let runs = 0;
    const effect: EffectHandler = async (event, tx) => {
      await stage.countUp(event, tx);
      tx.emit(clientEvent(99, 1));
      runs += 1;
      if (runs < 3) throw new Error('not yet');
    };
    const settings = { name: 'clients', from: 'crm', backoffMs: [10, 10, 10] } as const;
    const again = stage.startReplica('crm');
    again.consume({ ...settings, effects: { 'client.created': effect } });
    await again.start();
    await stage.publish(clientEvent(1, 1));
    await eventually(stage.effects, (all) => all.includes(1));
    expect(runs).toBeGreaterThanOrEqual(3);
    expect(await stage.billingDb.db!.collection('outbox').countDocuments({})).toBeGreaterThan(0);
    await again.stop();
    await stage.manager.consumers.delete('BMS_CRM', 'crm_clients');
  });

  test('ignores event types that it does not name', async () => {
    stage.billing.consume({
      name: 'clients',
      from: 'crm',
      effects: { 'client.created': stage.countUp, 'client.deleted': stage.countUp },
    });
    await stage.billing.start();
    await stage.publish(clientEvent(1, 1), clientEvent(1, 2), clientEvent(1, 3, 'deleted'));
    await eventually(stage.effects, (all) => all.length === 2);
    await stage.idle();
    expect(await stage.billingDb.db!.collection('inbox').countDocuments({})).toBe(2);
  });

  test('handles the events of one record one after another', async () => {
    const running = new Set<unknown>();
    const order: number[] = [];
    let overlaps = 0;
    const effect: EffectHandler = async (event, tx) => {
      if (running.has(event.recordId)) overlaps += 1;
      running.add(event.recordId);
      await stage.countUp(event, tx);
      order.push(event.version);
      running.delete(event.recordId);
    };
    stage.billing.consume({ name: 'clients', from: 'crm', effects: { '*': effect } });
    await stage.billing.start();
    await stage.publish(...Array.from({ length: 20 }, (_, index) => clientEvent(1, index + 1)));
    await eventually(stage.effects, (all) => all.length === 20);
    expect(overlaps).toBe(0);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('is created again when the server has lost it', async () => {
    stage.billing.consume({ name: 'clients', from: 'crm', effects: { 'client.created': stage.countUp } });
    await stage.billing.start();
    await stage.publish(clientEvent(1, 1));
    await eventually(stage.effects, (all) => all.length === 1);
    await stage.manager.consumers.delete('BMS_CRM', 'billing_clients');
    await stage.publish(clientEvent(2, 1));
    await eventually(stage.effects, (all) => all.length === 2);
    await stage.idle();
    expect(await stage.effects()).toEqual([1, 1]);
  });

  test('continues after the stream was lost, and has no effect twice when the events are republished', async () => {
    stage.billing.consume({ name: 'clients', from: 'crm', effects: { 'client.created': stage.countUp } });
    await stage.billing.start();
    await stage.publish(clientEvent(1, 1), clientEvent(2, 1));
    await eventually(stage.effects, (all) => all.length >= 2);
    const before = (await stage.effects()).length;
    await stage.manager.streams.delete('BMS_CRM');
    await stage.publish(clientEvent(3, 1));
    await eventually(stage.billing.missingStreams, (missing) => missing.includes('BMS_CRM'));
    await setUpStreams({ url: stage.server.url, services: ['crm'] });
    const streamed = () => streamOf(stage.manager, 'BMS_CRM').then((all) => all.map(({ subject }) => subject));
    await eventually(
      streamed,
      (all) => all.includes('bms.crm.client.created.3') && all.includes('bms.crm.client.created.1'),
    );
    await eventually(stage.effects, (all) => all.length > before);
    await stage.idle();
    expect(new Set(await stage.effects())).toEqual(new Set([1]));
  });

  test('delivers at least once to a handler outside the database, and not again after success', async () => {
    const sent: string[] = [];
    stage.billing.consume({
      name: 'clients',
      from: 'crm',
      backoffMs: [10],
      deliveries: {
        'client.created': async (event) => {
          sent.push(event.id);
          if (sent.length === 1) throw new Error('the mail stage.server is away');
        },
      },
    });
    await stage.billing.start();
    await stage.publish(clientEvent(1, 1));
    await eventually(
      () => sent.length,
      (length) => length === 2,
    );
    await stage.idle();
    expect(new Set(sent).size).toBe(1);
  });
});
