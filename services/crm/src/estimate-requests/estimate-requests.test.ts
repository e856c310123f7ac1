import {
  errorsOf,
  eventually,
  portalUser,
  type RpcOptions,
  type StartedPart,
  type StartedProcess,
  staff,
  startNats,
} from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startCrm, startIdentity, type TestedCrm, testSecrets } from '../../test/harness.ts';
import { expectMoves } from '../../test/moves.ts';
import { today } from '../../test/today.ts';

type Request = Record<string, unknown> & { id: number };
type Lead = Record<string, unknown> & { id: number };
interface Form {
  id: number;
  fields: { id: number }[];
}

let nats: StartedPart;
let identity: StartedProcess;
let crm: TestedCrm;
let form: Form;
/** The keys of company, phone, size and note. */
let keys: string[];

beforeAll(async () => {
  const secrets = testSecrets();
  nats = await startNats();
  identity = await startIdentity(secrets, nats.url);
  crm = await startCrm(`identity=${identity.target}`, secrets, { NATS_URL: nats.url });
  form = await createForm({ assigned_to: 1 });
  keys = form.fields.map(({ id }) => `field_${id}`);
});
afterAll(async () => {
  await crm?.stop();
  await identity?.stop();
  await nats?.stop();
});

async function createForm(more: object = {}): Promise<Form> {
  const fields = [
    { title: 'Company', field_type: 'text', maps_to: 'company_name' },
    { title: 'Phone', field_type: 'text', maps_to: 'phone' },
    { title: 'Size', field_type: 'select', options: ['S', 'L'], required: true },
    { title: 'Note', field_type: 'textarea' },
  ];
  const created = { title: 'Boats', fields, ...more };
  return (await crm.call<{ record: Form }>('EstimateForms/Create', { form: created })).message.record;
}
const valuesOf = (...values: (string | undefined)[]) =>
  Object.fromEntries(values.flatMap((value, index) => (value === undefined ? [] : [[keys[index], value]])));
const submit = async (request: object = {}, options?: RpcOptions) => {
  const sent = { form_id: form.id, values: valuesOf(undefined, undefined, 'L'), ...request };
  return (await crm.call<{ record: Request }>('EstimateRequests/Create', { request: sent }, options)).message.record;
};
const show = (id: number, options?: RpcOptions) =>
  crm.call<{ record: Request }>('EstimateRequests/Get', { id }, options);
const change = (id: number, request: object, paths = Object.keys(request)) =>
  crm.call('EstimateRequests/Update', { id, request, update_mask: { paths } });
const move = (id: number, status: string) => change(id, { status });
const moving = {
  statuses: ['new', 'processing', 'hold', 'estimated', 'cancelled'],
  move,
  after: async (...path: string[]) => {
    const { id } = await submit();
    for (const status of path) await move(id, status);
    return { id, status: path.at(-1) ?? 'new' };
  },
  statusOf: async (id: number) => String((await show(id)).message.record['status']),
};
const list = async (query: object, options?: RpcOptions) =>
  (await crm.call<{ records: Request[]; meta: { total: number } }>('EstimateRequests/List', query, options)).message;
const createClient = async () =>
  (await crm.call<{ record: Lead }>('Clients/Create', { client: { company_name: 'Known', type: 'person' } })).message
    .record.id;
const leadsOf = async (estimate_request_id: number) =>
  (await crm.call<{ records: Lead[] }>('Leads/List', { estimate_request_id })).message.records;
const leadOf = async (id: number) => {
  const [found] = await eventually(
    () => leadsOf(id),
    ({ length }) => length > 0,
  );
  return (await crm.call<{ record: Lead }>('Leads/Get', { id: found!.id })).message.record;
};

describe('an estimate request', () => {
  test('is shown with what was asked and answered; the user of the form has it', async () => {
    const values = valuesOf('Königlich Essen', undefined, 'S', 'two\nlines');
    const created = await submit({ values });
    expect(created).toMatchObject({
      form_id: form.id,
      form_title: 'Boats',
      company_name: 'Königlich Essen',
      values,
      status: 'new',
      assigned_to: 1,
      created_by: 1,
    });
    expect(created['client_id']).toBeUndefined();
    const ids = form.fields.map(({ id }) => id);
    expect(created['answers']).toEqual([
      { field_id: ids[0], title: 'Company', value: 'Königlich Essen' },
      { field_id: ids[2], title: 'Size', value: 'S' },
      { field_id: ids[3], title: 'Note', value: 'two\nlines' },
    ]);
    expect(await show(created.id)).toEqual({ message: { record: created, actions: [] }, etag: 1 });
  });

  test('keeps what was asked when the form is edited and deleted', async () => {
    const edited = await createForm({ title: 'Before', fields: [{ title: 'Old', field_type: 'text' }] });
    const key = `field_${edited.fields[0]!.id}`;
    const { id } = await submit({ form_id: edited.id, values: { [key]: 'answer' } });
    const changes = { title: 'After', fields: [] };
    await crm.call('EstimateForms/Update', {
      id: edited.id,
      form: changes,
      update_mask: { paths: ['title', 'fields'] },
    });
    expect(await errorsOf(submit({ form_id: edited.id, values: { [key]: 'x' } }))).toEqual([
      `values.${key} unknown_field`,
    ]);
    await crm.call('EstimateForms/Delete', { id: edited.id });
    const { record } = (await show(id)).message;
    expect(record).toMatchObject({ form_title: 'Before', answers: [{ title: 'Old', value: 'answer' }] });
    await change(id, { status: 'processing' });
  });

  test('is refused with every value that is wrong', async () => {
    const [company, phone, size] = keys as [string, string, string];
    expect(await errorsOf(submit({ values: {} }))).toEqual([`values.${size} required`]);
    expect(await errorsOf(submit({ values: { [size]: 'XL', field_9999: 'x', [company]: 'y'.repeat(256) } }))).toEqual([
      `values.${size} invalid_value`,
      'values.field_9999 unknown_field',
      `values.${company} invalid_value`,
    ]);
    expect(await errorsOf(submit({ values: { [size]: 'S', [phone]: '1'.repeat(61) } }))).toEqual([
      `values.${phone} too_long`,
    ]);
  });

  test('needs a form that may be filled in, and a client that is there', async () => {
    const inactive = await createForm();
    await crm.call('EstimateForms/Update', {
      id: inactive.id,
      form: { status: 'inactive' },
      update_mask: { paths: ['status'] },
    });
    for (const form_id of [inactive.id, 98_765])
      expect(await errorsOf(submit({ form_id }))).toEqual(['form_id unknown_reference']);
    expect(await errorsOf(submit({ client_id: 98_765 }))).toEqual(['client_id unknown_reference']);
    expect(await errorsOf(submit({ assigned_to: 98_765 }))).toEqual(['assigned_to unknown_reference']);
  });

  test.each([
    [[], ['processing']],
    [['processing'], ['hold', 'estimated', 'cancelled']],
    [
      ['processing', 'hold'],
      ['processing', 'estimated', 'cancelled'],
    ],
    [['processing', 'estimated'], []],
    [['processing', 'cancelled'], []],
  ])('after %j may become %j, and nothing else', (path, legal) => expectMoves(moving, path, legal));

  test('begins new', async () => {
    expect(await errorsOf(submit({ status: 'processing' }))).toEqual(['status not_allowed']);
  });

  test('changes its status and its user, and nothing that was asked', async () => {
    const { id } = await submit();
    await change(id, {}, ['assigned_to']);
    expect((await show(id)).message.record['assigned_to']).toBeUndefined();
    const { record } = (await show(id)).message;
    const same = ['id', 'form_id', `values.${keys[2]}`, 'form_title', 'created_at', 'answers'];
    expect((await change(id, record, same)).etag).toBe(2);
    expect(await errorsOf(change(id, { form_id: (await createForm()).id }))).toEqual(['form_id read_only']);
    expect(await errorsOf(change(id, { values: { [keys[2]!]: 'S' } }, [`values.${keys[2]}`]))).toEqual([
      'values read_only',
    ]);
    expect(await errorsOf(change(id, { client_id: await createClient() }))).toEqual(['client_id read_only']);
    expect(await errorsOf(change(id, { form_title: 'x' }))).toEqual(['form_title read_only']);
  });

  test('is found by status, form, client, user and company', async () => {
    const client_id = await createClient();
    const { id } = await submit({ client_id, values: valuesOf('Ünique', '030', 'L') });
    await change(id, { status: 'processing' });
    const query = { status: 'processing', form_id: form.id, client_id, assigned_to: 1, list: { search: 'unique' } };
    const { records } = await list(query);
    const created_at = today();
    const asked = { form_id: form.id, form_title: 'Boats', company_name: 'Ünique' };
    const names = { client_name: 'Known', assigned_to_name: expect.any(String) };
    expect(records).toEqual([{ id, ...asked, ...names, client_id, status: 'processing', assigned_to: 1, created_at }]);
    expect((await list({ ...query, status: 'new' })).meta.total).toBe(0);
  });

  test('belongs to its user and to whoever asked', async () => {
    const grants = { 'estimate_requests.create': 'all', 'estimate_requests.view': 'own' } as const;
    const caller = staff(88, grants);
    const own = await submit({}, { caller });
    const other = await submit();
    expect((await list({}, { caller })).records.map(({ id }) => id)).toEqual([own.id]);
    expect(await errorsOf(show(other.id, { caller }))).toEqual(['not_found']);
    await show(other.id, { caller: staff(1, grants) });
  });

  test('of a portal user is that of their client', async () => {
    const [client_id, foreign] = [await createClient(), await createClient()];
    const caller = portalUser(client_id);
    const { id, ...record } = await submit({ client_id: foreign }, { caller });
    expect(record['client_id']).toBe(client_id);
    const others = await submit({ client_id: foreign });
    expect((await list({}, { caller })).records.map((request) => request.id)).toEqual([id]);
    expect(await errorsOf(show(others.id, { caller }))).toEqual(['not_found']);
    expect(await errorsOf(change(id, { status: 'processing' }))).toEqual([]);
    expect(await errorsOf(submit({ assigned_to: 1 }, { caller }))).toEqual(['assigned_to not_allowed']);
    expect((await submit({ client_id: 99_999 }, { caller }))['client_id']).toBe(client_id);
  });
});

describe('a request that no client makes', () => {
  test('becomes a lead of what the form was told, for the user of the form', async () => {
    const { id } = await submit({ values: valuesOf(' Königlich Essen ', '0555-09876', 'L') });
    const lead = await leadOf(id);
    const contact = { company_name: 'Königlich Essen', phone: '0555-09876', type: 'organization', city: '' };
    expect(lead).toMatchObject({
      ...contact,
      source: 'estimate_request',
      status: 'new',
      owner_id: 1,
      created_by: 1,
      estimate_request_id: id,
    });
  });

  test('is named by its number where no company is, and belongs to whoever asked where nobody has it', async () => {
    const nobodys = await createForm();
    const caller = staff(77, { 'estimate_requests.create': 'all' });
    const values = { [`field_${nobodys.fields[2]!.id}`]: 'S' };
    const { id } = await submit({ form_id: nobodys.id, values }, { caller });
    expect(await leadOf(id)).toMatchObject({ company_name: `Estimate request ${id}`, owner_id: 77, created_by: 77 });
  });

  test('becomes a lead with the email address and the contact person of the answers', async () => {
    const fields = [
      { title: 'Your name', field_type: 'text', maps_to: 'contact_name' },
      { title: 'Your email', field_type: 'text', maps_to: 'email' },
    ];
    const own = await createForm({ fields });
    const [name, email] = own.fields.map(({ id }) => `field_${id}`) as [string, string];
    const answer = (address: string) =>
      submit({ form_id: own.id, values: { [name]: 'Philip Cramer', [email]: address } });
    const { id } = await answer(' philip@example.com ');
    const lead = await leadOf(id);
    expect(lead).toMatchObject({ contact_name: 'Philip Cramer', email: 'philip@example.com' });
    expect(await errorsOf(answer('philip'))).toEqual([`values.${email} invalid_format`]);
    const known = async (query: object) =>
      (await crm.call<{ records: Lead[] }>('Leads/List', query)).message.records.map((found) => found.id);
    expect(await known({ email: 'PHILIP@example.com' })).toEqual([lead.id]);
    expect(await known({ list: { search: 'cramer' } })).toEqual([lead.id]);
    const client = (await crm.call<{ record: object }>('Leads/Convert', { id: lead.id })).message.record;
    expect(client).toMatchObject({ email: 'philip@example.com' });
  });

  test('becomes one lead, and a request of a client none', async () => {
    const ofClient = await submit({ client_id: await createClient() });
    const many = await Promise.all(Array.from({ length: 20 }, () => submit()));
    for (const { id } of many) await leadOf(id);
    expect((await Promise.all(many.map(({ id }) => leadsOf(id)))).map(({ length }) => length)).toEqual(
      many.map(() => 1),
    );
    expect(await leadsOf(ofClient.id)).toEqual([]);
  });

  test('is told with the beginning of each answer', async () => {
    const { id } = await submit({ values: valuesOf('A', undefined, 'L', 'n'.repeat(10_000)) });
    const row = await crm.running.kit.db.collection('outbox').findOne({ record: `estimate_request.${id}` });
    expect(row?.['subject']).toBe(`bms.crm.estimate_request.submitted.${id}`);
    expect(row?.['data'].length()).toBeLessThan(400);
  });
});

test('a request of a client is visible to the user responsible for it, also unassigned and after a change', async () => {
  const caller = (id: number) => ({ caller: staff(id, { 'estimate_requests.view': 'own' }) });
  const users = [71, 72].map((_id) => ({
    _id: _id as never,
    version: 1,
    fields: { name: 'Nancy', status: 'active', user_type: 'staff' },
  }));
  await crm.running.kit.db.collection('copies_users').insertMany(users);
  const client_id = await createClient();
  const give = (owner_id: number) =>
    crm.call('Clients/Update', { id: client_id, client: { owner_id }, update_mask: { paths: ['owner_id'] } });
  await give(71);
  const unassigned = await createForm();
  const { id } = await submit({
    form_id: unassigned.id,
    values: { [`field_${unassigned.fields[2]!.id}`]: 'L' },
    client_id,
  });
  expect((await show(id, caller(71))).message.record).toMatchObject({ id, client_id });
  await give(72);
  expect(await errorsOf(show(id, caller(71)))).toEqual(['not_found']);
  expect((await list({}, caller(72))).records.map((record) => record['id'])).toEqual([id]);
});
