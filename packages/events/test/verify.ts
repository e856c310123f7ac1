import { isDeepStrictEqual } from 'node:util';
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
  await eventually(
    () => unsentRows(stage),
    (rows) => rows === 0,
  );
  // Read late: the last commit of a killed writer may still be in progress at first.
  const versions = await finalVersions(stage);
  const total = [...versions.values()].reduce((sum, version) => sum + version, 0);
  await eventually(
    () => effectsOf(stage).then((all) => all.length),
    (count) => count >= total,
  );
  for (const line of writers.flatMap((writer) => [...writer.acknowledged])) {
    const [id, version] = line.split(' ').map(Number);
    expect(versions.get(id!)).toBeGreaterThanOrEqual(version!);
  }
  await expectStreamInOrder(stage, versions);
  const effects = await effectsOf(stage);
  expect(effects.map((effect) => effect.count)).toEqual(Array(total).fill(1));
  expect(new Set(effects.map(({ record, version }) => `${record} ${version}`)).size).toBe(total);
  expect(await projectedVersions(stage)).toEqual(versions);
  expect(await stage.billingDb.db!.collection('dead_letters').countDocuments()).toBe(0);
  return { versions, effects };
}

/**
 * Waits until the stream has the final version of each record, and asserts that it has all versions from the first on; a
 * duplicate comes after its original.
 */
async function expectStreamInOrder(stage: Stage, versions: ReadonlyMap<number, number>): Promise<void> {
  const { nats, manager } = await watchNats(stage.nats.url);
  // Events that a server with an older disk has lost are published again once the relay has noticed.
  const events = await eventually(
    () => streamOf(manager, 'BMS_CRM'),
    (all) => isDeepStrictEqual(newestVersions(all), versions),
  );
  await nats.close();
  const seen = new Map<number, number>();
  for (const event of events) {
    expect(event.version).toBeLessThanOrEqual((seen.get(idOf(event)) ?? 0) + 1);
    addVersion(seen, event);
  }
}

type StreamEvent = Awaited<ReturnType<typeof streamOf>>[number];

const idOf = ({ subject }: StreamEvent): number => Number(subject.split('.').at(-1));

function addVersion(newest: Map<number, number>, event: StreamEvent): void {
  newest.set(idOf(event), Math.max(newest.get(idOf(event)) ?? 0, event.version));
}

function newestVersions(events: readonly StreamEvent[]): Map<number, number> {
  const newest = new Map<number, number>();
  for (const event of events) addVersion(newest, event);
  return newest;
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

async function projectedVersions({ billingDb }: Stage): Promise<Map<number, number>> {
  const rows = await billingDb.db!.collection<{ _id: number; version: number }>('copies_clients').find({}).toArray();
  return new Map(rows.map(({ _id, version }) => [_id, version]));
}
