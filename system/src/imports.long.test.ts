import { type Http, hire, inviteToPortal, openSystem, type SharedSystem, signIn } from '@bms/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { ended, errorsOf, importFile, readImport, sendImport, startImport, undoImport } from './import-client.ts';

let shared: SharedSystem;
let url: string;
let admin: Http;

beforeAll(async () => {
  shared = await openSystem();
  url = shared.system.gateways[0]!.url;
  admin = await signIn(url, shared.system.admin.email, shared.system.admin.password);
});

const organization = { defaults: { type: 'organization' } };

interface Client {
  readonly id: number;
  readonly company_name: string;
  readonly city: string;
  readonly [name: string]: unknown;
}

async function clientsNamed(search: string, http = admin): Promise<Client[]> {
  const { body } = await http.send('GET', `/api/clients?fields=*&limit=100&search=${encodeURIComponent(search)}`);
  return (body as { records: Client[] }).records;
}

async function problemOf(sent: Promise<{ status: number; body: unknown }>): Promise<unknown[]> {
  const { status, body } = await sent;
  const { code, errors = [] } = body as { code: string; errors?: { field: string; code: string }[] };
  return [status, code, ...errors.map((error) => `${error.field} ${error.code}`)];
}

describe('An import', () => {
  test('of a German file recognises its columns, encoding and delimiter, and creates its clients', async () => {
    const csv =
      'Firma;PLZ;Ort;Land;Telefon;E-Mail;Schlagworte\r\nBäckerei Öz;01067;Dresden;Germany;+49 351 1;oez@example.com;Brot, Kuchen\r\n';
    const done = await importFile(admin, Buffer.from(csv, 'latin1'), organization);
    expect(done).toMatchObject({
      status: 'done',
      rows: 1,
      created: 1,
      failed: 0,
      encoding: 'windows-1252',
      delimiter: 'semicolon',
    });
    expect(done.mapping).toEqual({
      Firma: 'company_name',
      PLZ: 'zip',
      Ort: 'city',
      Land: 'country',
      Telefon: 'phone',
      'E-Mail': 'email',
      Schlagworte: 'labels',
    });
    expect(await clientsNamed('Bäckerei Öz')).toMatchObject([
      { zip: '01067', city: 'Dresden', email: 'oez@example.com', labels: ['Brot', 'Kuchen'] },
    ]);
  });

  test('with dry_run names every bad row, stores nothing, and its file of corrections can be imported', async () => {
    const csv =
      'Company,Type,Email\nDry One,organization,one@example.com\nDry Two,firm,two@example.com\n,person,x\nDry Four,person,four@example.com,5\n';
    const tried = await importFile(admin, csv, { dry_run: true });
    expect(tried).toMatchObject({ status: 'done', rows: 4, created: 1, failed: 3 });
    const errors = await errorsOf(admin, tried.id);
    expect(errors.map(({ line, column, code }) => `${line} ${column} ${code}`)).toEqual([
      '3 Type not_allowed',
      '4 Company required',
      '4 Email invalid_format',
      '5  too_many',
    ]);
    expect(await clientsNamed('Dry')).toEqual([]);
    const file = await fetch(`${url}/api/imports/${tried.id}/corrections`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const lines = (await file.text()).replace('\ufeff', '').split('\r\n');
    expect(lines[0]).toBe('Company,Type,Email,import_errors');
    expect(lines[1]).toMatch(/^Dry Two,firm,two@example\.com,"type /);
    const corrected = lines.slice(0, 2).join('\n').replace('firm', 'person');
    const done = await importFile(admin, corrected);
    expect(done).toMatchObject({ status: 'done', created: 1, failed: 0, unmapped: [] });
  });

  test('matches clients by email, changes only the cells that are filled, and its undo restores them unless they were changed since', async () => {
    await importFile(
      admin,
      'company_name,type,email,city\nMatch A,person,a@match.example,Rome\nMatch B,person,b@match.example,Oslo\n',
    );
    const csv =
      'company_name,email,city,type\nMatch A2,a@match.example,,person\nMatch B2,b@match.example,Bergen,person\nMatch C,c@match.example,Pisa,person\n';
    const done = await importFile(admin, csv, { match_by: 'email' });
    expect(done).toMatchObject({ status: 'done', created: 1, updated: 2, failed: 0 });
    const [c, b, a] = await clientsNamed('Match');
    expect([a, b, c]).toMatchObject([
      { company_name: 'Match A2', city: 'Rome' },
      { company_name: 'Match B2', city: 'Bergen' },
      { company_name: 'Match C', city: 'Pisa' },
    ]);
    await admin.send('PATCH', `/api/clients/${b!.id}`, { city: 'Molde' });
    const undone = await undoImport(admin, done.id);
    expect(undone).toMatchObject({ status: 'undone', reverted: 2, left: 1 });
    expect(await errorsOf(admin, done.id)).toMatchObject([{ line: 3, code: 'changed', record_id: b!.id }]);
    const after = await clientsNamed('Match');
    expect(after.map(({ company_name, city }) => `${company_name} ${city}`).sort()).toEqual([
      'Match A Rome',
      'Match B2 Molde',
    ]);
  });

  test('by external id creates and then updates, and its undo removes ids that it added', async () => {
    const csv = (city: string) => `Name,Number,Type,City\nExt One,1,person,${city}\nExt Two,2,person,${city}\n`;
    const fields = { mapping: { Number: 'external_ids.datev' }, match_by: 'external_ids.datev' };
    expect(await importFile(admin, csv('Ulm'), fields)).toMatchObject({ created: 2, updated: 0 });
    const second = await importFile(admin, csv('Bonn'), fields);
    expect(second).toMatchObject({ created: 0, updated: 2, failed: 0 });
    await undoImport(admin, second.id);
    expect(await clientsNamed('Ext')).toMatchObject([
      { city: 'Ulm', external_ids: { datev: '2' } },
      { city: 'Ulm', external_ids: { datev: '1' } },
    ]);
  });

  test('of an export by id changes nothing', async () => {
    const awkward = {
      company_name: '=1+1',
      type: 'person',
      phone: '+49 30 1',
      address: 'A, "B"\nC;-D',
      labels: ['x', 'y'],
      zip: '007',
    };
    const { body } = await admin.send('POST', '/api/clients', awkward);
    const { id } = (body as { record: Client }).record;
    const before = (await clientsNamed('=1+1'))[0];
    const exported = await fetch(
      `${url}/api/clients?format=csv&ids=${id}&fields=id,company_name,type,phone,address,labels,zip,status,external_ids`,
      {
        headers: { authorization: `Bearer ${admin.token}` },
      },
    );
    const done = await importFile(admin, await exported.text(), { match_by: 'id' });
    expect([done, await errorsOf(admin, done.id)]).toMatchObject([
      { status: 'done', updated: 1, created: 0, failed: 0 },
      [],
    ]);
    expect((await clientsNamed('=1+1'))[0]).toEqual(before);
  });

  test('reads decimal commas and days of leads and items as amounts of their currency', async () => {
    const csv = 'Bezeichnung;Einzelpreis\nImport Tee;1.234,50 €\nImport Kaffee;-\nImport Salz;0,5\n';
    const done = await importFile(admin, csv, { module: 'items' });
    expect(done).toMatchObject({ created: 2, failed: 1, decimal: 'comma' });
    expect(await errorsOf(admin, done.id)).toMatchObject([{ line: 3, column: 'Einzelpreis', code: 'wrong_type' }]);
    const { body } = await admin.send('GET', '/api/items?search=Import&sort=title');
    expect((body as { records: unknown[] }).records).toMatchObject([
      { title: 'Import Salz', rate: 50 },
      { title: 'Import Tee', rate: 123450 },
    ]);
  });

  test('that cannot be one is rejected with the field', async () => {
    const csv = 'Company,Type\nBad,person\n';
    const send = (file: string | Uint8Array<ArrayBuffer>, fields: object, name?: string) =>
      problemOf(sendImport(admin, file, { module: 'clients', ...fields }, name));
    expect(await send(csv, { module: 'nothing' })).toEqual([422, 'validation_failed', 'module not_allowed']);
    expect(await send(csv, { mapping: { Company: 'fax' } })).toEqual([
      422,
      'validation_failed',
      'mapping.Company not_allowed',
    ]);
    expect(await send(csv, { mapping: { Firma: 'company_name' } })).toEqual([
      422,
      'validation_failed',
      'mapping.Firma unknown_field',
    ]);
    expect(await send(csv, { mapping: '[' })).toEqual([422, 'validation_failed', 'mapping wrong_type']);
    expect(await send(csv, { defaults: { fax: '1' } })).toEqual([
      422,
      'validation_failed',
      'defaults.fax unknown_field',
    ]);
    expect(await send(csv, { match_by: 'email' })).toEqual([422, 'validation_failed', 'match_by required']);
    expect(await send(csv, { match_by: 'city' })).toEqual([422, 'validation_failed', 'match_by not_allowed']);
    expect(await send('', {})).toEqual([422, 'validation_failed', 'file required']);
    expect(await send(Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 0, 0]), {})).toEqual([
      422,
      'validation_failed',
      'file invalid_format',
    ]);
    expect(await send(Buffer.from('a\0\u0001\u0002b,c\n'), {})).toEqual([
      422,
      'validation_failed',
      'file invalid_format',
    ]);
    expect(await send('Foo,Bar\n1,2\n', {})).toEqual([422, 'validation_failed', 'mapping required']);
    expect((await importFile(admin, 'Company,Type\n', {})).reason).toBe('no_rows');
  });

  test('of the same file is a conflict until it is undone or repeat is sent', async () => {
    const csv = 'Company,Type\nSame file,person\n';
    const first = await importFile(admin, csv);
    expect(await problemOf(sendImport(admin, csv, { module: 'clients' }))).toEqual([409, 'conflict']);
    expect(await importFile(admin, csv, { dry_run: true })).toMatchObject({ status: 'done' });
    const again = await importFile(admin, csv, { repeat: true });
    expect(again).toMatchObject({ created: 1 });
    await undoImport(admin, again.id);
    await undoImport(admin, first.id);
    expect(await importFile(admin, csv)).toMatchObject({ created: 1 });
  });

  test('writes with the rights of its user, who alone sees it', async () => {
    const grants = ['view', 'create'].map((action) => ({ module: 'clients', action, scope: 'own' }));
    const { http: member } = await hire(url, admin, shared.inbox, 'importer', grants);
    const { http: other } = await hire(url, admin, shared.inbox, 'other', []);
    const csv = 'Company,Type\nRights,person\n';
    const done = await importFile(member, csv);
    expect(done).toMatchObject({ created: 1 });
    expect(await clientsNamed('Rights', member)).toHaveLength(1);
    expect((await other.send('GET', `/api/imports/${done.id}`)).status).toBe(404);
    expect(await problemOf(sendImport(other, csv, { module: 'clients' }))).toEqual([403, 'forbidden']);
    expect((await admin.send('GET', `/api/imports/${done.id}`)).status).toBe(200);
    const leads = await problemOf(sendImport(member, csv, { module: 'leads' }));
    expect(leads).toEqual([403, 'forbidden']);
  });

  test('stops when its user loses the permission or the account, and can be undone by an administrator', async () => {
    const grants = ['view', 'create'].map((action) => ({ module: 'clients', action, scope: 'all' }));
    const { http: member, id } = await hire(url, admin, shared.inbox, 'leaver', grants);
    const rows = Array.from({ length: 5000 }, (_nothing, n) => `Leaver ${n},person`).join('\n');
    const importId = await startImport(member, `Company,Type\n${rows}\n`);
    await admin.send('PATCH', `/api/team/${id}`, { status: 'inactive' });
    const failed = await ended(admin, importId);
    expect(failed).toMatchObject({ status: 'failed', reason: 'access_ended' });
    expect(failed.created).toBeLessThan(5000);
    const undone = await undoImport(admin, importId);
    expect(undone).toMatchObject({
      status: 'undone',
      reverted: failed.status ? (await readImport(admin, importId)).reverted : 0,
      left: 0,
    });
    expect(await clientsNamed('Leaver')).toEqual([]);
  });

  test('that is cancelled keeps what it has stored, exactly as it counts', async () => {
    const rows = Array.from({ length: 3000 }, (_nothing, n) => `Cancelled ${n},person`).join('\n');
    const id = await startImport(admin, `Company,Type\n${rows}\n`);
    const { status } = await admin.send('POST', `/api/imports/${id}/cancel`);
    expect(status).toBe(200);
    const over = await ended(admin, id);
    expect(over.status).toBe('cancelled');
    const { body } = await admin.send('GET', '/api/clients?search=Cancelled&limit=1');
    expect((body as { meta: { total: number } }).meta.total).toBe(over.created);
    expect(await problemOf(admin.send('POST', `/api/imports/${id}/cancel`))).toEqual([
      422,
      'validation_failed',
      'status illegal_move',
    ]);
  });

  test('is not available to portal users', async () => {
    const { body } = await admin.send('POST', '/api/clients', { company_name: 'Portal', type: 'person' });
    const { id } = (body as { record: Client }).record;
    const portal = await inviteToPortal(url, admin, shared.inbox, 'portal', id);
    expect(await problemOf(sendImport(portal.http, 'Company,Type\nX,person\n', { module: 'clients' }))).toEqual([
      403,
      'forbidden',
    ]);
  });
});
