import { type StartedNats, startNats } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setUpNats } from './set-up-nats.ts';

const services = ['crm', 'work'];

let nats: StartedNats;
beforeAll(async () => {
  nats = await startNats({ streamsOf: [] });
});
afterAll(() => nats.stop());

test('the set-up of NATS creates the streams at NATS_URL or the default address, and can be repeated', async () => {
  const never = () => Promise.reject(new Error('NATS_URL is set'));
  const byDefault = async () => nats.url;
  expect(await setUpNats({ NATS_URL: nats.url, STREAM_REPLICAS: '1' }, services, never)).toBe('2 streams: 2 created');
  expect(await setUpNats({ STREAM_REPLICAS: '' }, services, byDefault)).toBe('2 streams: 2 unchanged');
});

test.each([
  [{ STREAM_REPLICAS: '0' }, 'STREAM_REPLICAS is "0": it must be a number from 1 to 5'],
  [{ STREAM_REPLICAS: 'three' }, 'STREAM_REPLICAS is "three"'],
  [{ TLS_CERT_FILE: '/tls/cert.pem' }, 'set all of TLS_CERT_FILE, TLS_KEY_FILE and TLS_CA_FILE'],
])('the set-up of NATS fails with %j and names the setting', async (env, message) => {
  await expect(setUpNats({ NATS_URL: nats.url, ...env }, services, async () => '')).rejects.toThrow(message);
});
