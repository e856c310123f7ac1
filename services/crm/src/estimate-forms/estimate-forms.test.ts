import { errorsOf, type RpcOptions, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startCrm, type TestedCrm, testSecrets } from '../../test/harness.ts';

interface Field {
  id: number;
  title: string;
  field_type: string;
}
interface Form {
  id: number;
  title: string;
  status: string;
  fields: Field[];
}

let crm: TestedCrm;
beforeAll(async () => {
  crm = await startCrm();
});
afterAll(() => crm?.stop());

const anybody: RpcOptions = { caller: staff(9, {}) };
const text = (title: string, more: object = {}) => ({ title, field_type: 'text', ...more });
const create = async (form: object = {}) =>
  (await crm.call<{ record: Form }>('EstimateForms/Create', { form: { title: 'A form', ...form } })).message.record;
const change = (id: number, form: object) =>
  crm.call('EstimateForms/Update', { id, form, update_mask: { paths: Object.keys(form) } });
const show = async (id: number) => (await crm.call<{ record: Form }>('EstimateForms/Get', { id })).message.record;
const offered = async (list: object = {}) =>
  (await crm.call<{ records: { id: number; title: string }[] }>('EstimateForms/ListOffered', { list }, anybody))
    .message;
const fieldsOf = async (id: number, query: object = {}) =>
  (await crm.call<{ records: Field[] }>('EstimateForms/ListFields', { id, ...query }, anybody)).message.records;
const titles = (fields: readonly { title: string }[]) => fields.map(({ title }) => title);

describe('a fresh system', () => {
  test('has one form, however many copies start at once, and none again after it was deleted', async () => {
    const secrets = testSecrets();
    const first = await startCrm('', secrets);
    const copies = await Promise.all(
      [1, 2, 3].map(() => startCrm('', secrets, { MONGODB_URL: first.env['MONGODB_URL']! })),
    );
    const forms = async () => (await first.call<{ records: Form[] }>('EstimateForms/List', {})).message.records;
    const [form, ...others] = await forms();
    expect([form?.title, form?.status, others]).toEqual(['General request', 'active', []]);
    const { fields } = (await first.call<{ record: { fields: object[] } }>('EstimateForms/Get', { id: form?.id }))
      .message.record;
    expect(fields).toContainEqual(
      expect.objectContaining({ title: 'Company', maps_to: 'company_name', required: false }),
    );
    await first.call('EstimateForms/Delete', { id: form?.id });
    copies.push(await startCrm('', secrets, { MONGODB_URL: first.env['MONGODB_URL']! }));
    expect(await forms()).toEqual([]);
    await Promise.all([first, ...copies].map((copy) => copy.stop()));
  });
});

describe('a form', () => {
  test('is shown as it was sent, with an id for each field', async () => {
    const fields = [
      text('Company', { maps_to: 'company_name', placeholder: 'Ltd', sort: 2 }),
      { title: 'Size', field_type: 'select', options: ['S', 'L'], required: true, sort: 1 },
    ];
    const { id } = await create({ title: 'Cars', description: 'Ask us', fields });
    const form = await show(id);
    expect(form).toMatchObject({ id, title: 'Cars', description: 'Ask us', status: 'active', created_by: 1, fields });
    expect(new Set(form.fields.map((field) => field.id)).size).toBe(2);
  });

  test.each([
    [[text('')], 'fields[0].title required'],
    [[text('a', { id: 5 })], 'fields[0].id read_only'],
    [[text('a'), { title: 'b', field_type: 'select' }], 'fields[1].options required'],
    [[text('a', { maps_to: 'city' }), text('b', { maps_to: 'city' })], 'fields[1].maps_to duplicate'],
    [[text('a', { maps_to: 'source' })], 'fields[0].maps_to not_allowed'],
    [[{ title: 'a', field_type: 'file' }], 'fields[0].field_type not_allowed'],
  ])('cannot have %j: %s', async (fields, error) => {
    expect(await errorsOf(create({ fields }))).toEqual([error]);
  });

  test('is edited by administrators only', async () => {
    const grants = { 'estimate_forms.view': 'all', 'estimate_forms.create': 'all' } as const;
    expect(await errorsOf(crm.call('EstimateForms/List', {}, { caller: staff(2, grants) }))).toEqual(['forbidden']);
  });
});

describe('the fields of a form that is edited', () => {
  test('keep their ids, sent with them or under the same title', async () => {
    const { id } = await create({ fields: [text('A'), text('B'), text('C')] });
    const [a, b, c] = (await show(id)).fields.map((field) => field.id);
    await change(id, { fields: [text('C'), text('Renamed', { id: a }), text('New')] });
    const fields = (await show(id)).fields;
    expect(titles(fields)).toEqual(['C', 'Renamed', 'New']);
    expect(fields.slice(0, 2).map((field) => field.id)).toEqual([c, a]);
    expect([a, b, c]).not.toContain(fields[2]?.id);
    await change(id, { fields: [...fields, text('B')] });
    expect((await show(id)).fields.at(-1)?.id).not.toBe(b);
  });

  test('are no change when they are sent back as they are', async () => {
    const { id } = await create({ fields: [text('A'), text('B')] });
    const { etag } = await change(id, { fields: (await show(id)).fields });
    expect(etag).toBe(1);
  });

  test('with the same title are told apart by their ids', async () => {
    const { id } = await create({ fields: [text('Same'), text('Same')] });
    const [first, second] = (await show(id)).fields;
    await change(id, { fields: [{ ...second, placeholder: 'x' }, first, text('Same')] });
    const ids = (await show(id)).fields.map((field) => field.id);
    expect(ids.slice(0, 2)).toEqual([second?.id, first?.id]);
    expect(new Set(ids).size).toBe(3);
  });

  test('that are of another form, or are there twice, are refused', async () => {
    const other = (await create({ fields: [text('A')] })).fields[0]!;
    const { id, fields } = await create({ fields: [text('A')] });
    expect(await errorsOf(change(id, { fields: [other] }))).toEqual(['fields[0].id unknown_reference']);
    expect(await errorsOf(change(id, { fields: [fields[0], fields[0]] }))).toEqual(['fields[1].id duplicate']);
  });
});

describe('whoever is signed in', () => {
  test('sees the forms that may be filled in, in short', async () => {
    const active = await create({ title: 'Boats for all', description: 'Ahoy' });
    const inactive = await create({ title: 'Boats for some' });
    await change(inactive.id, { status: 'inactive' });
    expect(await offered({ search: 'boats' })).toEqual({
      records: [{ id: active.id, title: 'Boats for all', description: 'Ahoy' }],
    });
    const { message, etag } = await crm.call<{ record: object }>(
      'EstimateForms/GetOffered',
      { id: active.id },
      anybody,
    );
    expect([message.record, etag]).toMatchObject([
      { id: active.id, title: 'Boats for all', description: 'Ahoy', created_by: 1 },
      1,
    ]);
    for (const rpc of ['GetOffered', 'ListFields'])
      for (const id of [inactive.id, 987_654])
        expect(await errorsOf(crm.call(`EstimateForms/${rpc}`, { id }, anybody))).toEqual(['not_found']);
  });

  test('sees for which fields of a client a question asks', async () => {
    const asked = { field_type: 'text', required: false };
    const fields = [
      { ...asked, title: 'Mail', maps_to: 'email' },
      { ...asked, title: 'Wishes' },
    ];
    const { id } = await create({ fields });
    expect((await fieldsOf(id)).map((field) => (field as { maps_to?: string }).maps_to || undefined)).toEqual([
      'email',
      undefined,
    ]);
  });

  test('sees all of them at once, or the page that is asked for', async () => {
    await Promise.all(Array.from({ length: 25 }, (_, n) => create({ title: `Many ${n}` })));
    expect((await offered({ search: 'many' })).records).toHaveLength(25);
    expect((await offered({ search: 'many', page: 2 })).records).toHaveLength(5);
    expect(titles((await offered({ search: 'many', sort: '-title', limit: 2 })).records)).toEqual(['Many 9', 'Many 8']);
  });

  test('sees the fields in the order in which they are asked', async () => {
    const fields = [
      text('Third', { sort: 3, maps_to: 'city' }),
      text('First', { sort: 1 }),
      text('Second', { sort: 1, required: true }),
    ];
    const { id } = await create({ fields });
    const shown = await fieldsOf(id);
    expect(titles(shown)).toEqual(['First', 'Second', 'Third']);
    const second = {
      title: 'Second',
      field_type: 'text',
      required: true,
      options: [],
      placeholder: '',
      sort: 1,
      maps_to: '',
    };
    expect(shown[1]).toEqual({ id: (await show(id)).fields[2]?.id, ...second });
    expect(titles(await fieldsOf(id, { page: 2, limit: 2 }))).toEqual(['Third']);
  });
});
