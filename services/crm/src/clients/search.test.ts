import { eventually, portalUser, type RpcOptions, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startSales, type TestedSales } from '../../test/sales.ts';

interface Listed {
  records: { id: number }[];
}

let sales: TestedSales;
beforeAll(async () => {
  sales = await startSales();
});
afterAll(() => sales?.stop());

const findIn = async (resource: string, search: string, options?: RpcOptions) =>
  (await sales.call<Listed>(`${resource}/List`, { list: { search } }, options)).message.records.map(({ id }) => id);
const find = (search: string, options?: RpcOptions) => findIn('Clients', search, options);
/** Returns the searches by which the client is not found. */
async function misses(id: number, searches: readonly string[], options?: RpcOptions): Promise<string[]> {
  const found = await Promise.all(searches.map(async (search) => (await find(search, options)).includes(id)));
  return searches.filter((_, index) => !found[index]);
}
const defineField = async (related_to: string, more: object = {}) => {
  const custom_field = { title: 'Region', related_to, field_type: 'text', ...more };
  return (await sales.call<{ record: { key: string } }>('CustomFields/Create', { custom_field })).message.record.key;
};
const addContact = async (client_id: number, name: string) =>
  (await sales.call<{ record: { id: number } }>('Contacts/Create', { client_id, contact: { name } })).message.record.id;
const renameContact = (client_id: number, id: number, name: string) =>
  sales.call('Contacts/Update', { client_id, id, contact: { name }, update_mask: { paths: ['name'] } });

const address = {
  company_name: "Coca-Cola O'Brien",
  email: 'info@brause-werk.example',
  city: 'Güstrow-Süd',
  zip: '18273',
  country_code: 'DE',
  vat_number: 'DE136695976',
  website: 'https://www.brause-werk.example/kontakt/',
  phone: '(030) 901-820 55',
};

describe('a list of clients', () => {
  test('finds a client by its name, address, VAT number and website in other spellings', async () => {
    const id = await sales.newClient(address);
    const searches = ['coca cola', 'cocacola', 'COCA–COLA', 'obrien', 'O’Brien', 'o brien', 'gustrow sud', '18273'];
    const others = [
      'DE 136695976',
      '136695976',
      'brausewerk',
      'www.brause-werk.example',
      'https://brause-werk.example',
    ];
    expect(await misses(id, [...searches, ...others, 'brause-werk.example/kontakt'])).toEqual([]);
  });

  test.each(['(030) 901-820 55', '+49 30 90182055', '004930 90182055', '03090182055'])(
    'finds the phone number %s by every other spelling',
    async (phone) => {
      const id = await sales.newClient({ phone, country_code: 'DE' });
      const searches = ['(030) 901-820 55', '+49 30 90182055', '004930 90182055', '03090182055', '030/901'];
      expect(await misses(id, searches)).toEqual([]);
      const unknown = await sales.newClient({ phone });
      expect(await misses(unknown, searches)).toEqual([]);
    },
  );

  test('finds a client by its labels and custom fields, until they change', async () => {
    const key = await defineField('clients');
    const id = await sales.newClient({ labels: ['Key Account'], custom_fields: { [key]: 'Uckermark' } });
    expect(await misses(id, ['key account', 'keyaccount', 'uckerm'])).toEqual([]);
    const client = { labels: ['dormant'], custom_fields: { [key]: 'Prignitz' } };
    await sales.call('Clients/Update', { id, client, update_mask: { paths: ['labels', `custom_fields.${key}`] } });
    expect(await misses(id, ['key account', 'uckermark', 'dormant', 'prignitz'])).toEqual(['key account', 'uckermark']);
  });

  test('finds a client by the names of its contacts as they change', async () => {
    const client = await sales.newClient();
    const other = await sales.newClient();
    const maria = await addContact(client, 'Maria Anders-Quitzow');
    await addContact(client, 'Thomas Rathenow');
    expect(await misses(client, ['anders quitzow', 'rathenow'])).toEqual([]);
    expect(await find('quitzow')).not.toContain(other);
    await renameContact(client, maria, 'Maria Perleberg');
    expect(await misses(client, ['quitzow', 'perleberg', 'rathenow'])).toEqual(['quitzow']);
    await sales.call('Contacts/Delete', { client_id: client, id: maria });
    expect(await misses(client, ['perleberg', 'rathenow'])).toEqual(['perleberg']);
    await sales.call('Contacts/Restore', { id: maria });
    expect(await misses(client, ['perleberg', 'rathenow'])).toEqual([]);
    const company_name = 'Renamed';
    await sales.call('Clients/Update', {
      id: client,
      client: { company_name },
      update_mask: { paths: ['company_name'] },
    });
    expect(await misses(client, ['renamed perleberg', 'rathenow'])).toEqual([]);
  });

  test('finds a restored client by the contacts that were restored with it', async () => {
    const client = await sales.newClient();
    await addContact(client, 'Wilhelmine Lychen');
    await sales.call('Clients/Delete', { id: client });
    expect(await find('lychen')).toEqual([]);
    const contacts = () => sales.running.kit.db.collection('contacts').countDocuments({ client_id: client });
    await eventually(contacts, (count) => count === 0);
    await sales.call('Clients/Restore', { id: client });
    await eventually(contacts, (count) => count === 1);
    expect(await find('lychen')).toEqual([client]);
  });

  test('keeps the names of contacts that are created at the same time', async () => {
    const client = await sales.newClient();
    const names = Array.from({ length: 8 }, (_, index) => `Zehdenick${'abcdefgh'[index]}`);
    await Promise.all(names.map((name) => addContact(client, name)));
    expect(await misses(client, names)).toEqual([]);
  });

  test('tells portal users nothing of labels, contacts and custom fields', async () => {
    const key = await defineField('clients', { show_in_portal: false });
    const id = await sales.newClient({
      company_name: 'Templin',
      labels: ['slowpayer'],
      custom_fields: { [key]: 'Boitzenburg' },
    });
    await addContact(id, 'Gerswalde');
    const searches = ['templin', 'slowpayer', 'boitzenburg', 'gerswalde', 'sl', 'Sslowpayer'];
    expect(await misses(id, searches, { caller: portalUser(id) })).toEqual(searches.slice(1));
    expect(await misses(id, searches.slice(0, 5), { caller: staff(1, { 'clients.view': 'own' }) })).toEqual([]);
    expect(await misses(id, ['slowpayer', 'gerswalde'], { caller: staff(7, { 'clients.view': 'own' }) })).toHaveLength(
      2,
    );
  });
});

test('orders, estimates and leads are found by their number, phone and custom fields', async () => {
  const client_id = await sales.newClient();
  const items = [{ title: 'Chai', quantity: '1', rate: '18' }];
  for (const [resource, related_to] of [
    ['Orders', 'orders'],
    ['Estimates', 'estimates'],
  ] as const) {
    const key = await defineField(related_to);
    const record = await sales.create(resource, { client_id, items, custom_fields: { [key]: 'Havelberg' } });
    const number = String(record[resource === 'Orders' ? 'order_number' : 'estimate_number']);
    expect(await findIn(resource, 'havelberg')).toEqual([record.id]);
    expect(await findIn(resource, number.replaceAll('-', ' '))).toContain(record.id);
  }
  const lead = { company_name: 'x', phone: '0171/1234567', city: 'Angermünde', zip: '16278', website: 'wolle.example' };
  const { id } = (await sales.call<{ record: { id: number } }>('Leads/Create', { lead })).message.record;
  for (const search of ['+49 171 1234567', 'angermunde', '16278', 'wolle.example'])
    expect(await findIn('Leads', search)).toContain(id);
});

test('clients stored without the names of their contacts get them after an upgrade', async () => {
  const { db } = sales.running.kit;
  const client = await sales.newClient();
  await addContact(client, 'Ottilie Joachimsthal');
  const asBefore = { $set: { search: [' x', 'futter'], version: 2 }, $unset: { contact_names: 1 as const } };
  await db.collection<{ _id: number }>('clients').updateOne({ _id: client }, asBefore);
  expect(await find('joachimsthal')).toEqual([]);
  const name = /^search tokens .*Clients$/;
  await db.collection<{ _id: string }>('search_refreshes').deleteMany({ _id: name });
  await db.collection<{ _id: string }>('scheduler_jobs').updateMany({ _id: name }, { $set: { dueAt: new Date(0) } });
  await eventually(
    () => find('joachimsthal'),
    (ids) => ids.includes(client),
  );
});
