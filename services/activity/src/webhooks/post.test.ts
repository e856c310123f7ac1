import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer, type TLSSocket } from 'node:tls';
import { makeCertificate } from '@bms/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Endpoint, startEndpoint } from '../../test/endpoint.ts';
import { createPoster, type Poster } from './post.ts';

let endpoint: Endpoint;
const posters: Poster[] = [];
beforeEach(async () => {
  endpoint = await startEndpoint();
});
afterEach(async () => {
  for (const poster of posters.splice(0)) poster.close();
  await endpoint.stop();
});

function post(url: string, { allowPrivate = true, timeoutMs = 10_000, signal = new AbortController().signal } = {}) {
  const poster = createPoster({ allowPrivate, timeoutMs });
  posters.push(poster);
  return poster.post({ url, headers: { 'content-type': 'application/json' }, body: '{"a":1}' }, signal);
}

describe('a message that is posted', () => {
  test('has arrived with an answer of 2xx, however long that is', async () => {
    endpoint.answer = (response) => response.writeHead(201).end('x'.repeat(1_000_000));
    expect(await post(endpoint.url)).toEqual({ status: 201, error: '' });
    expect(endpoint.received).toMatchObject([{ path: '/hook', body: '{"a":1}' }]);
  });

  test('has arrived once the answer begins, even if it never ends', async () => {
    endpoint.answer = (response) => void response.writeHead(200).write('and so on');
    expect(await post(endpoint.url, { timeoutMs: 5000 })).toEqual({ status: 200, error: '' });
  });

  test('has not arrived without an answer in time', async () => {
    endpoint.answer = () => undefined;
    expect(await post(endpoint.url, { timeoutMs: 100 })).toEqual({
      status: undefined,
      error: 'No response within 100 ms.',
    });
  });

  test.each([301, 302, 307, 308])('is not sent on where the answer is %i', async (status) => {
    endpoint.answer = (response) => response.writeHead(status, { location: '/inside' }).end();
    const error = `The response was ${status}; redirects are not followed.`;
    expect(await post(endpoint.url)).toEqual({ status, error });
    expect(endpoint.received.map(({ path }) => path)).toEqual(['/hook']);
  });

  test('is not sent in plain text where https is required', async () => {
    const poster = createPoster({ allowPrivate: true, requireHttps: true });
    posters.push(poster);
    const sent = poster.post({ url: endpoint.url, headers: {}, body: '{}' }, new AbortController().signal);
    expect(await sent).toEqual({ status: undefined, error: 'The URL must use https.' });
    expect(endpoint.received).toEqual([]);
  });

  test('goes to no address on the inside, by number or by name', async () => {
    const inside = { allowPrivate: false };
    const urls = ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433', '127.1'];
    for (const host of urls) {
      const { status, error } = await post(`http://${host}:${endpoint.port}/hook`, inside);
      expect([status, error]).toEqual([undefined, expect.stringContaining('is not publicly reachable')]);
    }
    expect(endpoint.received).toEqual([]);
  });

  test('goes to no address on the inside by a name whose answer changes from one lookup to the next (DNS rebinding)', async () => {
    const outside = { address: '192.88.99.1', family: 4 };
    const inside = { address: '127.0.0.1', family: 4 };
    const answers = [[inside], [outside, inside], [inside, outside]];
    let asked = 0;
    const poster = createPoster({
      allowPrivate: false,
      resolve: (_hostname, _options, callback) => callback(null, answers[asked++ % answers.length]!),
    });
    posters.push(poster);
    const message = { url: `http://rebinding.test:${endpoint.port}/hook`, headers: {}, body: '{}' };
    for (let time = 1; time <= answers.length; time++) {
      const { error } = await poster.post(message, new AbortController().signal);
      expect([asked, error]).toEqual([time, 'rebinding.test is not publicly reachable.']);
    }
    expect(endpoint.received).toEqual([]);
  });

  test('connects to the very address that was looked at, without another lookup', async () => {
    let asked = 0;
    const poster = createPoster({
      allowPrivate: true,
      resolve: (_hostname, _options, callback) =>
        callback(null, [{ address: asked++ ? '192.0.2.1' : '127.0.0.1', family: 4 }]),
    });
    posters.push(poster);
    const message = { url: `http://rebinding.test:${endpoint.port}/hook`, headers: {}, body: '{}' };
    expect(await poster.post(message, new AbortController().signal)).toEqual({ status: 204, error: '' });
    expect([asked, endpoint.received.length]).toEqual([1, 1]);
  });

  test('goes over a connection that an earlier message left open', async () => {
    const poster = createPoster({ allowPrivate: true });
    posters.push(poster);
    const connections = new Set<unknown>();
    endpoint.answer = (response) => {
      connections.add(response.socket);
      response.writeHead(200).end('x'.repeat(10_000));
    };
    const message = { url: endpoint.url, headers: {}, body: '{}' };
    for (let time = 0; time < 10; time++) await poster.post(message, new AbortController().signal);
    expect(endpoint.received.length).toBe(10);
    // The client may open a second connection while it still completes the response on the first.
    expect(connections.size).toBeLessThanOrEqual(2);
  });

  test('goes to no server whose certificate is not trusted, and names the host to it', async () => {
    const certificate = await makeCertificate();
    const [key, cert] = await Promise.all([readFile(certificate.keyFile), readFile(certificate.certFile)]);
    const names: string[] = [];
    const SNICallback = (name: string, done: (error: null) => void) => {
      names.push(name);
      done(null);
    };
    const server = createServer({ key, cert, SNICallback }, (socket: TLSSocket) => socket.destroy());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { error } = await post(`https://localhost:${(server.address() as AddressInfo).port}/hook`);
    server.close();
    await certificate.remove();
    expect([names, error]).toEqual([['localhost'], 'DEPTH_ZERO_SELF_SIGNED_CERT']);
  });

  test('whose connection ends without an answer is named by that', async () => {
    endpoint.answer = (response) => response.destroy();
    expect(await post(endpoint.url)).toEqual({ status: undefined, error: 'ECONNRESET' });
  });

  test('that nobody takes is named by its reason', async () => {
    expect((await post('http://127.0.0.1:9/')).error).toBe('ECONNREFUSED');
    // Name servers that do not respond cost the resolver more than 10 seconds.
    expect((await post('http://no.such.host.invalid/', { timeoutMs: 60_000 })).error).toMatch(/ENOTFOUND|EAI_AGAIN/);
  });

  test('is ended early where the sender stops', async () => {
    endpoint.answer = () => undefined;
    const stopping = new AbortController();
    const sent = post(endpoint.url, { signal: stopping.signal });
    await endpoint.atLeast(1);
    stopping.abort();
    await expect(sent).rejects.toThrow();
  });
});
