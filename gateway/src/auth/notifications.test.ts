import { readFileSync } from 'node:fs';
import { eventually, type StartedNats, startNats } from '@bms/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { type NotificationSubscription, subscribeNotifications } from './notifications.ts';

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  bms: { hears: string[] };
};

let nats: StartedNats;
let subscription: NotificationSubscription | undefined;
let seen: string[];
let lines: { msg: string; subject?: string }[];

beforeEach(() => {
  seen = [];
  lines = [];
});
afterEach(async () => {
  await subscription?.close();
  await nats?.stop();
});

/** Subscribes as a gateway whose user of NATS may hear only some events. */
async function subscribe(permitted: (event: string) => boolean): Promise<NotificationSubscription> {
  const hears = manifest.bms.hears.filter(permitted);
  const source = {
    name: 'gateway',
    dir: '',
    localSettings: {},
    oauthSettings: {},
    passedSettings: [],
    consumes: {},
    hears,
  };
  nats = await startNats({ processes: [source], streamsOf: [] });
  const handlers = {
    received: (type: string, id: string) => void seen.push(`${type} ${id}`),
    connected: () => void seen.push('connected'),
    lost: () => void seen.push('lost'),
  };
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return subscribeNotifications({ url: nats.urlOf('gateway') }, handlers, log, (error) => {
    throw error;
  });
}

test('a gateway that may hear all events is connected', async () => {
  subscription = await subscribe(() => true);
  await eventually(() => subscription!.isConnected);
  expect(seen).toEqual(['connected']);
});

test('a gateway that may not hear one of them says so, does not rely on notifications, and stays connected to NATS', async () => {
  subscription = await subscribe((event) => event !== 'identity.api_key.rotated');
  await eventually(() => lines.some(({ subject }) => subject?.includes('api_key.rotated')));
  expect([subscription.isConnected, seen.includes('connected')]).toEqual([false, false]);
  expect(lines.filter(({ msg }) => msg === 'NATS disconnected')).toEqual([]);
  await nats.kill();
  await eventually(() => lines.some(({ msg }) => msg === 'NATS disconnected'));
  await nats.restart();
  await eventually(() => lines.some(({ msg }) => msg === 'NATS reconnected'));
  expect([subscription.isConnected, seen.includes('connected')]).toEqual([false, false]);
});
