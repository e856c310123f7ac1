import tls from 'node:tls';
import { eventually, makeCertificate, type StartedPart, startNats } from '@bms/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { log } from '../../test/world.ts';
import { EventConfigError } from '../types.ts';
import { connectNats, type NatsLink, type NatsOptions } from './connect.ts';

let server: StartedPart;
let link: NatsLink;
const known = tls.getCACertificates('default');

const open = (url: string, more: Partial<NatsOptions> = {}): Promise<NatsLink> =>
  connectNats({ url, name: 'crm', log, signal: new AbortController().signal, ...more });

beforeEach(async () => {
  server = await startNats();
  // A frozen server is noticed after six seconds, and one that is only busy does not count as lost.
  link = await open(server.url, { pingIntervalMs: 2000, maxPingOut: 2 });
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

describe('a connection calls back', () => {
  test.each(['killed', 'frozen'] as const)('once when the server is %s, and once when it is back', async (how) => {
    const seen: string[] = [];
    link.onLoss(() => seen.push('lost'));
    link.onReturn(() => seen.push('back'));
    if (how === 'killed') await server.kill();
    else server.freeze();
    await eventually(link.up, (up) => !up);
    expect(seen).toEqual(['lost']);
    if (how === 'killed') await server.restart();
    else server.thaw();
    await eventually(link.up, Boolean);
    expect(seen).toEqual(['lost', 'back']);
  });

  test('no more after it was unsubscribed', async () => {
    const seen: string[] = [];
    link.onLoss(() => seen.push('lost'))();
    link.onReturn(() => seen.push('back'))();
    await server.kill();
    await eventually(link.up, (up) => !up);
    await server.restart();
    await eventually(link.up, Boolean);
    expect(seen).toEqual([]);
  });
});

describe('the first connection', () => {
  test('is rejected with EventConfigError when the server refuses the user', async () => {
    const url = new URL(server.url);
    url.password = 'wrong';
    await expect(open(url.href)).rejects.toThrow(EventConfigError);
  });

  test('is retried until the server answers, and logs a reason once', async () => {
    const lines: { reason?: string }[] = [];
    const own = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
    await server.kill();
    const opening = open(server.url, { log: own });
    await eventually(
      () => lines.length,
      (count) => count > 0,
    );
    await server.restart();
    const opened = await opening;
    expect(opened.up()).toBe(true);
    await opened.nats.close();
    expect(lines.map(({ reason }) => reason)).toEqual([...new Set(lines.map(({ reason }) => reason))]);
  });

  test('is given up when the signal is aborted', async () => {
    await server.kill();
    const stopping = new AbortController();
    const opening = open(server.url, { signal: stopping.signal });
    stopping.abort(new Error('the service stops'));
    await expect(opening).rejects.toThrow('the service stops');
    await server.restart();
  });
});

describe('over TLS', () => {
  afterEach(() => tls.setDefaultCACertificates(known));

  test('a server is trusted only with a certificate of a known authority', async () => {
    const certificate = await makeCertificate();
    const secure = await startNats({ certificate });
    const lines: { reason?: string }[] = [];
    const own = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const opening = open(secure.url, { log: own });
    await eventually(
      () => lines.map(({ reason }) => String(reason)),
      (reasons) => reasons.some((reason) => /self-signed certificate/.test(reason)),
    );
    tls.setDefaultCACertificates([...known, certificate.authority]);
    const opened = await opening;
    expect(opened.nats.info?.tls_required).toBe(true);
    await opened.nats.close();
    await secure.stop();
    await certificate.remove();
  });
});
