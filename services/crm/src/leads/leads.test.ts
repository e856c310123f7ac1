import { errorsOf, type RpcOptions, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startCrm, type TestedCrm } from '../../test/harness.ts';
import { expectMoves } from '../../test/moves.ts';
import { today } from '../../test/today.ts';

type Lead = Record<string, unknown> & { id: number; status: string };
interface Shown {
  record: Lead;
  custom_fields: Record<string, string>;
}

const contact = {
  company_name: 'Königlich Essen',
  type: 'person',
  address: 'Maubelstr. 90',
  city: 'Brandenburg',
  state: 'BB',
  zip: '14776',
  country: 'Germany',
  phone: '0555-09876',
  website: 'https://example.com',
};

let crm: TestedCrm;
beforeAll(async () => {
  crm = await startCrm();
});
afterAll(() => crm?.stop());

const create = async (lead: object = {}, options?: RpcOptions) =>
  (await crm.call<Shown>('Leads/Create', { lead: { company_name: 'x', ...lead } }, options)).message.record;
const show = (id: number, options?: RpcOptions) => crm.call<Shown>('Leads/Get', { id }, options);
const change = (id: number, lead: object, options?: RpcOptions) =>
  crm.call('Leads/Update', { id, lead, update_mask: { paths: Object.keys(lead) } }, options);
const convert = (id: number, options?: RpcOptions) => crm.call<Shown>('Leads/Convert', { id }, options);
const move = (id: number, status: string) =>
  change(id, { status, ...(status === 'lost' && { lost_reason: 'Too dear' }) });
const moving = {
  statuses: ['new', 'qualified', 'discussion', 'negotiation', 'won', 'lost'],
  move,
  after: async (...path: string[]) => {
    const { id } = await create();
    for (const status of path) await (status === 'won' ? convert(id) : move(id, status));
    return { id, status: path.at(-1) ?? 'new' };
  },
  statusOf: async (id: number) => (await show(id)).message.record.status,
};
const list = async (query: object) => (await crm.call<{ records: Lead[] }>('Leads/List', query)).message.records;
const defineField = async (field: object) =>
  (
    await crm.call<{ record: { key: string } }>('CustomFields/Create', {
      custom_field: { title: 'Region', field_type: 'text', ...field },
    })
  ).message.record.key;
const eventsOf = async (id: number) => {
  const outbox = crm.running.kit.db.collection('outbox');
  const rows = await outbox
    .find({ record: `lead.${id}` })
    .sort({ version: 1, position: 1 })
    .toArray();
  return rows.map(({ subject }) => String(subject).split('.').at(-2));
};

describe('a lead', () => {
  test('is shown as it was sent; it is new, and belongs to the caller', async () => {
    const sent = { ...contact, source: 'Trade fair', value: '2500.5' };
    const { id } = await create(sent);
    const { message, etag } = await show(id);
    expect(message.record).toMatchObject({ ...sent, status: 'new', owner_id: 1, created_by: 1, lost_reason: '' });
    expect([message.custom_fields, message.record['converted_client_id'], etag]).toEqual([{}, undefined, 1]);
  });

  test('with a name alone is an organization', async () => {
    expect(await create()).toMatchObject({ type: 'organization', phone: '', source: '' });
  });

  test('is found by status, source, owner and a part of its name', async () => {
    const { id } = await create({ ...contact, source: 'Only this one' });
    await create({ source: 'Another' });
    await change(id, { status: 'qualified' });
    const query = { source: 'Only this one', status: 'qualified', owner_id: 1, list: { search: 'NIGLICH' } };
    const { company_name, type, phone, city, country } = contact;
    const shown = {
      id,
      company_name,
      type,
      phone,
      city,
      country,
      contact_name: '',
      email: '',
      next_step: '',
      status: 'qualified',
      source: 'Only this one',
      owner_id: 1,
      created_at: today(),
      currency: 'EUR',
      currency_decimals: 2,
    };
    expect(await list(query)).toEqual([shown]);
    expect(await list({ ...query, status: 'new' })).toEqual([]);
  });

  test('has notes and a next step, and is found and sorted by the day of the step', async () => {
    const step = (next_step_on: string | null) => ({
      source: 'stepped',
      next_step: 'Call',
      next_step_on,
      notes: 'Two\nlines',
    });
    const [later, sooner] = [await create(step('2026-05-04')), await create(step('2026-05-03'))];
    await create(step(null));
    expect((await show(later.id)).message.record).toMatchObject(step('2026-05-04'));
    const found = async (query: object) => (await list({ source: 'stepped', ...query })).map(({ id }) => id);
    expect(await found({ next_step_to: '2026-05-04', list: { sort: 'next_step_on' } })).toEqual([sooner.id, later.id]);
    expect(await found({ next_step_from: '2026-05-04' })).toEqual([later.id]);
    expect(await errorsOf(create({ next_step_on: 'tomorrow' }))).toEqual(['next_step_on invalid_format']);
  });

  test('is sorted by what it may be worth, as a number', async () => {
    for (const value of ['9', '10.5', '100']) await create({ source: 'sorted', value });
    const sorted = await list({ source: 'sorted', list: { sort: 'value' } });
    expect(sorted.map(({ value }) => value)).toEqual(['9', '10.5', '100']);
  });

  test('has custom fields of its own', async () => {
    const key = await defineField({ related_to: 'leads', field_type: 'number' });
    const { id } = await create({ custom_fields: { [key]: '5' } });
    expect((await show(id)).message.custom_fields).toEqual({ [key]: '5' });
    expect(await errorsOf(create({ custom_fields: { [key]: 'five' } }))).toEqual([
      `custom_fields.${key} invalid_value`,
    ]);
  });

  test('belongs to its owner and its maker', async () => {
    const maker = staff(77, { 'leads.view': 'own', 'leads.create': 'all', 'leads.update': 'own' });
    const { id } = await create({}, { caller: maker });
    const others = await create();
    expect(await errorsOf(show(others.id, { caller: maker }))).toEqual(['not_found']);
    expect(await errorsOf(convert(others.id, { caller: maker }))).toEqual(['not_found']);
    await change(id, { source: 'mine' }, { caller: maker });
  });
});

describe('the status of a lead', () => {
  test.each([
    [[], ['qualified', 'discussion', 'negotiation', 'lost']],
    [['qualified'], ['new', 'discussion', 'negotiation', 'lost']],
    [['discussion'], ['new', 'qualified', 'negotiation', 'lost']],
    [['negotiation'], ['new', 'qualified', 'discussion', 'lost']],
    [['lost'], ['new']],
    [['won'], []],
  ])('after %j may become %j, and nothing else', (path, legal) => expectMoves(moving, path, legal));

  test('becomes lost only for a reason', async () => {
    const { id } = await create();
    expect(await errorsOf(change(id, { status: 'lost' }))).toEqual(['lost_reason required']);
    expect(await errorsOf(change(id, { status: 'lost', lost_reason: '  ' }))).toEqual(['lost_reason required']);
    await move(id, 'lost');
    expect((await show(id)).message.record).toMatchObject({ status: 'lost', lost_reason: 'Too dear' });
    expect(await errorsOf(change(id, { lost_reason: '' }))).toEqual(['lost_reason required']);
    await change(id, { lost_reason: 'Much too dear' });
    await change(id, { status: 'new' });
    expect((await show(id)).message.record['lost_reason']).toBe('');
    expect(await errorsOf(change(id, { status: 'lost' }))).toEqual(['lost_reason required']);
  });

  test('keeps no reason of a lead that is not lost, and says so', async () => {
    expect(await errorsOf(create({ lost_reason: 'No idea' }))).toEqual(['lost_reason not_lost']);
    const { id } = await create();
    expect(await errorsOf(change(id, { lost_reason: 'No idea' }))).toEqual(['lost_reason not_lost']);
    await move(id, 'lost');
    const whole = { company_name: 'x', status: 'new', lost_reason: 'Too dear' };
    expect(await errorsOf(change(id, whole))).toEqual([]);
  });

  test('begins new', async () => {
    expect(await errorsOf(create({ status: 'qualified' }))).toEqual(['status not_allowed']);
  });
});

describe('a conversion', () => {
  test('makes a client with the contact fields and the owner of the lead, and locks the lead', async () => {
    const lead = await create({ ...contact, source: 'Trade fair' });
    const { message, etag } = await convert(lead.id);
    const client = await crm.call<Shown>('Clients/Get', { id: message.record.id });
    expect([message, etag]).toEqual([client.message, client.etag]);
    expect(message.record).toMatchObject({ ...contact, status: 'active', owner_id: 1, created_by: 1 });
    const won = (await show(lead.id)).message.record;
    expect(won).toMatchObject({ status: 'won', converted_client_id: message.record.id });
    expect(await errorsOf(change(lead.id, { status: 'new' }))).toEqual(['status illegal_move']);
    expect(await errorsOf(change(lead.id, { company_name: 'y', city: 'z' }))).toEqual([
      'company_name locked',
      'city locked',
    ]);
    expect(await errorsOf(change(lead.id, { company_name: contact.company_name }))).toEqual([]);
  });

  test('takes along the values of custom fields that clients have by the same title and type', async () => {
    const [same, other, absent, choice] = await Promise.all([
      defineField({ related_to: 'leads', title: 'Branch' }),
      defineField({ related_to: 'leads', title: 'Employees', field_type: 'number' }),
      defineField({ related_to: 'leads', title: 'Only leads' }),
      defineField({ related_to: 'leads', title: 'Rating', field_type: 'select', options: ['A', 'B'] }),
    ]);
    const fitting = await defineField({ related_to: 'clients', title: ' branch ' });
    await defineField({ related_to: 'clients', title: 'Employees', field_type: 'text' });
    await defineField({ related_to: 'clients', title: 'Rating', field_type: 'select', options: ['B'] });
    await defineField({ related_to: 'clients', title: 'Needed', required: true });
    const { id } = await create({ custom_fields: { [same]: 'Food', [other]: '12', [absent]: 'x', [choice]: 'A' } });
    expect((await convert(id)).message.custom_fields).toEqual({ [fitting]: 'Food' });
  });

  test.each(['new', 'qualified', 'discussion', 'negotiation'])('is made of a lead that is %s', async (status) => {
    const { id } = await moving.after(...(status === 'new' ? [] : [status]));
    expect(await errorsOf(convert(id))).toEqual([]);
    expect(await moving.statusOf(id)).toBe('won');
  });

  test.each(['lost', 'won'])('is not made of a lead that is %s', async (status) => {
    const { id } = await moving.after(status);
    expect(await errorsOf(convert(id))).toEqual(['status illegal_move']);
    expect(await moving.statusOf(id)).toBe(status);
  });

  test('makes one client of ten calls at once, and answers a repeated key again', async () => {
    const { id } = await create({ company_name: 'Only one' });
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => convert(id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const made = await crm.call<{ records: Lead[] }>('Clients/List', { list: { search: 'only one' } });
    expect(made.message.records).toHaveLength(1);

    const again = await create();
    const key = { headers: { 'idempotency-key': 'convert it' } };
    const answers = [await convert(again.id, key), await convert(again.id, key)];
    expect(answers[1]).toEqual(answers[0]);
  });

  test('leaves nothing behind when it is refused', async () => {
    const { id } = await create({ company_name: 'Refused' });
    expect(await errorsOf(convert(id, { headers: { 'if-match': '7' } }))).toEqual(['version_mismatch']);
    const made = await crm.call<{ records: Lead[] }>('Clients/List', { list: { search: 'refused' } });
    expect(made.message.records).toEqual([]);
  });

  test('is told, as the loss of a lead is', async () => {
    const { id } = await create();
    await move(id, 'lost');
    await change(id, { status: 'new' });
    await convert(id);
    expect(await eventsOf(id)).toEqual(['created', 'updated', 'lost', 'updated', 'updated', 'converted']);
  });
});
