import { type ApiError, callerOfClaims } from '@bms/contracts';
import { errorsOf, eventually, type RpcOptions, type StartedPart, startNats } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startCrm, type TestedCrm, testSecrets } from '../../test/harness.ts';

const nobody = callerOfClaims({ kind: 'public' });
const SITE = 'https://www.example.com';

interface Form {
  readonly id: number;
  readonly public_token: string;
  readonly snippet: string;
}

let nats: StartedPart;
let crm: TestedCrm;
beforeAll(async () => {
  nats = await startNats();
  crm = await startCrm('', testSecrets(), { NATS_URL: nats.url });
});
afterAll(async () => {
  await crm?.stop();
  await nats?.stop();
});

const fields = [
  { title: 'Company', field_type: 'text', required: true, maps_to: 'company_name', sort: 1 },
  { title: 'Email', field_type: 'email', maps_to: 'email', sort: 2 },
  { title: 'Contact', field_type: 'text', maps_to: 'contact_name', sort: 4 },
  { title: 'Size', field_type: 'select', options: ['S', 'L'], placeholder: 'Choose', sort: 3 },
];
const create = async (more: object = {}): Promise<Form> => {
  const form = { title: 'Cars', description: 'Ask us', fields, allowed_origins: [SITE], ...more };
  return (await crm.call<{ record: Form }>('EstimateForms/Create', { form })).message.record;
};
const from = (origin: string): RpcOptions => ({ caller: nobody, headers: { 'x-client-origin': origin } });
const show = async (token: string, origin = SITE) =>
  (
    await crm.call<{ record: { fields: { key: string; title: string }[] } }>(
      'EstimateRequests/GetPublicForm',
      { token },
      from(origin),
    )
  ).message.record;
const submit = (token: string, values: object, more: object = {}, { origin = SITE, key = '' } = {}) => {
  const { caller, headers } = from(origin);
  const sent = { caller, headers: { ...headers, ...(key && { 'idempotency-key': key }) } };
  return crm.call('EstimateRequests/SubmitPublicForm', { token, values, ...more }, sent);
};
const requestsOf = async (id: number) =>
  (await crm.call<{ records: Record<string, unknown>[] }>('EstimateRequests/List', { form_id: id })).message.records;
/** Returns the values of the fields of a form by their titles. */
const valuesFor = async (token: string, answers: Record<string, string>) => {
  const { fields: shown } = await show(token);
  return Object.fromEntries(
    Object.entries(answers).map(([title, value]) => [shown.find((one) => one.title === title)!.key, value]),
  );
};

describe('a form on a website', () => {
  test('is shown with its fields in their order, and nothing that is for administrators', async () => {
    const { public_token } = await create();
    const plain = { key: expect.stringMatching(/^field_\d+$/), required: false, options: [], placeholder: '' };
    expect(await show(public_token)).toEqual({
      title: 'Cars',
      description: 'Ask us',
      fields: [
        { ...plain, title: 'Company', field_type: 'text', required: true },
        { ...plain, title: 'Email', field_type: 'email' },
        { ...plain, title: 'Size', field_type: 'select', options: ['S', 'L'], placeholder: 'Choose' },
        { ...plain, title: 'Contact', field_type: 'text' },
      ],
    });
  });

  test('becomes a request of the creator of the form and one lead with the email address and the contact', async () => {
    const { id, public_token } = await create();
    const values = await valuesFor(public_token, {
      Company: 'Königlich Essen',
      Email: 'info@koeniglich.example',
      Contact: 'Philip Cramer',
      Size: 'L',
    });
    expect((await submit(public_token, values)).message).toMatchObject({ success: true });
    const [request, ...others] = await requestsOf(id);
    expect([request?.['company_name'], request?.['assigned_to'], others]).toEqual(['Königlich Essen', 1, []]);
    const leads = crm.running.kit.db.collection('leads');
    const found = () => leads.find({ estimate_request_id: request!['id'] }).toArray();
    await eventually(async () => (await found()).length > 0);
    expect(await found()).toMatchObject([
      {
        ...{ company_name: 'Königlich Essen', contact_name: 'Philip Cramer', email: 'info@koeniglich.example' },
        ...{ owner_id: 1, source: 'estimate_request' },
      },
    ]);
  });

  test('that was installed, and so has no creator, is assigned to the administrator who opens it to websites', async () => {
    type Installed = Form & { readonly title: string; readonly assigned_to?: number };
    const { records } = (await crm.call<{ records: Installed[] }>('EstimateForms/List', {})).message;
    const { id } = records.find(({ title }) => title.startsWith('General'))!;
    const update = async (form: object) => {
      const message = { id, form, update_mask: { paths: Object.keys(form) } };
      return (await crm.call<{ record: Installed }>('EstimateForms/Update', message)).message.record;
    };
    expect(await update({ title: 'General questions' })).not.toHaveProperty('assigned_to');
    const { public_token, assigned_to } = await update({ allowed_origins: [SITE] });
    expect(assigned_to).toBe(1);
    await submit(public_token, await valuesFor(public_token, { 'What do you need?': 'Tea' }));
    expect(await requestsOf(id)).toMatchObject([{ assigned_to: 1 }]);
  });

  test('has the assignee that an administrator chose', async () => {
    const { id, public_token } = await create();
    const forms = crm.running.kit.db.collection<{ _id: number }>('estimate_forms');
    await forms.updateOne({ _id: id }, { $set: { assigned_to: 7 } });
    await submit(public_token, await valuesFor(public_token, { Company: 'A' }));
    expect((await requestsOf(id))[0]?.['assigned_to']).toBe(7);
  });

  test('is assigned to its creator while the account of the assignee is inactive, and to nobody if neither is active', async () => {
    const { id, public_token } = await create();
    const { db } = crm.running.kit;
    await db.collection<{ _id: number }>('estimate_forms').updateOne({ _id: id }, { $set: { assigned_to: 61 } });
    const people = db.collection<{ _id: number }>('copies_users');
    const person = (_id: number, status: string) => {
      const fields = { name: 'Nancy', status, user_type: 'staff' };
      return people.updateOne({ _id }, { $set: { version: 9, fields } }, { upsert: true });
    };
    const assignee = async (company: string) => {
      await submit(public_token, await valuesFor(public_token, { Company: company }));
      const { assigned_to } = (await requestsOf(id)).find((one) => one['company_name'] === company)!;
      return assigned_to;
    };
    await person(61, 'active');
    expect(await assignee('First')).toBe(61);
    await person(61, 'inactive');
    expect(await assignee('Second')).toBe(1);
    await person(1, 'inactive');
    expect(await assignee('Third')).toBeUndefined();
    await person(1, 'active');
  });

  test('is stored once if it is sent again with its Idempotency-Key, also at the same time', async () => {
    const { id, public_token } = await create();
    const values = await valuesFor(public_token, { Company: 'Double Click' });
    await Promise.all([1, 2, 3].map(() => submit(public_token, values, {}, { key: 'a' })));
    await submit(public_token, values, {}, { key: 'a' });
    expect(await requestsOf(id)).toHaveLength(1);
    expect(await errorsOf(submit(public_token, {}, {}, { key: 'a' }))).toEqual([
      'Idempotency-Key idempotency_key_reused',
    ]);
    const other = await create();
    const answers = await valuesFor(other.public_token, { Company: 'Double Click' });
    await submit(other.public_token, answers, {}, { key: 'a' });
    expect(await requestsOf(other.id)).toHaveLength(1);
  });

  test('can be corrected and sent again with the Idempotency-Key of the invalid one', async () => {
    const { id, public_token } = await create();
    await errorsOf(submit(public_token, {}, {}, { key: 'b' }));
    await submit(public_token, await valuesFor(public_token, { Company: 'A' }), {}, { key: 'b' });
    expect(await requestsOf(id)).toHaveLength(1);
  });

  test('names the answers to questions that an administrator has removed meanwhile', async () => {
    const { id, public_token } = await create();
    const values = await valuesFor(public_token, { Company: 'A', Size: 'S' });
    await crm.call('EstimateForms/Update', {
      id,
      form: { fields: fields.slice(0, 2) },
      update_mask: { paths: ['fields'] },
    });
    const key = Object.keys(values)[1];
    expect(await errorsOf(submit(public_token, values))).toEqual([`values.${key} unknown_field`]);
  });

  test('is for pages of its origins only', async () => {
    const { id, public_token } = await create();
    for (const other of [
      'https://example.com',
      'http://www.example.com',
      'https://www.example.com.evil.test',
      'null',
      '',
    ])
      for (const call of [show(public_token, other), submit(public_token, {}, {}, { origin: other })])
        expect(await errorsOf(call)).toEqual(['forbidden']);
    expect(await requestsOf(id)).toEqual([]);
  });

  test('is for pages of an origin that an administrator wrote with its default port', async () => {
    const { public_token } = await create({
      allowed_origins: ['https://shop.example.com:443', 'http://localhost:5173'],
    });
    for (const origin of ['https://shop.example.com', 'http://localhost:5173'])
      expect(await show(public_token, origin)).toMatchObject({ title: 'Cars' });
  });

  test('is not found by another token, while it is inactive, without origins, and by a former token', async () => {
    const { id, public_token: token } = await create();
    const change = (form: object) =>
      crm.call('EstimateForms/Update', { id, form, update_mask: { paths: Object.keys(form) } });
    expect(await errorsOf(show('x'.repeat(22)))).toEqual(['not_found']);
    for (const [off, on] of [
      [{ status: 'inactive' }, { status: 'active' }],
      [{ allowed_origins: [] }, { allowed_origins: [SITE] }],
    ]) {
      await change(off!);
      expect(await errorsOf(show(token))).toEqual(['not_found']);
      await change(on!);
      await show(token);
    }
    const rotated = (await crm.call<{ record: Form }>('EstimateForms/RotateToken', { id })).message.record;
    expect(await errorsOf(show(token))).toEqual(['not_found']);
    await show(rotated.public_token);
  });

  test('has a token of its own once it is on a website, and a snippet with it', async () => {
    const [hidden, one, other] = [await create({ allowed_origins: [] }), await create(), await create()];
    expect([hidden.public_token, hidden.snippet]).toEqual(['', '']);
    expect(one.public_token).toMatch(/^[\w-]{22}$/);
    expect(one.public_token).not.toBe(other.public_token);
    expect(one.snippet).toContain(`/api/public-forms/${one.public_token}`);
  });

  test.each([
    ['without a required answer', {}, 'required'],
    ['with an answer that is no option', { Company: 'A', Size: 'XL' }, 'invalid_value'],
    ['with an email that is none', { Company: 'A', Email: 'nobody' }, 'invalid_value'],
  ])('%s is 422 and stores nothing', async (_what, answers, code) => {
    const { id, public_token } = await create();
    const errors = await errorsOf(submit(public_token, await valuesFor(public_token, answers)));
    expect(errors).toEqual([expect.stringMatching(new RegExp(`^values\\.field_\\d+ ${code}$`))]);
    expect(await requestsOf(id)).toEqual([]);
  });

  test('whose trap is filled in answers as usual and stores nothing', async () => {
    const { id, public_token } = await create();
    const values = await valuesFor(public_token, { Company: 'Bot' });
    const usual = (await submit(public_token, values)).message;
    const trapped = (await submit(public_token, values, { homepage: 'https://spam.example' })).message;
    expect(trapped).toEqual(usual);
    expect(await requestsOf(id)).toHaveLength(1);
  });

  test('takes 100 requests an hour, then tells when to try again', async () => {
    const { id, public_token } = await create();
    const values = await valuesFor(public_token, { Company: 'A' });
    await submit(public_token, values);
    const requests = crm.running.kit.db.collection<{ _id: number }>('estimate_requests');
    const row = (await requests.findOne({ form_id: id }))!;
    await requests.insertMany(Array.from({ length: 99 }, (_, n) => ({ ...row, _id: 900_000 + n })));
    const rejected = await submit(public_token, values).catch((error: ApiError) => error as ApiError);
    expect(rejected).toMatchObject({ code: 'too_many_requests', retryAfter: expect.any(Number) });
    expect(Math.abs((rejected as ApiError).retryAfter! - 3600)).toBeLessThan(100);
    await requests.updateOne({ _id: row._id }, { $set: { created_at: new Date(Date.now() - 3_601_000) } });
    await submit(public_token, values);
  });
});

test.each(['https://www.example.com/', 'www.example.com', '*', 'https://user@example.com', 'javascript:alert(1)'])(
  'the origin %s of a website is 422',
  async (origin) => {
    expect(await errorsOf(create({ allowed_origins: [origin] }))).toEqual(['allowed_origins[0] invalid_format']);
  },
);
