import { staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTested, type TestedService } from '../../../test/harness.ts';
import { widgetsModule } from '../../../test/widgets.ts';
import type { ServiceModule } from '../../index.ts';
import { createNumbering } from '../numbers/numbering.ts';

interface Shown {
  record: Record<string, unknown> & { id: number };
}

let tested: TestedService;
beforeAll(async () => {
  tested = await startTested([numbered()]);
});
afterAll(() => tested?.stop());

function numbered(): ServiceModule {
  const setup: ServiceModule['setup'] = ({ kit }) => {
    const numbers = createNumbering(kit.db, 'widgets', { field: 'widget_number', prefix: 'W-' });
    return widgetsModule({ numbers }).setup({ kit });
  };
  return { ...widgetsModule(), setup };
}

/** Collections that the background work of a process writes, whatever the calls. */
const BACKGROUND = /lease|leader|job|monitor|heartbeat|outbox_|relay|search_refreshes|migrations/;

/** Returns the content of all collections, counters, events and keys included. */
async function content(): Promise<Record<string, unknown[]>> {
  const { db } = tested.running.kit.db;
  const names = (await db!.listCollections().toArray()).map(({ name }) => name);
  const kept = names.filter((name) => !BACKGROUND.test(name)).sort();
  return Object.fromEntries(
    await Promise.all(kept.map(async (name) => [name, await db!.collection(name).find().sort({ _id: 1 }).toArray()])),
  ) as Record<string, unknown[]>;
}

const call = (rpc: string, request: object, options: object = {}) =>
  tested.call<Shown>(`Widgets/${rpc}`, request, options);
const create = async (title: string) => (await call('Create', { widget: { title } })).message.record.id;
const dry = { headers: { 'x-dry-run': 'true' } };
const update = (id: number, widget: object) => ({ id, widget, update_mask: { paths: Object.keys(widget) } });

/** Returns the answer or the error of a call, without what differs with the time and the id. */
async function outcomeOf(rpc: string, request: object, options: object = {}) {
  const { message, etag, error } = await call(rpc, request, options).then(
    (answered) => ({ ...answered, error: undefined }),
    ({ code, violations }) => ({ message: undefined, etag: undefined, error: { code, violations } }),
  );
  const { id: _id, updated_at: _at, ...record } = (message?.record ?? {}) as Record<string, unknown>;
  return { record, etag, error };
}

describe('a dry run', () => {
  test('leaves all collections as they were, and answers as the same call does afterwards', async () => {
    const [one, sent, gone] = [await create('one'), await create('sent'), await create('gone')];
    await call('Update', update(sent, { status: 'sent' }));
    await call('Create', { widget: { title: 'unique', sku: 'taken' } });
    const calls: [string, object][] = [
      ['Create', { widget: { title: 'new', price: '1.5', parts: [{ title: 'p', rate: '1' }] } }],
      ['Create', { widget: { title: 'double', sku: 'taken' } }],
      ['Update', update(one, { title: 'other', labels: ['a'] })],
      ['Update', update(one, { status: 'paid' })],
      ['Update', update(sent, { status: 'paid' })],
      ['Update', update(9_999, { title: 'x' })],
      ['Approve', { id: one }],
      ['Delete', { id: gone }],
      ['Delete', { id: gone }],
    ];
    for (const [at, [rpc, request]] of calls.entries()) {
      const before = await content();
      const key = { 'idempotency-key': `${at} ${rpc}` };
      const tried = await outcomeOf(rpc, request, { headers: { ...dry.headers, ...key } });
      expect(await content()).toEqual(before);
      const made = await outcomeOf(rpc, request, { headers: key });
      expect(tried).toEqual(made);
    }
  });

  test('takes no number, while other calls take all of them', async () => {
    const numbers = await Promise.all(
      Array.from({ length: 30 }, async (_, at) => {
        const { message } = await call('Create', { widget: { title: `at once ${at}` } }, at % 3 === 0 ? dry : {});
        return at % 3 === 0 ? [] : [Number(String(message.record['widget_number']).slice(2))];
      }),
    );
    const taken = numbers.flat().sort((a, b) => a - b);
    expect(taken.map((number) => number - taken[0]!)).toEqual(taken.map((_, at) => at));
  });

  test('reserves no ids, however many there are', async () => {
    const before = await content();
    await Promise.all(Array.from({ length: 60 }, (_, at) => call('Create', { widget: { title: `${at}` } }, dry)));
    expect(await content()).toEqual(before);
  });

  test('does not wait in the group of other calls, whose changes stay', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, (_, at) => create(`kept ${at}`)));
    await Promise.all(
      ids.flatMap((id) => [
        call('Update', update(id, { title: 'stored' })),
        call('Update', update(id, { title: 'tried' }), dry),
      ]),
    );
    for (const id of ids) expect((await call('Get', { id })).message.record['title']).toBe('stored');
  });

  test('needs the permission of the write', async () => {
    const id = await create('theirs');
    await expect(call('Delete', { id }, { ...dry, caller: staff(5, { 'widgets.view': 'all' }) })).rejects.toMatchObject(
      {
        code: 'forbidden',
      },
    );
  });

  test('of a read is rejected', async () => {
    await expect(call('Get', { id: 1 }, dry)).rejects.toMatchObject({ code: 'bad_request' });
  });
});
