import type { StartedProcess } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { clientCalls } from '../../test/clients.ts';
import { startCrm, startIdentity, type TestedCrm, testSecrets } from '../../test/harness.ts';

let identity: StartedProcess;
let crm: TestedCrm;
beforeAll(async () => {
  const secrets = testSecrets();
  identity = await startIdentity(secrets);
  crm = await startCrm(`identity=${identity.target}`, secrets);
});
afterAll(async () => {
  await crm?.stop();
  await identity?.stop();
});

const { create, list } = clientCalls(() => crm);

describe('the list of clients', () => {
  const nordic = {
    company_name: 'Folk och fä HB',
    type: 'organization',
    city: 'Bräcke',
    country: 'Sweden',
    phone: '0695-34 67 21',
  };

  test('is searched by name and phone, ignoring case and accents', async () => {
    const { id } = await create(nordic);
    for (const search of ['folk och', 'FÄ', 'fa', '0695', '34 67', 'lk'])
      expect([search, (await list({}, { search })).records.some((record) => record.id === id)]).toEqual([
        search,
        search !== 'lk',
      ]);
  });

  test.each([
    [{ country: 'Sweden' }],
    [{ group_id: 7 }],
    [{ owner_id: 1, country: 'Sweden' }],
    [{ label: 'a b', type: 'organization' }],
    [{ status: 'active', group_id: 7 }],
  ])('is filtered by %j', async (filters) => {
    const { id } = await create({ ...nordic, group_ids: '7', labels: ['a b'] });
    expect((await list(filters)).records[0]?.id).toBe(id);
  });

  test('is filtered by email, phone and VAT number however they are written, and by the whole of them', async () => {
    const known = { email: 'Post@Nordic.example', phone: '+46 8 123 456 78', vat_number: 'SE 5566-7788.9901' };
    const { id } = await create({ ...nordic, ...known });
    await create({
      ...nordic,
      email: 'post@nordic.example.com',
      phone: '+46 8 999 456 78',
      vat_number: 'SE55667788990123',
    });
    const found = async (filters: object) => (await list(filters)).records.map((record) => record.id);
    for (const email of ['post@nordic.example', 'POST@NORDIC.EXAMPLE']) expect(await found({ email })).toEqual([id]);
    for (const phone of ['+46812345678', '+46 (0)8-123 456 78', '08-123 456 78'])
      expect(await found({ phone })).toEqual([id]);
    for (const vat_number of ['SE556677889901', 'se 5566 7788 9901']) expect(await found({ vat_number })).toEqual([id]);
    for (const nobody of [
      { email: 'ost@nordic.example' },
      { vat_number: 'SE5566' },
      { vat_number: '.*' },
      { phone: ' ' },
    ])
      expect(await found(nobody)).toEqual([]);
  });

  test.each(['id', '-id', 'created_at', '-created_date', 'company_name', '-city', 'country'])(
    'is sorted by %s',
    async (sort) => {
      const { records } = await list({}, { sort, limit: 100 });
      const field = sort.replace('-', '');
      const values = records.map((record) => record[field] ?? record['created_date']);
      const compare = (a: unknown, b: unknown) =>
        typeof a === 'number' ? a - Number(b) : String(a).localeCompare(String(b), 'en', { sensitivity: 'base' });
      const sorted = [...values].sort(compare);
      expect(values).toEqual(sort.startsWith('-') ? sorted.reverse() : sorted);
    },
  );

  test('reads every order, filter and search by index', async () => {
    const { collection } = crm.running.kit.db.model('clients');
    const indexed = (await collection.indexes()).map(({ key }) => Object.keys(key)[0]);
    const filters = [
      'created_at',
      'updated_at',
      'status',
      'owner_id',
      'created_by',
      'type',
      'country',
      'labels',
      'group_ids',
    ];
    const sorts = ['company_name', 'city', 'country'].map((name) => `sort_keys.${name}`);
    expect(new Set(indexed)).toEqual(new Set(['_id', ...filters, 'search', 'external_keys', ...sorts]));
  });
});
