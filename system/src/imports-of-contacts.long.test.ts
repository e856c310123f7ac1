import { type Http, hire, openSystem, type SharedSystem, signIn } from '@bms/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { errorsOf, importFile, sendImport, undoImport } from './import-client.ts';

let shared: SharedSystem;
let url: string;
let admin: Http;

beforeAll(async () => {
  shared = await openSystem();
  url = shared.system.gateways[0]!.url;
  admin = await signIn(url, shared.system.admin.email, shared.system.admin.password);
});

const contacts = { module: 'contacts' };

async function newClient(company_name: string, more: object = {}, http = admin): Promise<number> {
  const { body } = await http.send('POST', '/api/clients', { company_name, type: 'organization', ...more });
  return (body as { record: { id: number } }).record.id;
}

interface Contact {
  readonly id: number;
  readonly name: string;
  readonly [name: string]: unknown;
}

async function contactsOf(clientId: number, http = admin): Promise<readonly Contact[]> {
  const { body } = await http.send('GET', `/api/clients/${clientId}/contacts?fields=*&sort=id`);
  return (body as { records: Contact[] }).records;
}

const namesOf = async (clientId: number): Promise<string[]> => (await contactsOf(clientId)).map(({ name }) => name);

async function clientCount(): Promise<number> {
  return ((await admin.send('GET', '/api/clients?limit=1')).body as { meta: { total: number } }).meta.total;
}

async function faultsOf(id: number): Promise<string[]> {
  return (await errorsOf(admin, id)).map(({ line, column, code }) => `${line} ${column} ${code}`);
}

async function problemOf(csv: string, fields: object): Promise<unknown[]> {
  const { status, body } = await sendImport(admin, csv, { ...contacts, ...fields });
  const { errors = [] } = body as { errors?: { field: string; code: string }[] };
  return [status, ...errors.map(({ field, code }) => `${field} ${code}`)];
}

describe('An import of contacts', () => {
  test('finds their clients by exactly their names, creates none, and its undo deletes the contacts alone', async () => {
    const oez = await newClient('Bäckerei Öz');
    const similar = await newClient('Bäckerei Öz Nord');
    for (const city of ['Ulm', 'Bonn']) await newClient('Doppel GmbH', { city });
    const count = await clientCount();
    const csv = [
      'Firma;Vorname;Nachname;E-Mail;Funktion',
      'Bäckerei Öz;Ayşe;Öz;ayse@example.com;Inhaberin',
      'BACKEREI  OZ;Can;;can@example.com;',
      'Bäckerei;Eva;Ey;;',
      'Doppel GmbH;Udo;Um;;',
      ';Ida;Ix;;',
      'Bäckerei Öz;;;nobody@example.com;',
      '',
    ].join('\r\n');
    const tried = await importFile(admin, csv, { ...contacts, dry_run: true });
    expect(tried).toMatchObject({ status: 'done', created: 2, failed: 4 });
    expect(await contactsOf(oez)).toEqual([]);
    const done = await importFile(admin, csv, contacts);
    expect(done).toMatchObject({ status: 'done', rows: 6, created: 2, failed: 4 });
    expect(done.mapping).toEqual({
      Firma: 'client.company_name',
      Vorname: 'first_name',
      Nachname: 'last_name',
      'E-Mail': 'email',
      Funktion: 'position',
    });
    expect(await faultsOf(done.id)).toEqual([
      '4 Firma not_found',
      '5 Firma ambiguous',
      '6 Firma required',
      '7  required',
    ]);
    expect(await contactsOf(oez)).toMatchObject([
      { name: 'Ayşe Öz', email: 'ayse@example.com', position: 'Inhaberin', client_id: oez },
      { name: 'Can', email: 'can@example.com' },
    ]);
    expect([await namesOf(similar), await clientCount()]).toEqual([[], count]);
    expect(await undoImport(admin, done.id)).toMatchObject({ status: 'undone', reverted: 2, left: 0 });
    expect([await namesOf(oez), await clientCount()]).toEqual([[], count]);
  });

  test('finds a client among many whose names begin like its own', async () => {
    const plain = await newClient('Hafen');
    const items = Array.from({ length: 80 }, (_nothing, n) => ({
      action: 'create',
      record: { company_name: `Hafen ${n}`, type: 'organization' },
    }));
    expect((await admin.send('POST', '/api/clients/bulk', { items })).status).toBe(200);
    const done = await importFile(admin, 'Name,Company\nHanna,Hafen\nHugo,Hafen 7\nHeinz,Haf\n', contacts);
    expect(done).toMatchObject({ created: 2, failed: 1 });
    expect([await namesOf(plain), await faultsOf(done.id)]).toEqual([['Hanna'], ['4 Company ambiguous']]);
  });

  test('of HubSpot belongs to the companies of its export by their ids, and again it updates them', async () => {
    const companies = 'Record ID,Company name,Company owner\n901,Folies,Ann\n902,Folies,Ben\n';
    expect(await importFile(admin, companies)).toMatchObject({ created: 2, preset: 'hubspot_companies' });
    const people = (phone: string) =>
      `Record ID,First Name,Last Name,Email,Phone Number,Associated Company IDs\n1,Maria,Anders,maria@example.com,${phone},902\n2,Ana,Trujillo,,${phone},901\n3,Yoshi,Latimer,,${phone},999\n`;
    const fields = { ...contacts, match_by: 'external_ids.hubspot' };
    const first = await importFile(admin, people('1'), fields);
    expect(first).toMatchObject({ preset: 'hubspot_contacts_of_companies', created: 2, updated: 0, failed: 1 });
    const second = await importFile(admin, people('2'), fields);
    expect(second).toMatchObject({ created: 0, updated: 2, failed: 1 });
    const { body } = await admin.send('GET', '/api/clients?external_id%5Bhubspot%5D=902');
    const folies = (body as { records: { id: number }[] }).records[0]!.id;
    const maria = { name: 'Maria Anders', external_ids: { hubspot: '1' } };
    expect(await contactsOf(folies)).toMatchObject([{ ...maria, phone: '2' }]);
    expect(await undoImport(admin, second.id)).toMatchObject({ reverted: 2, left: 0 });
    expect(await contactsOf(folies)).toMatchObject([{ ...maria, phone: '1' }]);
  });

  test('finds only clients that its user may see', async () => {
    const grants = ['view', 'create', 'update'].map((action) => ({ module: 'clients', action, scope: 'own' }));
    const { http: member } = await hire(url, admin, shared.inbox, 'contacter', grants);
    await newClient('Hidden');
    const own = await newClient('Own', {}, member);
    const csv = 'Name,Company\nA,Own\nB,Hidden\nC,Nowhere\n';
    const done = await importFile(member, csv, contacts);
    expect(done).toMatchObject({ created: 1, failed: 2 });
    const messages = (await errorsOf(admin, done.id)).map(({ message }) => message.replace(/Hidden|Nowhere/, 'X'));
    expect(new Set(messages).size).toBe(1);
    expect(await namesOf(own)).toEqual(['A']);
  });

  test('whose client was deleted since leaves its contacts, and says so', async () => {
    const id = await newClient('Soon gone');
    const done = await importFile(admin, 'Name,Company\nA,Soon gone\n', contacts);
    expect(done).toMatchObject({ created: 1 });
    await admin.send('DELETE', `/api/clients/${id}`);
    expect(await undoImport(admin, done.id)).toMatchObject({ status: 'undone', reverted: 0, left: 1 });
    expect(await faultsOf(done.id)).toEqual(['2  not_found']);
  });

  test('can be of one client, and notes as well', async () => {
    const client_id = await newClient('All of them');
    const rows = Array.from({ length: 100 }, (_nothing, n) => `Person ${n}`).join('\n');
    const done = await importFile(admin, `Name\n${rows}\n`, { ...contacts, defaults: { client_id } });
    expect(done).toMatchObject({ rows: 100, created: 100, failed: 0 });
    const notes = await importFile(admin, `Client ID,text\n${client_id},Called about the offer\n`, {
      module: 'notes',
      mapping: { 'Client ID': 'client_id' },
    });
    expect(notes).toMatchObject({ created: 1, failed: 0 });
    expect((await admin.send('GET', `/api/clients/${client_id}/notes`)).body).toMatchObject({
      records: [{ text: 'Called about the offer' }],
    });
  });

  test('needs to know, once, which client its rows belong to', async () => {
    const csv = 'Name,Company\nA,B\n';
    expect(await problemOf(csv, { mapping: { Company: null } })).toEqual([422, 'mapping required']);
    const tried = await importFile(admin, csv, { ...contacts, mapping: { Company: null }, dry_run: true });
    expect([tried.failed, await faultsOf(tried.id)]).toEqual([1, ['2  required']]);
    const both = { mapping: { Company: 'client.company_name' }, defaults: { client_id: 1 } };
    expect(await problemOf(csv, both)).toEqual([422, 'defaults.client_id excluded']);
    expect(await problemOf(csv, { mapping: { Company: null }, defaults: { client_id: 'x' } })).toEqual([
      422,
      'defaults.client_id wrong_type',
    ]);
    expect(await problemOf(csv, { mapping: { Company: 'client.city' } })).toEqual([
      422,
      'mapping.Company not_allowed',
      'mapping required',
    ]);
    const unclear = await importFile(admin, 'Name,Client ID\nA,seven\n', {
      ...contacts,
      mapping: { 'Client ID': 'client_id' },
    });
    expect(unclear).toMatchObject({ created: 0, failed: 1 });
    expect(await faultsOf(unclear.id)).toEqual(['2 Client ID wrong_type']);
  });
});
