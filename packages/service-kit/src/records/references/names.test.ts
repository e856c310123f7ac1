import { ApiError } from '@bms/contracts';
import { errorsOf } from '@bms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTested, type TestedService } from '../../../test/harness.ts';
import { widgetsModule } from '../../../test/widgets.ts';
import type { NameLookup } from './names.ts';

type Widget = Record<string, unknown> & { id: number };

let tested: TestedService;
let asked: { ids: readonly number[]; within: boolean }[];
let isUnavailable: boolean;

const lookup: NameLookup = async (ids, within) => {
  asked.push({ ids, within: within !== undefined });
  if (isUnavailable) throw new ApiError('unavailable');
  return new Map(ids.filter((id) => id < 50).map((id) => [id, `User ${id}`]));
};

beforeAll(async () => {
  tested = await startTested([widgetsModule({}, {}, lookup)]);
});
afterAll(() => tested?.stop());
beforeEach(() => {
  asked = [];
  isUnavailable = false;
});

const create = async (owner_id: number) =>
  (await tested.call<{ record: Widget }>('Widgets/Create', { widget: { title: 'named', owner_id } })).message.record;
const show = async (id: number) => (await tested.call<{ record: Widget }>('Widgets/Get', { id })).message.record;
const change = (id: number, widget: object) =>
  tested.call('Widgets/Update', { id, widget, update_mask: { paths: Object.keys(widget) } });

describe('the name of another record', () => {
  test('stands in the answer of a create and in the detail, and is empty where none is known', async () => {
    const { id, owner_name } = await create(7);
    expect(owner_name).toBe('User 7');
    expect(await show(id)).toMatchObject({ owner_id: 7, owner_name: 'User 7' });
    expect(await show((await create(70)).id)).toMatchObject({ owner_id: 70, owner_name: '' });
  });

  test('is looked up without other services while the record is written', async () => {
    const { id } = await create(7);
    await show(id);
    expect(asked).toEqual([
      // The caller, who owns the widget by default.
      { ids: [1], within: true },
      { ids: [7], within: false },
      { ids: [7], within: true },
    ]);
  });

  test('stands in a list, by one lookup for the whole page', async () => {
    for (const owner of [3, 4, 3]) await create(owner);
    asked = [];
    const { records } = (await tested.call<{ records: Widget[] }>('Widgets/List', { list: { limit: 3 } })).message;
    expect(records.map(({ owner_name }) => owner_name)).toEqual(['User 3', 'User 4', 'User 3']);
    expect(asked).toEqual([{ ids: [3, 4], within: true }]);
  });

  test('may be sent back as it is shown, and is refused when it differs', async () => {
    const { id } = await create(7);
    await change(id, { ...(await show(id)), title: 'other', owner_name: 'User 7' });
    expect(await show(id)).toMatchObject({ title: 'other', owner_name: 'User 7' });
    expect(await errorsOf(change(id, { owner_name: 'User 8' }))).toEqual(['owner_name read_only']);
  });

  test('is left empty while the service that knows it is unavailable', async () => {
    const { id } = await create(7);
    isUnavailable = true;
    expect(await show(id)).toMatchObject({ owner_id: 7, owner_name: '' });
  });
});
