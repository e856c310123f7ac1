import { errorsOf, portalUser, type RpcOptions, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startCrm, type TestedCrm } from '../../test/harness.ts';

type Field = Record<string, unknown> & { id: number; key: string };
type Values = Record<string, string>;
interface ShownClient {
  record: { id: number };
  custom_fields: Values;
}

let crm: TestedCrm;
beforeAll(async () => {
  crm = await startCrm();
});
afterAll(() => crm?.stop());

const define = async (field: object) =>
  (
    await crm.call<{ record: Field }>('CustomFields/Create', {
      custom_field: { title: 'Region', related_to: 'clients', field_type: 'text', ...field },
    })
  ).message.record;
const redefine = (id: number, custom_field: object, paths = Object.keys(custom_field)) =>
  crm.call('CustomFields/Update', { id, custom_field, update_mask: { paths } });
const createClient = async (custom_fields?: Values) =>
  (await crm.call<ShownClient>('Clients/Create', { client: { company_name: 'x', type: 'person', custom_fields } }))
    .message.record.id;
const setValues = (id: number, custom_fields: Values, options?: RpcOptions) => {
  const paths = Object.keys(custom_fields).map((key) => `custom_fields.${key}`);
  return crm.call('Clients/Update', { id, client: { custom_fields }, update_mask: { paths } }, options);
};
const removeValue = (id: number, key: string) =>
  crm.call('Clients/Update', { id, client: {}, update_mask: { paths: [`custom_fields.${key}`] } });
const valuesOf = async (id: number) => (await crm.call<ShownClient>('Clients/Get', { id })).message.custom_fields;

describe('a custom field', () => {
  test('is shown as it was sent, with a key of its own', async () => {
    const sent = {
      title: 'Size',
      related_to: 'leads',
      field_type: 'select',
      options: ['S', 'L'],
      placeholder: 'pick',
      sort: 7,
      enforced: true,
    };
    const { id } = await define(sent);
    const { message, etag } = await crm.call<{ record: Field }>('CustomFields/Get', { id });
    expect(message.record).toMatchObject({ ...sent, id, key: `field_${id}`, required: false, created_by: 1 });
    expect(etag).toBe(1);
  });

  test('shows its values in the portal only when it is marked for it', async () => {
    const [inner, shown] = [await define({}), await define({ show_in_portal: true })];
    const id = await createClient({ [inner.key]: 'north', [shown.key]: 'blue' });
    const { message } = await crm.call<ShownClient>('Clients/Get', { id }, { caller: portalUser(id) });
    expect(message.custom_fields).toEqual({ [shown.key]: 'blue' });
    expect(await valuesOf(id)).toEqual({ [inner.key]: 'north', [shown.key]: 'blue' });
  });

  test('is listed to customers only when it is marked for the portal', async () => {
    const inner = await define({ related_to: 'estimates' });
    const shown = await define({ related_to: 'estimates', show_in_portal: true });
    const query = { related_to: 'estimates' };
    const { message } = await crm.call<{ records: Field[] }>('CustomFields/List', query, { caller: portalUser(1) });
    expect(message.records.map(({ id }) => id)).toEqual([shown.id]);
    const caller = portalUser(1);
    expect(await errorsOf(crm.call('CustomFields/Get', { id: inner.id }, { caller }))).toEqual(['forbidden']);
  });

  test('is listed by what it belongs to, in its order', async () => {
    const last = await define({ related_to: 'orders', sort: 2 });
    const first = await define({ related_to: 'orders', sort: 1 });
    const query = { related_to: 'orders', list: { sort: 'sort' } };
    const { records } = (await crm.call<{ records: Field[] }>('CustomFields/List', query)).message;
    expect(records.map(({ id, key }) => [id, key])).toEqual([first, last].map(({ id }) => [id, `field_${id}`]));
  });

  test.each([
    [{ field_type: 'select' }, 'options required'],
    [{ field_type: 'multi_select', options: [] }, 'options required'],
    [{ field_type: 'multi_select', options: ['a', 'b,c'] }, 'options[1] not_allowed'],
    [{ field_type: 'select', options: ['a', 'a'] }, 'options duplicate'],
    [{ field_type: 'colour' }, 'field_type not_allowed'],
    [{ related_to: 'invoices' }, 'related_to not_allowed'],
    [{ title: ' ' }, 'title required'],
    [{ key: 'mine' }, 'key read_only'],
  ])('cannot be made of %j: %s', async (field, error) => {
    expect(await errorsOf(define(field))).toEqual([error]);
  });

  test('keeps its type and target once a value was given, and changes everything else', async () => {
    const { id, key } = await define({ field_type: 'select', options: ['a', 'b'] });
    await redefine(id, { field_type: 'text', related_to: 'leads' });
    await redefine(id, { field_type: 'select', related_to: 'clients' });
    const client = await createClient({ [key]: 'a' });
    expect(await errorsOf(redefine(id, { field_type: 'text', related_to: 'leads' }))).toEqual([
      'field_type fixed',
      'related_to fixed',
    ]);
    await redefine(id, { title: 'Renamed', options: ['b', 'c'], field_type: 'select' });
    expect(await valuesOf(client)).toEqual({ [key]: 'a' });
    expect(await errorsOf(setValues(client, { [key]: 'a' }))).toEqual([]);
    expect(await errorsOf(createClient({ [key]: 'a' }))).toEqual([`custom_fields.${key} invalid_value`]);
    await removeValue(client, key);
    expect(await errorsOf(redefine(id, { field_type: 'text' }))).toEqual(['field_type fixed']);
  });

  test('never gets another type beside the first value of the old one', async () => {
    for (let run = 0; run < 10; run++) {
      const { id, key } = await define({ field_type: 'text' });
      const [given, retyped] = await Promise.all([
        errorsOf(createClient({ [key]: 'no number' })),
        errorsOf(redefine(id, { field_type: 'number' })),
      ]);
      expect([given.length, retyped.length].sort()).toEqual([0, 1]);
    }
  });

  test('can be given its first values by many at once', async () => {
    const { key } = await define({});
    const ids = await Promise.all(Array.from({ length: 20 }, (_, n) => createClient({ [key]: `${n}` })));
    expect(await valuesOf(ids[7]!)).toEqual({ [key]: '7' });
  });

  test('is nothing for staff without the grant', async () => {
    const caller = staff(5, { 'clients.view': 'all' });
    expect(await errorsOf(crm.call('CustomFields/List', {}, { caller }))).toEqual(['forbidden']);
  });
});

/**
 * Every kind of record with custom fields: its collection, its service, its name in request bodies, and its required
 * fields.
 */
const TARGETS = [
  ['clients', 'Clients', 'client', { company_name: 'x', type: 'person' }],
  ['leads', 'Leads', 'lead', { company_name: 'x' }],
  ['estimates', 'Estimates', 'estimate', { client_id: 0, items: [{ title: 'Chai', quantity: '1', rate: '18' }] }],
  ['orders', 'Orders', 'order', { client_id: 0, items: [{ title: 'Chai', quantity: '1', rate: '18' }] }],
] as const;

describe.each(TARGETS)('the values of %s', (related_to, resource, body, needed) => {
  const make = async (custom_fields?: Values) => {
    const client_id = 'client_id' in needed ? await createClient() : undefined;
    const record = { ...needed, ...(client_id && { client_id }), ...(custom_fields && { custom_fields }) };
    return (await crm.call<ShownClient>(`${resource}/Create`, { [body]: record })).message.record.id;
  };
  const update = (id: number, custom_fields: Values, ...paths: string[]) =>
    crm.call(`${resource}/Update`, { id, [body]: { custom_fields }, update_mask: { paths } });
  const shown = async (id: number) => (await crm.call<ShownClient>(`${resource}/Get`, { id })).message;

  test('are taken by a create and by changes of single ones, and shown beside the record', async () => {
    const [one, two, three] = [
      await define({ related_to }),
      await define({ related_to, field_type: 'number' }),
      await define({ related_to, field_type: 'multi_select', options: ['a', 'b', 'c'] }),
    ].map(({ key }) => key) as [string, string, string];
    const id = await make({ [one]: 'North', [two]: '1.5' });
    expect((await shown(id)).custom_fields).toEqual({ [one]: 'North', [two]: '1.5' });
    await update(id, { [three]: 'a,c' }, `custom_fields.${two}`, `custom_fields.${three}`);
    expect((await shown(id)).custom_fields).toEqual({ [one]: 'North', [three]: 'a,c' });
  });

  test('that are required must be in a new record, and in changes that send or clear them', async () => {
    const old = await make({});
    const [needed, other] = [
      await define({ related_to, required: true, enforced: true }),
      await define({ related_to }),
    ];
    const path = `custom_fields.${needed.key}`;
    for (const values of [undefined, {}, { [other.key]: 'x' }, { [needed.key]: ' ' }])
      expect(await errorsOf(make(values))).toEqual([`${path} required`]);
    const id = await make({ [needed.key]: 'there' });
    await update(old, { [other.key]: 'x' }, `custom_fields.${other.key}`);
    await update(id, { [other.key]: 'x' }, `custom_fields.${other.key}`);
    for (const values of [{ [needed.key]: '' }, {}])
      expect(await errorsOf(update(id, values, path))).toEqual([`${path} required`]);
    expect((await shown(id)).custom_fields).toEqual({ [needed.key]: 'there', [other.key]: 'x' });
    await redefine(needed.id, { enforced: false });
    await make({});
    await make({ [other.key]: 'x' });
    expect(await errorsOf(make({ [needed.key]: '' }))).toEqual([`${path} required`]);
    await redefine(needed.id, { enforced: true });
    await crm.call('CustomFields/Delete', { id: needed.id });
    await make({});
  });

  test('are checked against their field, and nothing is changed where one is wrong', async () => {
    const { key } = await define({ related_to, field_type: 'date' });
    const foreign = await define({ related_to: related_to === 'clients' ? 'leads' : 'clients' });
    expect(await errorsOf(make({ [key]: 'soon' }))).toEqual([`custom_fields.${key} invalid_value`]);
    expect(await errorsOf(make({ [foreign.key]: 'x' }))).toEqual([`custom_fields.${foreign.key} unknown_field`]);
    const id = await make({ [key]: '2026-03-01' });
    const paths = [`custom_fields.${key}`, `custom_fields.${foreign.key}`];
    expect(await errorsOf(update(id, { [key]: '2026-02-30', [foreign.key]: 'x' }, ...paths))).toEqual([
      `${paths[0]} invalid_value`,
      `${paths[1]} unknown_field`,
    ]);
    expect((await shown(id)).custom_fields).toEqual({ [key]: '2026-03-01' });
  });
});

describe('values', () => {
  test('are set, changed and removed one by one', async () => {
    const [one, two, three] = [
      await define({}),
      await define({ field_type: 'number' }),
      await define({ field_type: 'checkbox' }),
    ];
    const id = await createClient({ [one.key]: 'North', [two.key]: '1.5' });
    expect(await valuesOf(id)).toEqual({ [one.key]: 'North', [two.key]: '1.5' });
    await setValues(id, { [two.key]: '2', [three.key]: '1' });
    await removeValue(id, one.key);
    expect(await valuesOf(id)).toEqual({ [two.key]: '2', [three.key]: '1' });
  });

  test("of fields that there are not are refused, also where the field is another target's", async () => {
    const { key } = await define({ related_to: 'leads' });
    expect(await errorsOf(createClient({ field_99999: 'v' }))).toEqual(['custom_fields.field_99999 unknown_field']);
    expect(await errorsOf(createClient({ [key]: 'v' }))).toEqual([`custom_fields.${key} unknown_field`]);
    const id = await createClient();
    expect(await errorsOf(setValues(id, { [key]: 'v' }))).toEqual([`custom_fields.${key} unknown_field`]);
  });

  test('that are none of their field are refused, each by its name', async () => {
    const [number, date] = [await define({ field_type: 'number' }), await define({ field_type: 'date' })];
    expect(await errorsOf(createClient({ [number.key]: 'x', [date.key]: 'y' }))).toEqual([
      `custom_fields.${number.key} invalid_value`,
      `custom_fields.${date.key} invalid_value`,
    ]);
  });

  test('of a deleted field are not shown, not taken, and back when it is restored', async () => {
    const [gone, kept] = [await define({}), await define({})];
    const id = await createClient({ [gone.key]: 'hidden', [kept.key]: 'seen' });
    await crm.call('CustomFields/Delete', { id: gone.id });
    expect(await valuesOf(id)).toEqual({ [kept.key]: 'seen' });
    await setValues(id, { [kept.key]: 'changed' });
    expect(await errorsOf(setValues(id, { [gone.key]: 'new' }))).toEqual([`custom_fields.${gone.key} unknown_field`]);
    await crm.call('CustomFields/Restore', { id: gone.id });
    expect(await valuesOf(id)).toEqual({ [gone.key]: 'hidden', [kept.key]: 'changed' });
  });

  test.each(['\u200b', '\u3164', '\u2800', ' \u00ad'])(
    'of a required field must be visible, which %j is not',
    async (invisible) => {
      const { id: field, key } = await define({ required: true, title: 'Visible' });
      const created = await errorsOf(createClient({ [key]: invisible }));
      const id = await createClient({ [key]: 'North' });
      const changed = await errorsOf(setValues(id, { [key]: invisible }));
      await redefine(field, { required: false });
      expect([created, changed]).toEqual([[`custom_fields.${key} required`], [`custom_fields.${key} required`]]);
    },
  );

  test('of one line must not change the direction of text, while those of several lines may', async () => {
    const [line, lines] = [await define({}), await define({ field_type: 'textarea' })];
    const text = 'invoice\u202efdp.exe';
    expect(await errorsOf(createClient({ [line.key]: text }))).toEqual([`custom_fields.${line.key} invalid_value`]);
    const id = await createClient({ [lines.key]: text });
    expect(await valuesOf(id)).toMatchObject({ [lines.key]: text });
  });

  test('of a required field from before enforcement are optional in a create, and required where they are sent', async () => {
    const [needed, other] = [await define({ required: true, title: 'Needed' }), await define({})];
    const fields = crm.running.kit.db.collection<{ _id: number }>('custom_fields');
    await fields.updateOne({ _id: needed.id }, { $unset: { enforced: 1 } });
    const { record } = (await crm.call<{ record: Field }>('CustomFields/Get', { id: needed.id })).message;
    expect(record['enforced']).toBe(false);
    const id = await createClient({ [other.key]: 'x' });
    await createClient();
    expect(await errorsOf(createClient({ [needed.key]: ' ' }))).toEqual([`custom_fields.${needed.key} required`]);
    expect(await errorsOf(setValues(id, { [needed.key]: '' }))).toEqual([`custom_fields.${needed.key} required`]);
    await crm.call('CustomFields/Delete', { id: needed.id });
  });
});

test.each(['clients', 'leads', 'estimates', 'orders'])(
  'details of %s requested at the same time share queries',
  async (collection) => {
    let queries = 0;
    crm.running.kit.db.set('debug', (queried: string, method: string) => {
      if (queried === collection && method.startsWith('find')) queries += 1;
    });
    const rpc = `${collection[0]!.toUpperCase()}${collection.slice(1)}/Get`;
    const shown = await Promise.allSettled(Array.from({ length: 20 }, (_, id) => crm.call(rpc, { id: 90_000 + id })));
    expect(shown.map(({ status }) => status)).toEqual(Array(20).fill('rejected'));
    expect(queries).toBeGreaterThan(0);
    expect(queries).toBeLessThan(10);
    crm.running.kit.db.set('debug', false);
  },
);
