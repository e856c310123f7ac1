import { staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTested, type TestedService } from '../../../test/harness.ts';
import { widgetsModule } from '../../../test/widgets.ts';

interface Shown {
  record: Record<string, unknown> & { id: number };
  notes: Record<string, string>;
}

const own = {
  'widgets.view': 'own',
  'widgets.create': 'own',
  'widgets.update': 'own',
  'widgets.approve': 'own',
} as const;
const nancy = staff(50, own);

let tested: TestedService;
/** The queries for widgets, by method. */
const queries: string[] = [];
beforeAll(async () => {
  const show = (record: object) => ({ ...record, description: 'as shown' });
  tested = await startTested([widgetsModule({ show } as never)]);
  tested.running.kit.db.set('debug', (collection: string, method: string) => {
    if (collection === 'widgets') queries.push(method);
  });
});
afterAll(() => tested?.stop());

const create = async (title: string, caller = nancy) =>
  (await tested.call<Shown>('Widgets/Create', { widget: { title } }, { caller })).message.record.id;
const get = async (id: number) => (await tested.call<Shown>('Widgets/Get', { id }, { caller: nancy })).message;
const change = (id: number, widget: object, options = {}) =>
  tested.call<Shown>(
    'Widgets/Update',
    { id, widget, update_mask: { paths: Object.keys(widget) } },
    { caller: nancy, ...options },
  );

describe('the response to a change', () => {
  test('has the record as a read returns it, with its version', async () => {
    const id = await create('before');
    for (const widget of [{ title: 'after' }, { price: '1.50', labels: ['a'] }, { title: 'after' }, {}]) {
      const { message, etag } = await change(id, widget);
      const { record, notes } = await get(id);
      expect(message).toEqual({ success: true, message: 'Saved.', record, notes });
      expect(record['description']).toBe('as shown');
      expect((await tested.call('Widgets/Get', { id })).etag).toBe(etag);
    }
  });

  test('that is an action has the record too', async () => {
    const id = await create('approved');
    const approved = await tested.call<Shown>('Widgets/Approve', { id }, { caller: nancy });
    expect(approved.message.record).toEqual((await get(id)).record);
  });

  test('has the record of each of the updates that share a transaction', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, (_, at) => create(`shared ${at}`)));
    const answers = await Promise.all(ids.map((id) => change(id, { title: `changed ${id}` })));
    expect(answers.map(({ message: { record } }) => [record.id, record['title']])).toEqual(
      ids.map((id) => [id, `changed ${id}`]),
    );
  });

  test('has no record once the caller can no longer view it', async () => {
    const id = await create('theirs', staff(51, own));
    await change(id, { owner_id: 50 }, { caller: staff(51, own) });
    const handed = await change(id, { owner_id: 60 });
    expect(handed.message).toMatchObject({ success: true, message: 'Saved.' });
    expect(handed.message.record ?? null).toBeNull();
  });

  test('costs no query besides those of the change, unless a field of the scope was changed', async () => {
    const id = await create('cheap');
    const queriesOf = async (widget: object) => {
      queries.length = 0;
      await change(id, widget);
      return queries.filter((method) => /find|count|aggregate|distinct/i.test(method)).length;
    };
    expect(await queriesOf({ title: 'cheaper' })).toBe(await queriesOf({}));
    expect(await queriesOf({ owner_id: 60 })).toBe((await queriesOf({})) + 1);
  });
});
