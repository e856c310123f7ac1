import { errorsOf, portalUser, type RpcOptions, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startContent, type TestedContent } from '../../test/harness.ts';

type TrackedEvent = Record<string, unknown> & { id: number; random_id: string };

let content: TestedContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content?.stop());

const track = async (event: object = {}, options?: RpcOptions) =>
  (
    await content.call<{ record: TrackedEvent }>(
      'EventTracker/Create',
      { event: { name: 'opened', ...event } },
      options,
    )
  ).message.record;
const find = (random_id: string, options?: RpcOptions) =>
  content.call<{ record: TrackedEvent }>('EventTracker/Get', { random_id }, options);
/** Returns data with the given size in bytes as JSON, with its values encoded as in the API. */
const dataOf = (bytes: number) => ({ k: `"${'x'.repeat(bytes - '{"k":"","n":12}'.length)}"`, n: '12' });

describe('a tracked event', () => {
  test('is kept as it was sent, under an id that nobody guesses', async () => {
    const sent = {
      name: 'invoice_opened',
      context: 'invoices',
      context_id: '12',
      data: {
        page: '"/invoices/12"',
        seconds: '1.5',
        visits: '3',
        most: '9007199254740991',
        first: 'true',
        from: 'null',
      },
      occurred_at: '2026-03-02T09:30:00.000Z',
    };
    const created = await track(sent);
    expect(created).toMatchObject({ ...sent, created_by: 1, random_id: expect.stringMatching(/^[\w-]{21}$/) });
    expect((await find(created.random_id)).message.record).toEqual(created);
    expect((await track(sent)).random_id).not.toBe(created.random_id);
  });

  test('is read by whoever is signed in and knows its id', async () => {
    const { random_id } = await track({}, { caller: staff(2, { 'event_tracker.create': 'all' }) });
    const readers = [staff(3, {}), portalUser(5, 60)];
    for (const caller of readers) expect((await find(random_id, { caller })).message.record.random_id).toBe(random_id);
    for (const unknown of ['V1StGXR8_Z5jdHi6B-myT', 'x', '1'])
      expect(await errorsOf(find(unknown))).toEqual(['not_found']);
  });

  test('happened when it was sent, where nothing else is said', async () => {
    const { occurred_at } = await track();
    expect(Math.abs(Date.parse(String(occurred_at)) - Date.now())).toBeLessThan(60_000);
  });

  test('may have 4 KB of data', async () => {
    await track({ data: dataOf(4096) });
    expect(await errorsOf(track({ data: dataOf(4097) }))).toEqual(['data too_long']);
    expect(await errorsOf(track({ data: { k: `"${'ä'.repeat(2100)}"` } }))).toEqual(['data too_long']);
  });

  test.each([
    [{ name: '' }, 'name required'],
    [{ occurred_at: 'yesterday' }, 'occurred_at invalid_format'],
    [{ context: 'x'.repeat(256) }, 'context too_long'],
    [{ data: { page: '{"path":"/"}' } }, 'data.page wrong_type'],
    [{ data: { pages: '["/"]' } }, 'data.pages wrong_type'],
    [{ data: { visits: '9007199254740993' } }, 'data.visits wrong_type'],
  ])('cannot be made (case %#)', async (event, error) => {
    expect(await errorsOf(track(event))).toEqual([error]);
  });

  test('is made only with the grant', async () => {
    expect(await errorsOf(track({}, { caller: staff(3, {}) }))).toEqual(['forbidden']);
  });
});
