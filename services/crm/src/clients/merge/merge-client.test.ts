import { callerOfClaims } from '@bms/contracts';
import { errorsOf, eventually, type RpcOptions, type StartedProcess, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../../test/billing.ts';
import { clientCalls } from '../../../test/clients.ts';
import { startCrm, startIdentity, type TestedCrm, testSecrets } from '../../../test/harness.ts';

let identity: StartedProcess;
let billing: TestedBilling;
let crm: TestedCrm;
beforeAll(async () => {
  const secrets = testSecrets();
  identity = await startIdentity(secrets);
  billing = await startBilling(secrets.trustedKeys);
  // Without NATS, references are moved by the job that looks for those that were stored late.
  crm = await startCrm(`identity=${identity.target},billing=${billing.target}`, secrets);
});
afterAll(async () => {
  await crm?.stop();
  billing?.close();
  await identity?.stop();
});

const calls = clientCalls(() => crm);
const client = async (more: object = {}, options?: RpcOptions) =>
  (await calls.create({ company_name: 'Alfreds Futterkiste', type: 'organization', ...more }, options)).id;
interface Merged {
  record: Record<string, unknown> & { id: number };
  custom_fields: Record<string, string>;
}
const merge = async (id: number, from_id: number, fields: string[] = [], options?: RpcOptions) =>
  (await crm.call<Merged>('Clients/Merge', { id, from: { from_id, fields } }, options)).message;
const failure = (...merged: Parameters<typeof merge>) => errorsOf(merge(...merged));
/** Lets the job that looks for references to merged clients run once more. */
async function sweep(): Promise<void> {
  const jobs = crm.running.kit.db.collection<{ _id: string; finishedAt: Date }>('scheduler_jobs');
  const before = new Date();
  await jobs.updateOne({ _id: 'merges.sweep' }, { $set: { dueAt: new Date(0) } });
  await eventually(
    () => jobs.findOne({ _id: 'merges.sweep' }),
    (job) => job !== null && job.finishedAt >= before,
  );
}
const administrator = { caller: callerOfClaims({ kind: 'user', uid: 1, adm: true, typ: 'staff' }) };
const events = async (type: string, from_id: number) =>
  crm.running.kit.db.collection('outbox').countDocuments({ subject: `bms.crm.${type}.${from_id}` });

describe('the client that remains', () => {
  test('keeps its values and takes those that it lacks', async () => {
    const into = await client({ phone: '1', labels: ['a', 'b'], group_ids: '1,2', external_ids: { datev: '1' } });
    const from = await client({
      ...{ company_name: 'Alfreds', phone: '2', email: 'info@alfreds.example', website: 'https://alfreds.example' },
      ...{
        labels: ['b', 'c'],
        group_ids: '2,3',
        external_ids: { datev: '2', shop: 'A-7' },
        currency: 'USD',
        due_days: 3,
      },
    });
    expect((await merge(into, from)).record).toMatchObject({
      ...{ id: into, company_name: 'Alfreds Futterkiste', phone: '1', email: 'info@alfreds.example' },
      ...{ website: 'https://alfreds.example', labels: ['a', 'b', 'c'], group_ids: '1,2,3' },
      ...{ external_ids: { datev: '1', shop: 'A-7' }, merged_ids: [from], currency: '' },
    });
  });

  test('takes the named values, also of custom fields and ids in other systems', async () => {
    const field = { title: 'Region', related_to: 'clients', field_type: 'text' };
    const { id } = (await crm.call<Merged>('CustomFields/Create', { custom_field: field })).message.record;
    const tag = `field_${id}`;
    const values = (value: string) => ({ custom_fields: { [tag]: value }, external_ids: { named: value } });
    const into = await client({ phone: '1', email: 'a@alfreds.example', ...values('North') });
    const from = await client({ phone: '2', email: 'b@alfreds.example', ...values('South') });
    const merged = await merge(into, from, ['phone', `custom_fields.${tag}`, 'external_ids.named']);
    expect(merged.record).toMatchObject({ phone: '2', email: 'a@alfreds.example', external_ids: { named: 'South' } });
    expect(merged.custom_fields).toEqual({ [tag]: 'South' });
  });

  test('takes the parts of an address only from the same one', async () => {
    const berlin = { address: 'Obere Str. 57', city: 'Berlin' };
    const same = await merge(await client({ city: 'berlin ' }), await client({ ...berlin, country: 'Germany' }));
    expect(same.record).toMatchObject({ address: 'Obere Str. 57', country: 'Germany', country_code: 'DE' });
    const other = await merge(await client({ city: 'Aachen' }), await client({ ...berlin, phone: '7' }));
    expect(other.record).toMatchObject({ address: '', city: 'Aachen', phone: '7' });
  });

  test('is found by the names of the contacts of both', async () => {
    const [into, from] = [await client(), await client()];
    for (const [client_id, name] of [
      [into, 'Maria Anders'],
      [from, 'Elisabeth Brown'],
    ] as const)
      await crm.call('Contacts/Create', { client_id, contact: { name } });
    await merge(into, from);
    for (const search of ['anders', 'elisabeth']) {
      const ids = (await calls.list({}, { search })).records.map(({ id }) => id);
      expect([search, ids]).toEqual([search, [into]]);
    }
  });

  test('is kept apart from the clients that the merged one was kept apart from', async () => {
    const [into, from, other] = [await client(), await client(), await client()];
    await crm.call('Clients/KeepApart', { id: from, from: { other_id: other } });
    await merge(into, from);
    const pairs = await crm.running.kit.db.collection('clients_kept_apart').find({ ids: into }).toArray();
    expect(pairs).toMatchObject([{ ids: [into, other] }]);
  });
});

describe('the merged client', () => {
  test('is deleted, once, and every call names the client that remains', async () => {
    const [into, from] = [await client(), await client()];
    await merge(into, from);
    expect([await events('client.deleted', from), await events('client.merged', from)]).toEqual([1, 1]);
    const gone = { code: 'not_found', members: { merged_into: into }, message: `The record was merged into ${into}.` };
    await expect(calls.show(from)).rejects.toMatchObject(gone);
    await expect(crm.call('Clients/Delete', { id: from })).rejects.toMatchObject(gone);
    await expect(calls.change(from, { phone: '1' })).rejects.toMatchObject(gone);
  });

  test('is named only to callers who may view the client that remains', async () => {
    const [into, from] = [await client({ owner_id: 1 }), await client({ owner_id: 1 })];
    await merge(into, from);
    const stranger = { caller: staff(77, { 'clients.view': 'own' }) };
    await expect(crm.call('Clients/Get', { id: from }, stranger)).rejects.toMatchObject({ members: undefined });
  });

  test('cannot be restored', async () => {
    const [into, from] = [await client(), await client()];
    await merge(into, from);
    const message = `The client cannot be restored because it was merged into client ${into}.`;
    await expect(crm.call('Clients/Restore', { id: from }, administrator)).rejects.toMatchObject({ message });
  });

  test('is the end of a chain that is followed', async () => {
    const [first, second, third] = [await client(), await client(), await client()];
    await merge(second, first);
    const { record } = await merge(third, second);
    expect(record['merged_ids']).toEqual([first, second]);
    for (const id of [first, second])
      await expect(calls.show(id)).rejects.toMatchObject({ members: { merged_into: third } });
  });

  test('is replaced by the client that remains in references of new records', async () => {
    const [into, from] = [await client(), await client()];
    await merge(into, from);
    const items = [{ title: 'Chai', quantity: '1', rate: 100 }];
    const estimate = { client_id: from, items };
    const made = await crm.call<Merged>('Estimates/Create', { estimate });
    expect(made.message.record['client_id']).toBe(into);
    const other = (await crm.call<Merged>('Estimates/Create', { estimate: { client_id: await client(), items } }))
      .message;
    const update_mask = { paths: ['client_id'] };
    const request = { id: other.record.id, estimate: { client_id: from }, update_mask };
    const changed = await crm.call<Merged>('Estimates/Update', request);
    expect(changed.message.record['client_id']).toBe(into);
  });

  test('takes its records along, which are not closed', async () => {
    const into = await client({ company_name: 'Berglunds' }, { caller: staff(7, { 'clients.create': 'all' }) });
    const from = await client();
    const items = [{ title: 'Chai', quantity: '1', rate: 100 }];
    const made = (await crm.call<Merged>('Estimates/Create', { estimate: { client_id: from, items } })).message.record;
    await crm.call('Estimates/Send', { id: made.id });
    const contact = { client_id: from, contact: { name: 'Maria Anders' } };
    const { id } = (await crm.call<Merged>('Contacts/Create', contact)).message.record;
    await merge(into, from);
    await sweep();
    const show = async (rpc: string, request: object) => (await crm.call<Merged>(rpc, request)).message.record;
    expect(await show('Estimates/Get', { id: made.id })).toMatchObject({ client_id: into, status: 'sent' });
    expect(await show('Contacts/Get', { client_id: into, id })).toMatchObject({ name: 'Maria Anders' });
    const stored = (name: string, _id: number) => crm.running.kit.db.collection<{ _id: number }>(name).findOne({ _id });
    expect(await stored('estimates', made.id)).toMatchObject({
      owner_id: 7,
      client_names: ['Berglunds', 'Alfreds Futterkiste'],
    });
    expect(await stored('contacts', id)).toMatchObject({ owner_id: 7, client_created_by: 7 });
  });

  test('takes its records along with the request id of the merge, even before its event comes', async () => {
    const [into, from] = [await client(), await client()];
    const items = [{ title: 'Chai', quantity: '1', rate: 100 }];
    const made = (await crm.call<Merged>('Estimates/Create', { estimate: { client_id: from, items } })).message.record;
    await merge(into, from, [], { headers: { 'x-request-id': 'merge-of-two' } });
    await sweep();
    const { db } = crm.running.kit;
    const record = { record: `record.estimates-${made.id}`, version: 2 };
    const rows = await db.collection<{ headers: Record<string, string> }>('outbox').find(record).toArray();
    expect(rows.map(({ headers }) => headers['x-request-id'])).toEqual(['merge-of-two']);
  });
});

describe('a merge', () => {
  test('that is a dry run shows the result and stores nothing', async () => {
    const [into, from] = [await client(), await client({ phone: '1' })];
    const { record } = await merge(into, from, [], { headers: { 'x-dry-run': 'true' } });
    expect(record).toMatchObject({ id: into, phone: '1', merged_ids: [from] });
    expect((await calls.show(from)).message.record.id).toBe(from);
  });

  test('is rejected for the client itself, an unknown or merged one, and unknown fields', async () => {
    const [into, from, last] = [await client(), await client(), await client()];
    expect(await failure(into, into)).toEqual(['from_id out_of_range']);
    expect(await failure(into, 999_999)).toEqual(['from_id unknown_reference']);
    expect(await failure(into, from, ['phone', 'id'])).toEqual(['fields[1] not_allowed']);
    await merge(into, from);
    await expect(merge(last, from)).rejects.toMatchObject({
      message: `from_id ${from} was merged into client ${into}.`,
    });
    await expect(merge(from, last)).rejects.toMatchObject({ code: 'not_found', members: { merged_into: into } });
  });

  test('requires the permissions to change the one and to delete the other client', async () => {
    const by = (id: number) => client({}, { caller: staff(id, { 'clients.create': 'all' }) });
    const [into, from] = [await by(5), await by(6)];
    const grants = { 'clients.view': 'all', 'clients.update': 'own', 'clients.delete': 'own' } as const;
    expect(await failure(into, from, [], { caller: staff(5, grants) })).toEqual(['forbidden']);
    expect(await failure(into, from, [], { caller: staff(6, grants) })).toEqual(['forbidden']);
    const hidden = { caller: staff(5, { ...grants, 'clients.view': 'own' }) };
    expect(await failure(into, from, [], hidden)).toEqual(['from_id unknown_reference']);
    expect(await failure(into, from, [], { caller: staff(5, { ...grants, 'clients.delete': 'all' }) })).toEqual([]);
  });

  test('of two clients into each other at once leaves one of them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await client(), await client()];
      const outcomes = await Promise.allSettled([merge(one, other), merge(other, one)]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    }
  });

  test('into a client that is merged at the same moment ends in the last one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [first, second, third] = [await client(), await client(), await client()];
      await Promise.allSettled([merge(second, first), merge(third, second)]);
      await merge(third, first).catch(() => undefined);
      await expect(calls.show(first)).rejects.toMatchObject({ members: { merged_into: third } });
    }
  });
});
