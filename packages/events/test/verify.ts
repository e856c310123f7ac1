import { eventually } from '@bms/testing';
import { expect } from '@jest/globals';
import type { OutboxRow } from '../src/outbox/rows.ts';
import type { Actor, Stage } from './processes.ts';
import { streamOf, watchNats } from './world.ts';

interface Effect {
  readonly record: number;
  readonly version: number;
  readonly count: number;
  readonly by: number;
}

/** The final version of each client, and the effects with the process of each. */
export interface Truth {
  readonly versions: ReadonlyMap<number, number>;
  readonly effects: readonly Effect[];
}

/**
 * Waits until no work is left and verifies the guarantees: no acknowledged write is lost, no event is lost, the order
 * of each record is kept, each effect happened once, each copy has the newest version.
 */
export async function expectAllWell(stage: Stage, writers: readonly Actor[]): Promise<Truth> {
  const versions = await finalVersions(stage);
  const total = [...versions.values()].reduce((sum, version) => sum + version, 0);
  await eventually(
    () => unsentRows(stage),
    (rows) => rows === 0,
    60_000,
  );
  await eventually(
    () => effectsOf(stage).then((all) => all.length),
    (count) => count >= total,
    60_000,
  );
  for (const line of writers.flatMap((writer) => [...writer.acknowledged])) {
    const [id, version] = line.split(' ').map(Number);
    expect(versions.get(id!)).toBeGreaterThanOrEqual(version!);
  }
  await expectStreamInOrder(stage, versions);
  const effects = await effectsOf(stage);
  expect(effects.map((effect) => effect.count)).toEqual(Array(total).fill(1));
  expect(new Set(effects.map(({ record, version }) => `${record} ${version}`)).size).toBe(total);
  expect(await copiesOf(stage)).toEqual(versions);
  expect(await stage.billingDb.db!.collection('dead_letters').countDocuments()).toBe(0);
  return { versions, effects };
}

/** Asserts that the stream has each record's versions from first to last; a duplicate comes after its original. */
async function expectStreamInOrder(stage: Stage, versions: ReadonlyMap<number, number>): Promise<void> {
  const { nats, manager } = await watchNats(stage.nats.url);
  const seen = new Map<number, number>();
  for (const { subject, version } of await streamOf(manager, 'BMS_CRM')) {
    const id = Number(subject.split('.').at(-1));
    const last = seen.get(id) ?? 0;
    expect(version).toBeLessThanOrEqual(last + 1);
    seen.set(id, Math.max(last, version));
  }
  await nats.close();
  expect(seen).toEqual(versions);
}

async function finalVersions({ crmDb }: Stage): Promise<Map<number, number>> {
  const clients = await crmDb.db!.collection<{ _id: number; version: number }>('clients').find({}).toArray();
  return new Map(clients.map(({ _id, version }) => [_id, version]));
}

function unsentRows({ crmDb }: Stage): Promise<number> {
  return crmDb.db!.collection<OutboxRow>('outbox').countDocuments({ unsent: true });
}

function effectsOf({ billingDb }: Stage): Promise<Effect[]> {
  return billingDb
    .db!.collection<Effect>('effects')
    .find({}, { projection: { _id: 0 } })
    .toArray();
}

async function copiesOf({ billingDb }: Stage): Promise<Map<number, number>> {
  const rows = await billingDb.db!.collection<{ _id: number; version: number }>('copies_clients').find({}).toArray();
  return new Map(rows.map(({ _id, version }) => [_id, version]));
}
