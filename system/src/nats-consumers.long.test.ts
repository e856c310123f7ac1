import { fileURLToPath } from 'node:url';
import { findServices } from '@bms/backing-services';
import { type Consumers, eventually, openConsumers, openSystem, type StartedSystem } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The scope of a consumer with several filters, and the key of consumers on the streams of all services. */
const ALL = '*';
/** Time limit for all consumers, which a process creates one after another. */
const CONSUMERS_TIMEOUT_MS = 180_000;

let system: StartedSystem;
let consumers: Consumers;

beforeAll(async () => {
  ({ system } = await openSystem());
  consumers = await openConsumers(system.nats.url);
});
afterAll(() => consumers?.close());

/** Returns the scope of filters: the type or resource of a single one, else `*`. */
function scopeOf(filters: readonly string[]): string {
  const literal = filters[0]!
    .split('.')
    .slice(2)
    .filter((token) => token !== '*' && token !== '>');
  return filters.length === 1 && literal.length > 0 ? literal.join('.') : ALL;
}

/** Returns the consumers as `<stream> <name>: <scope>`; those that are declared for all streams once, by name. */
async function existing(ofAll: ReadonlySet<string>, unscoped: ReadonlySet<string>): Promise<string[]> {
  const all = await consumers.list();
  const shown = all.map(({ stream, name, filters }) =>
    ofAll.has(name) ? name : `${stream} ${name}: ${unscoped.has(name) ? ALL : scopeOf(filters)}`,
  );
  return [...new Set(shown)].sort();
}

test('package.json of each service declares its consumers, and the scope of each that has one filter', async () => {
  const services = await findServices(root);
  const own = services.flatMap(({ name, consumes }) =>
    Object.entries(consumes).flatMap(([from, scopes]) =>
      Object.entries(scopes).map(([consumer, scope]) => ({ from, durable: `${name}_${consumer}`, scope })),
    ),
  );
  const decisions = services.map(({ name }) => ({ from: 'activity', durable: `${name}_dead_letters`, scope: ALL }));
  const declared = [...own, ...decisions];
  const ofAll = new Set(declared.filter(({ from }) => from === ALL).map(({ durable }) => durable));
  const unscoped = new Set(declared.filter(({ scope }) => scope === ALL).map(({ durable }) => durable));
  const expected = declared
    .map(({ from, durable, scope }) => (from === ALL ? durable : `BMS_${from.toUpperCase()} ${durable}: ${scope}`))
    .sort();
  const look = () => existing(ofAll, unscoped);
  const found = await eventually(look, ({ length }) => length >= expected.length, CONSUMERS_TIMEOUT_MS).catch(look);
  expect(found).toEqual(expected);
});
