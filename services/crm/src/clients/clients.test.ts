import { loadEventCatalogue } from '@bms/events';
import { portalUser, type StartedProcess } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/billing.ts';
import { alfreds, clientCalls } from '../../test/clients.ts';
import { startCrm, startIdentity, type TestedCrm, testSecrets } from '../../test/harness.ts';
import { expectMoves } from '../../test/moves.ts';
import { today } from '../../test/today.ts';

let identity: StartedProcess;
let billing: TestedBilling;
let crm: TestedCrm;
const secrets = testSecrets();
beforeAll(async () => {
  identity = await startIdentity(secrets);
  billing = await startBilling(secrets.trustedKeys);
  crm = await startCrm(`identity=${identity.target},billing=${billing.target}`, secrets);
});
afterAll(async () => {
  await crm?.stop();
  billing?.close();
  await identity?.stop();
});

const { create, show, list, change } = clientCalls(() => crm);

/** Returns the subjects of the events of a client, in the order of its versions. */
const subjectsOf = async (id: number): Promise<string[]> => {
  const rows = crm.running.kit.db.collection('outbox').find({ record: `client.${id}` });
  return (await rows.sort({ version: 1 }).toArray()).map(({ subject }) => subject);
};

describe('a client', () => {
  test('is created, answered in short, and shown in full as it was sent', async () => {
    const created = await create(alfreds);
    const { id, created_date } = created;
    const { company_name, type, phone, city } = alfreds;
    expect(created).toEqual({ id, company_name, type, phone, city, created_date });
    expect(created_date).toEqual(today());

    const { message, etag } = await show(id);
    const more = { id, created_date, status: 'active', owner_id: 1, created_by: 1, currency_symbol: '€' };
    expect(message.record).toMatchObject({ ...alfreds, ...more });
    expect(message.custom_fields).toEqual({});
    expect(etag).toBe(1);
  });

  test('shows users of its portal no labels and groups, and lets them filter by none', async () => {
    const { id } = await create({ ...alfreds, labels: ['bad payer'] });
    const caller = portalUser(id);
    const { record } = (await crm.call<{ record: Record<string, unknown> }>('Clients/Get', { id }, { caller })).message;
    expect(record).toMatchObject({ company_name: 'Alfreds Futterkiste', labels: [], group_ids: '' });
    const found = async (filters: object) =>
      (await crm.call<{ records: object[] }>('Clients/List', filters, { caller })).message.records.length;
    expect([await found({}), await found({ label: 'bad payer' }), await found({ group_id: 22 })]).toEqual([1, 0, 0]);
  });

  test('with only a name and a type has empty strings for the rest', async () => {
    const { id } = await create({ company_name: 'Bare', type: 'person' });
    const { record } = (await show(id)).message;
    const left = ['address', 'city', 'state', 'zip', 'country', 'phone', 'website', 'currency_symbol', 'group_ids'];
    for (const name of left) expect(record).toHaveProperty(name, '');
    expect(record['labels']).toEqual([]);
  });

  test('stands in the list with exactly the fields of the contract', async () => {
    const { id } = await create({ ...alfreds, labels: ['only this one'] });
    const { records, meta } = await list({ label: 'only this one' });
    const { company_name, type, phone, city, country } = alfreds;
    const more = { created_date: today(), status: 'active' };
    expect(records).toEqual([{ id, company_name, type, phone, city, country, ...more }]);
    expect(meta.total).toBe(1);
  });

  test('is not found under a status that no client has, which is an empty page', async () => {
    await create(alfreds);
    for (const status of ['archived', 'Active', 'none of these'])
      expect(await list({ status })).toEqual({ records: [], meta: { total: 0, current_page: 1, per_page: 20 } });
    expect((await list({ status: 'active' })).meta.total).toBeGreaterThan(0);
  });

  test.each([
    [{ type: 'organization' }, 'company_name'],
    [{ company_name: 'x' }, 'type'],
    [{ company_name: 'x', type: 'club' }, 'type'],
    [{ company_name: 'x', type: 'person', currency: 'XYZ' }, 'currency'],
    [{ company_name: 'x', type: 'person', group_ids: '1,two' }, 'group_ids'],
    [{ company_name: 'x', type: 'person', status: 'inactive' }, 'status'],
    [{ company_name: 'x', type: 'person', labels: ['a', 'a'] }, 'labels'],
    [{ company_name: 'x', type: 'person', custom_fields: { field_9: 'v' } }, 'custom_fields.field_9'],
    [{ company_name: 'x', type: 'person', zip: '1'.repeat(41) }, 'zip'],
    [{ company_name: 'x', type: 'person', country_code: 'Germany' }, 'country_code'],
    [{ company_name: 'x', type: 'person', country_code: 'DE', vat_number: 'DE123' }, 'vat_number'],
    [{ company_name: 'x', type: 'person', language: 'German' }, 'language'],
    [{ company_name: 'x', type: 'person', due_days: 4000 }, 'due_days'],
    [{ company_name: 'x', type: 'person', tax_exempt: true }, 'tax_exemption_reason'],
    [{ company_name: 'x', type: 'person', reverse_charge: true }, 'vat_number'],
  ])('cannot be created from %j: %s is named', async (client, field) => {
    const violations = [expect.objectContaining({ field: expect.stringContaining(field) })];
    await expect(create(client)).rejects.toMatchObject({ code: 'validation_failed', violations });
  });

  test.each([
    ['EUR', '€'],
    ['GBP', '£'],
    ['USD', '$'],
    ['JPY', '¥'],
    ['CHF', 'CHF'],
    ['', ''],
  ])('billed in "%s" has the symbol "%s"', async (currency, symbol) => {
    const { id } = await create({ company_name: 'Money', type: 'person', currency });
    expect((await show(id)).message.record['currency_symbol']).toBe(symbol);
  });

  test('keep the settings of their documents, and publish those that invoices follow', async () => {
    const settings = {
      country_code: 'AT',
      vat_number: 'ATU12345675',
      language: 'de-AT',
      due_days: 0,
      reverse_charge: true,
    };
    const { id } = await create({ ...alfreds, ...settings });
    expect((await show(id)).message.record).toMatchObject({ ...settings, tax_exempt: false });
    const row = await crm.running.kit.db.collection('outbox').findOne({ record: `client.${id}` });
    const event = loadEventCatalogue().decode('bms.crm.ClientEvent', row?.['data'].value());
    expect(event).toMatchObject({ due_days: 0, tax_exempt: false, reverse_charge: true });
    await expect(change(id, { vat_number: '' })).rejects.toMatchObject({ code: 'validation_failed' });
    await change(id, { vat_number: '', reverse_charge: false });
  });

  test.each([
    [{ country: 'Germany' }, 'DE'],
    [{ country: 'deutschland' }, 'DE'],
    [{ country: 'Germany', country_code: '' }, 'DE'],
    [{ country: 'Germany', country_code: 'AT' }, 'AT'],
    [{ country: 'Somewhere' }, ''],
    [{ country: 'Germany', vat_number: '12/345' }, ''],
    [{ country: 'Germany', vat_number: 'DE123456789' }, 'DE'],
  ])('from %j have the country code "%s"', async (fields, code) => {
    const { id } = await create({ ...alfreds, vat_number: '', ...fields });
    expect((await show(id)).message.record).toMatchObject({ ...fields, country_code: code });
  });

  test('have the country code of a new country, unless another is sent with it', async () => {
    const { id } = await create({ ...alfreds, vat_number: '', country: 'Germany' });
    const codeAfter = async (fields: object) => {
      await change(id, fields);
      return (await show(id)).message.record['country_code'];
    };
    expect(await codeAfter({ country: 'France' })).toBe('FR');
    expect(await codeAfter({ city: 'Paris' })).toBe('FR');
    expect(await codeAfter({ country: 'Atlantis' })).toBe('');
    expect(await codeAfter({ country_code: 'GR' })).toBe('GR');
    expect(await codeAfter({ city: 'Athens' })).toBe('GR');
    expect(await codeAfter({ country: 'Japan', country_code: 'US' })).toBe('US');
  });

  test('keep the data of their electronic invoices', async () => {
    const data = {
      buyer_reference: '04011000-1234512345-06',
      purchase_order: 'PO-1',
      contract_reference: 'C-1',
      cash_discounts: [{ days: 14, percent: '2' }],
      electronic_address: { scheme: '0204', id: '04011000-1234512345-06' },
    };
    const { id } = await create({ ...alfreds, ...data });
    expect((await show(id)).message.record).toMatchObject(data);
    for (const [wrong, field] of [
      [{ buyer_reference: '04011000-1234512345-07' }, 'buyer_reference'],
      [{ electronic_address: { scheme: '9999', id: '1' } }, 'electronic_address.scheme'],
      [{ electronic_address: { scheme: '0204', id: 'a b' } }, 'electronic_address.id'],
      [{ cash_discounts: [{ days: 14, percent: '0' }] }, 'cash_discounts[0].percent'],
    ] as const)
      await expect(change(id, wrong)).rejects.toMatchObject({ violations: [expect.objectContaining({ field })] });
  });

  test('can be changed, made inactive, deleted and brought back', async () => {
    const { id } = await create(alfreds);
    expect((await change(id, { company_name: 'Neu', status: 'inactive', currency: 'USD' })).etag).toBe(2);
    const { record } = (await show(id)).message;
    expect(record).toMatchObject({ company_name: 'Neu', status: 'inactive', currency_symbol: '$', city: 'Berlin' });
    await crm.call('Clients/Delete', { id });
    await expect(show(id)).rejects.toMatchObject({ code: 'not_found' });
    await crm.call('Clients/Restore', { id });
    expect((await show(id)).message.record).toEqual({ ...record, updated_at: expect.any(String) });

    const events = ['created', 'updated', 'deleted', 'restored'].map((event) => `bms.crm.client.${event}.${id}`);
    expect(await subjectsOf(id)).toEqual(events);
  });

  test('mark the event of an update that changes no field of it, for projections', async () => {
    const { id } = await create(alfreds);
    await change(id, { address: 'Neue Str. 1' });
    await change(id, { company_name: 'Neu', address: 'Neue Str. 2' });
    await change(id, { labels: ['new'] });
    const events = [`created.${id}`, `updated.${id}.unchanged`, `updated.${id}`, `updated.${id}.unchanged`];
    expect(await subjectsOf(id)).toEqual(events.map((event) => `bms.crm.client.${event}`));
  });

  test('cannot get custom fields that are not there', async () => {
    const { id } = await create(alfreds);
    await expect(change(id, { custom_fields: { field_9: 'v' } }, ['custom_fields.field_9'])).rejects.toMatchObject({
      violations: [{ field: 'custom_fields.field_9', code: 'unknown_field' }],
    });
  });
});

describe('the status of a client', () => {
  test.each([
    [[], ['inactive']],
    [['inactive'], ['active']],
  ])('after %j may become %j', (path, legal) =>
    expectMoves(
      {
        statuses: ['active', 'inactive'],
        move: (id, status) => change(id, { status }),
        after: async (...statuses) => {
          const { id } = await create(alfreds);
          for (const status of statuses) await change(id, { status });
          return { id, status: statuses.at(-1) ?? 'active' };
        },
        statusOf: async (id) => String((await show(id)).message.record['status']),
      },
      path,
      legal,
    ),
  );
});
