import { cp, rename, rm } from 'node:fs/promises';
import { eventually } from '@bms/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { setUpStreams } from '../src/nats/set-up-streams.ts';
import { outboxRows } from '../src/outbox/rows.ts';
import { ended, openStage, type Stage } from './processes.ts';
import { expectAllWell } from './verify.ts';
import { clientEvent, commit, eventsOf, watchNats } from './world.ts';

const LONG = 600_000;

let stage: Stage;

beforeEach(async () => {
  stage = await openStage();
}, LONG);
afterEach(() => stage.close(), LONG);

const unsent = () => outboxRows(stage.crmDb).countDocuments({ unsent: true });

describe('no event is lost or applied twice when', () => {
  test(
    'the relay is killed between commit and publish',
    async () => {
      await stage.billing();
      const first = await stage.crm({ WRITES: '120', FAULT: 'beforePublish:40:SIGKILL' });
      await ended(first);
      const second = await stage.crm({ WRITES: '80' });
      await eventually(() => second.said('done'));
      const { versions } = await expectAllWell(stage, [first, second]);
      expect(versions.size).toBe(10);
    },
    LONG,
  );

  test(
    'the relay is killed between publish and mark',
    async () => {
      await stage.billing();
      const first = await stage.crm({ WRITES: '120', FAULT: 'published:40:SIGKILL' });
      await ended(first);
      expect(await unsent()).toBeGreaterThan(0);
      const second = await stage.crm({ WRITES: '80' });
      await eventually(() => second.said('done'));
      await expectAllWell(stage, [first, second]);
    },
    LONG,
  );

  test(
    'the writing service is killed again and again while it writes',
    async () => {
      await stage.billing();
      const writers = [];
      for (let round = 1; round <= 5; round += 1) {
        const writer = await stage.crm({ WRITES: '100000' });
        writers.push(writer);
        await eventually(
          () => writer.acknowledged.size,
          (count) => count > round * 17,
        );
        await writer.kill();
      }
      const last = await stage.crm();
      await expectAllWell(stage, [...writers, last]);
    },
    LONG,
  );

  test(
    'the consumer is killed between effect and acknowledgement',
    async () => {
      const first = await stage.billing({ FAULT: 'effected:30:SIGKILL' });
      const writer = await stage.crm({ WRITES: '80' });
      await ended(first);
      await stage.billing();
      await eventually(() => writer.said('done'));
      const { effects } = await expectAllWell(stage, [writer]);
      expect(new Set(effects.map((effect) => effect.by)).size).toBe(2);
    },
    LONG,
  );

  test(
    'a consumer of batches is killed between effect and acknowledgement, again and again',
    async () => {
      const writer = await stage.crm({ WRITES: '160' });
      for (const event of [5, 25, 60]) {
        const consumer = await stage.billing({ BATCHES: 'yes', FAULT: `effected:${event}:SIGKILL` });
        await ended(consumer);
      }
      await stage.billing({ BATCHES: 'yes' });
      await eventually(() => writer.said('done'));
      await expectAllWell(stage, [writer]);
    },
    LONG,
  );

  test(
    'NATS comes back with an older disk',
    async () => {
      await stage.billing();
      const writer = await stage.crm({ WRITES: '600' });
      const reach = (count: number) =>
        eventually(
          () => writer.acknowledged.size,
          (size) => size > count,
        );
      await reach(80);
      await stage.nats.kill();
      const older = `${stage.nats.dataDir}-older`;
      await cp(stage.nats.dataDir, older, { recursive: true });
      await stage.nats.restart();
      await reach(250);
      await eventually(
        () => unsent(),
        (rows) => rows < 50,
      );
      await stage.nats.kill();
      await rm(stage.nats.dataDir, { recursive: true });
      await rename(older, stage.nats.dataDir);
      await stage.nats.restart();
      await eventually(() => writer.said('done'));
      await expectAllWell(stage, [writer]);
    },
    LONG,
  );

  test(
    'NATS is killed and comes back',
    async () => {
      await stage.billing();
      const writer = await stage.crm({ WRITES: '240' });
      for (const reached of [40, 100, 160]) {
        await eventually(
          () => writer.acknowledged.size,
          (count) => count > reached,
        );
        await stage.nats.kill();
        await stage.nats.restart();
      }
      await eventually(() => writer.said('done'));
      await expectAllWell(stage, [writer]);
    },
    LONG,
  );

  test(
    'mongod is killed and comes back',
    async () => {
      await stage.billing();
      const writer = await stage.crm({ WRITES: '240' });
      for (const reached of [40, 120]) {
        await eventually(
          () => writer.acknowledged.size,
          (count) => count > reached,
        );
        await stage.mongo.kill();
        await stage.mongo.restart();
      }
      await eventually(() => writer.said('done'));
      await expectAllWell(stage, [writer]);
    },
    LONG,
  );
});

describe('an event that ends every process that handles it', () => {
  test(
    'is parked, and no event handled concurrently with it',
    async () => {
      const writer = await stage.crm({ WRITES: '60' });
      await eventually(() => writer.said('done'));
      const parked = () => stage.billingDb.db!.collection('dead_letters').distinct('event.subject');
      const effects = () => stage.billingDb.db!.collection('effects').countDocuments();
      let deaths = 0;
      for (let isParked = false; !isParked && deaths < 20; deaths += 1) {
        const consumer = await stage.billing({ POISON: '5 3' });
        const parking = eventually(parked, (all) => all.length > 0, 50_000).then(() => true);
        isParked = await Promise.race([parking, ended(consumer).then(() => false)]);
      }
      await eventually(effects, (count) => count === 59);
      expect(await parked()).toEqual(['bms.crm.client.updated.5']);
      // Once beside others, not recorded; once beside others again; then alone for each attempt.
      expect(deaths).toBeLessThanOrEqual(7);
    },
    2 * LONG,
  );
});

describe('current events', () => {
  test(
    'are not delayed by an outbox that is republished',
    async () => {
      const writer = await stage.crm({ WRITES: '3000' });
      await eventually(() => writer.said('done'));
      await eventually(unsent, (rows) => rows === 0);
      const { nats, manager } = await watchNats(stage.nats.url);
      await manager.streams.delete('BMS_CRM');
      await setUpStreams({ url: stage.nats.url, services: ['crm'] });
      await nats.close();
      await writer.kill();
      await stage.billing({ SLOW_MS: '40' });
      const next = await stage.crm();
      await eventually(
        () => stage.billingDb.db!.collection('effects').countDocuments(),
        (count) => count > 0,
      );
      await commit(stage.crmDb, eventsOf('crm', stage.crmDb, stage.nats.url), clientEvent(99, 1));
      const effects = stage.billingDb.db!.collection('effects');
      await eventually(() => effects.countDocuments({ record: 99 }));
      expect(await unsent()).toBeGreaterThan(500);
      await next.kill();
    },
    2 * LONG,
  );
});
