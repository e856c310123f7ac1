import { type StartedPart, startNats } from '@bms/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { eventually, log } from '../../test/world.ts';
import { connectNats, type NatsLink } from './connect.ts';

let server: StartedPart;
let link: NatsLink;

beforeEach(async () => {
  server = await startNats();
  link = await connectNats(server.url, 'crm', log, new AbortController().signal);
});
afterEach(async () => {
  server.thaw();
  await link.nats.close();
  await server.stop();
});

describe('a connection that is left is closed for good', () => {
  test('while the server is available', async () => {
    await link.leave();
    expect(link.nats.isClosed()).toBe(true);
  });

  test('while the server is unavailable, without reconnecting afterwards', async () => {
    await server.kill();
    await eventually(link.up, (up) => !up);
    await link.leave();
    expect(link.nats.isClosed()).toBe(true);
  });

  test('while the server hangs', async () => {
    server.freeze();
    await link.leave();
    expect(link.nats.isClosed()).toBe(true);
  });
});
