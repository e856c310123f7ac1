import { describe, expect, test } from '@jest/globals';
import { createBatchedReads } from './batched-reads.ts';
import type { Http } from './http.ts';
import { ApiFailure } from './problem.ts';

/** An HTTP client that notes its calls; the answer to a read is its URL, `/missing` is 404. */
function recorded() {
  const calls: unknown[][] = [];
  const resultOf = (url: string) =>
    url === '/missing' ? { status: 404, body: { message: 'Missing.' } } : { status: 200, body: { url } };
  const http = (async (method: string, path: string, sent: { body?: { urls: string[] } } = {}) => {
    calls.push([method, path, ...(sent.body ? [sent.body.urls.length] : [])]);
    if (path === '/down') throw new ApiFailure(503, {}, null);
    return { body: sent.body ? { results: sent.body.urls.map(resultOf) } : { url: path } };
  }) as unknown as Http;
  return { calls, read: createBatchedReads(http) };
}

describe('reads of the same moment', () => {
  test('share a request, and have the answers of their own', async () => {
    const { calls, read } = recorded();
    const [one, other] = await Promise.all([read('/a', { limit: 1 }), read('/b')]);
    expect([one, other]).toEqual([{ url: '/a?limit=1' }, { url: '/b' }]);
    expect(calls).toEqual([['POST', '/api/batch', 2]]);
  });

  test('fail by themselves', async () => {
    const { read } = recorded();
    const [found, missing] = await Promise.allSettled([read('/a'), read('/missing')]);
    expect(found.status).toBe('fulfilled');
    expect(missing).toMatchObject({ status: 'rejected', reason: { status: 404, message: 'Missing.' } });
  });

  test('are sent by 30', async () => {
    const { calls, read } = recorded();
    await Promise.all(Array.from({ length: 31 }, (_, at) => read(`/${at}`)));
    expect(calls).toEqual([
      ['POST', '/api/batch', 30],
      ['GET', '/30'],
    ]);
  });
});

test('a read by itself is a GET, whose failure is its own', async () => {
  const { calls, read } = recorded();
  expect(await read('/a')).toEqual({ url: '/a' });
  await expect(read('/down')).rejects.toMatchObject({ status: 503 });
  expect(calls).toEqual([
    ['GET', '/a'],
    ['GET', '/down'],
  ]);
});
