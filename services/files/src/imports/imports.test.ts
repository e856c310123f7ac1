import type { Import } from '@bms/contracts/types/files';
import { eventually, staff } from '@bms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { FakeClients } from '../../test/fake-clients.ts';
import { type FakeGateway, fakeGateway } from '../../test/fake-gateway.ts';
import { formOf, portalUser, problemOf, startFiles, type TestedFiles, type Texts } from '../../test/harness.ts';

let files: TestedFiles;
let crm: FakeClients;
let gateway: FakeGateway;
/** True while the user has access. */
let hasAccess = true;

beforeAll(async () => {
  files = await startFiles();
});
beforeEach(() => {
  crm = new FakeClients();
  hasAccess = true;
  gateway = fakeGateway(files, (call) => (hasAccess ? crm.make(call) : undefined));
});
afterAll(() => files.stop());

const headers = { 'x-delegation': 'of the caller' };
const post = (csv: string | Uint8Array<ArrayBuffer>, texts: Texts = {}) =>
  files.fetch('/api/imports', {
    method: 'POST',
    headers,
    body: formOf(csv, 'clients.csv', { module: 'clients', ...texts }),
  });

const read = async (id: number): Promise<Import> =>
  (await files.call<{ record: Import }>('Imports/Get', { id })).message.record;
const errorsOf = async (id: number): Promise<object[]> =>
  (await files.call<{ records: object[] }>('Imports/Errors', { id })).message.records;

/** Starts an import and waits until its file is read. */
async function start(csv: string | Uint8Array<ArrayBuffer>, texts: Texts = {}): Promise<number> {
  const answer = await post(csv, texts);
  const body = (await answer.json()) as { record: Import };
  if (answer.status !== 202) throw new Error(`${answer.status}: ${JSON.stringify(body)}`);
  await eventually(async () => {
    const { rows, status } = await read(body.record.id);
    return rows > 0 || status === 'failed';
  });
  return body.record.id;
}

async function importAll(csv: string | Uint8Array<ArrayBuffer>, texts: Texts = {}): Promise<Import> {
  const id = await start(csv, texts);
  await gateway.run();
  return read(id);
}

const jobs = () => files.running.kit.db.collection<{ _id: number }>('imports');
/** Ends the leases of all jobs, as if the time of a killed gateway were over. */
const endLeases = () => jobs().updateMany({}, { $set: { leased_until: new Date(0) } });

let unique = 0;
/** Returns a file that no other test sends. */
const csvOf = (count: number): string => {
  unique += 1;
  const rows = Array.from({ length: count }, (_nothing, n) => `Client ${unique}-${n},person`);
  return `company_name,type\n${rows.join('\n')}\n`;
};

describe('An import', () => {
  test('creates the records of all rows, in chunks', async () => {
    expect(await importAll(csvOf(600))).toMatchObject({
      status: 'done',
      rows: 600,
      done: 600,
      created: 600,
      failed: 0,
    });
    expect([crm.records.size, crm.writes]).toEqual([600, 3]);
  });

  test('as a dry run counts what it would create and stores nothing', async () => {
    const done = await importAll('company_name,type\nA,person\nB,\n', { dry_run: 'true' });
    expect(done).toMatchObject({ status: 'done', created: 1, failed: 1 });
    expect([crm.records.size, crm.writes]).toEqual([0, 0]);
    const records = await errorsOf(done.id);
    expect(records).toMatchObject([{ line: 3, column: 'type', code: 'required', message: 'type is required.' }]);
  });

  test('whose gateway is killed after each write and before its answer makes every record once', async () => {
    const id = await start(csvOf(600));
    for (let round = 0; round < 30; round += 1) {
      const taken = await gateway.take();
      if (taken.id === '') break;
      await gateway.answer(taken);
      await endLeases();
      const again = await gateway.take();
      await gateway.take(await gateway.answer(again)).then(endLeases);
    }
    await gateway.run();
    expect(await read(id)).toMatchObject({ status: 'done', created: 600, done: 600 });
    expect(crm.records.size).toBe(600);
  });

  test('of contacts of many clients makes each once, although its gateway is killed after each write', async () => {
    const names = ['OZ', 'Oz Nord', 'Ab', 'Cd'];
    for (const [id, company_name] of names.entries()) crm.records.set(id + 1, { id: id + 1, version: 1, company_name });
    const rows = Array.from(
      { length: 600 },
      (_nothing, n) => `Person ${n},${n % 3 === 0 ? 'oz' : n % 3 === 1 ? 'ab' : 'xy'}`,
    );
    const id = await start(`Name,Company\n${rows.join('\n')}\n`, { module: 'contacts' });
    for (let round = 0; round < 40; round += 1) {
      const taken = await gateway.take();
      if (taken.id === '') break;
      await gateway.answer(taken);
      await endLeases();
      await gateway.take(await gateway.answer(await gateway.take())).then(endLeases);
    }
    await gateway.run();
    expect(await read(id)).toMatchObject({ status: 'done', created: 400, failed: 200, done: 600 });
    const made = [...crm.contacts].map(([client, people]) => [client, people.length, new Set(people).size]);
    expect(made.sort()).toEqual([
      [1, 200, 200],
      [3, 200, 200],
    ]);
    // Three chunks with two clients each.
    expect(crm.writes).toBe(6);
    expect((await errorsOf(id))[0]).toMatchObject({ line: 4, column: 'Company', code: 'not_found' });
  });

  test('ignores the answers of a gateway whose calls another one has made', async () => {
    const id = await start(csvOf(10));
    const slow = await gateway.take();
    await endLeases();
    await gateway.run();
    await gateway.take(await gateway.answer(slow));
    expect(await read(id)).toMatchObject({ status: 'done', created: 10, done: 10 });
  });

  test('waits while the service of its records is unavailable, and then goes on', async () => {
    const id = await start(csvOf(10));
    crm.failWith = 'unavailable';
    await gateway.run();
    expect(await read(id)).toMatchObject({ status: 'running', created: 0 });
    crm.failWith = '';
    await endLeases();
    await gateway.run();
    expect(await read(id)).toMatchObject({ status: 'done', created: 10 });
  });

  test('stops when its user has no access or permission any more', async () => {
    const first = await start(csvOf(300));
    await gateway.take(await gateway.answer(await gateway.take()));
    await endLeases();
    hasAccess = false;
    await gateway.run();
    expect(await read(first)).toMatchObject({ status: 'failed', reason: 'access_ended' });
    hasAccess = true;
    const second = await start(csvOf(10));
    crm.failWith = 'forbidden';
    await gateway.run();
    expect(await read(second)).toMatchObject({ status: 'failed', reason: 'forbidden' });
  });

  test('that is cancelled while rows are written counts these rows, and its undo deletes them', async () => {
    const id = await start(csvOf(600));
    let taken = await gateway.take();
    while (taken.calls[0]!.dry_run) taken = await gateway.take(await gateway.answer(taken));
    const answers = await gateway.answer(taken);
    await files.call('Imports/Cancel', { id });
    expect(await read(id)).toMatchObject({ status: 'running' });
    await gateway.take(answers);
    expect(await read(id)).toMatchObject({ status: 'cancelled', created: 250 });
    expect(crm.records.size).toBe(250);
    await files.call('Imports/Undo', { id });
    await gateway.run();
    expect(await read(id)).toMatchObject({ status: 'undone', reverted: 250, left: 0 });
    expect(crm.records.size).toBe(0);
  });

  test('can be cancelled at any moment of its progress', async () => {
    const id = await start(csvOf(2));
    const set = (values: object) => jobs().updateOne({ _id: id }, { $set: values });
    const rounds = Array.from({ length: 10 });
    let left = rounds.length;
    const progress = async (): Promise<void> => {
      while (left > 0) await set({ phase: left % 2 === 0 ? 'stage' : 'check', rows: left });
    };
    const cancels = async (): Promise<void> => {
      for (const _round of rounds) {
        await set({ status: 'running', phase: 'stage', is_active: true, is_cancelled: false });
        await files.call('Imports/Cancel', { id });
        left -= 1;
      }
    };
    await Promise.all([progress(), cancels()]);
    expect(await read(id)).toMatchObject({ status: 'cancelled', created: 0 });
  });

  test('that is cancelled while the gateway of its writes is killed counts what these have stored', async () => {
    const id = await start(csvOf(300));
    let taken = await gateway.take();
    while (taken.calls[0]!.dry_run) taken = await gateway.take(await gateway.answer(taken));
    await gateway.answer(taken);
    await files.call('Imports/Cancel', { id });
    await endLeases();
    await gateway.run();
    expect(await read(id)).toMatchObject({ status: 'cancelled', created: 250 });
    expect(crm.records.size).toBe(250);
  });

  test('restores what it changed in an undo, except what was changed since, which it names', async () => {
    for (const [id, city] of [
      [1, 'Rome'],
      [2, 'Oslo'],
    ] as const)
      crm.records.set(id, { id, version: 4, company_name: `Old ${id}`, city, email: `${id}@undo.example` });
    const csv = 'company_name,email,city,type\nNew 1,1@undo.example,,person\nNew 2,2@undo.example,Bergen,person\n';
    const done = await importAll(csv, { match_by: 'email' });
    expect(done).toMatchObject({ status: 'done', created: 0, updated: 2 });
    expect([...crm.records.values()]).toMatchObject([
      { company_name: 'New 1', city: 'Rome' },
      { company_name: 'New 2', city: 'Bergen' },
    ]);
    crm.records.get(2)!.version += 1;
    await files.call('Imports/Undo', { id: done.id });
    await gateway.run();
    expect(await read(done.id)).toMatchObject({ status: 'undone', reverted: 1, left: 1 });
    const records = await errorsOf(done.id);
    expect(records).toMatchObject([{ line: 3, code: 'changed', record_id: 2 }]);
    expect([...crm.records.values()]).toMatchObject([
      { company_name: 'Old 1', city: 'Rome' },
      { company_name: 'New 2' },
    ]);
  });

  test('whose undo needs an unavailable service waits for it instead of leaving the records', async () => {
    const { id } = await importAll(csvOf(3));
    crm.failDeletesWith = 503;
    await files.call('Imports/Undo', { id });
    await gateway.run();
    expect(await read(id)).toMatchObject({ status: 'running', reverted: 0, left: 0 });
    crm.failDeletesWith = 0;
    await endLeases();
    await gateway.run();
    expect(await read(id)).toMatchObject({ status: 'undone', reverted: 3, left: 0 });
  });

  test('rejects the second of two rows for one record, and rows without the value to match', async () => {
    const csv = 'company_name,type,Number\nA,person,1\nB,person,1\nC,person,\n';
    const mapping = JSON.stringify({ Number: 'external_ids.datev' });
    const done = await importAll(csv, { match_by: 'external_ids.datev', mapping });
    expect(done).toMatchObject({ created: 1, failed: 2 });
    const records = await errorsOf(done.id);
    expect(records).toMatchObject([
      { line: 3, code: 'repeated' },
      { line: 4, code: 'required' },
    ]);
  });

  test('of an ambiguous match is a row error', async () => {
    for (const id of [1, 2]) crm.records.set(id, { id, version: 1, email: 'twin@example.com' });
    const done = await importAll('company_name,type,email\nA,person,twin@example.com\n', { match_by: 'email' });
    expect(done).toMatchObject({ status: 'done', failed: 1, updated: 0 });
  });

  test('of the same file is a conflict, unless nothing of it was stored or repeat is sent', async () => {
    const csv = csvOf(2);
    const first = await importAll(csv);
    expect(await problemOf(await post(csv))).toEqual(['409 conflict']);
    expect(await importAll(csv, { dry_run: 'true' })).toMatchObject({ status: 'done' });
    expect(await importAll(csv, { repeat: 'true' })).toMatchObject({ created: 2 });
    expect(first.created).toBe(2);
  });

  test('keeps its rows and their errors for 30 days', async () => {
    const id = await start('company_name,type,due_days\nOld,person,many\n');
    await gateway.run();
    expect(await errorsOf(id)).toHaveLength(1);
    const db = files.running.kit.db;
    const longAgo = new Date(Date.now() - 31 * 24 * 3600_000);
    await jobs().updateOne({ _id: id }, { $set: { finished_at: longAgo } });
    await db
      .collection('scheduler_jobs')
      .updateOne({ _id: 'imports.purge' as never }, { $set: { dueAt: new Date(0) } });
    await eventually(
      () => errorsOf(id),
      (errors) => errors.length === 0,
    );
    expect(await db.collection('import_chunks').countDocuments({ import_id: id })).toBe(0);
    expect(await read(id)).toMatchObject({ rows: 1, failed: 1 });
  });

  test('of the same file by two uploads at once is made by one of them', async () => {
    const csv = csvOf(3);
    const answers = await Promise.all(Array.from({ length: 4 }, () => post(csv)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409]);
    await gateway.run();
  });

  test('is replayed for the same Idempotency-Key', async () => {
    const csv = csvOf(1);
    const send = () =>
      files.fetch('/api/imports', {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': 'import-1' },
        body: formOf(csv, 'a.csv', { module: 'clients' }),
      });
    const [one, other] = [await (await send()).json(), await (await send()).json()] as { record: Import }[];
    expect(one!.record.id).toBe(other!.record.id);
    await gateway.run();
  });

  test('is rejected for portal users and callers who may write no record of the module', async () => {
    const send = (caller: Parameters<TestedFiles['fetch']>[2]) =>
      files.fetch('/api/imports', { method: 'POST', body: formOf(csvOf(1), 'a.csv', { module: 'clients' }) }, caller);
    expect(await problemOf(await send(portalUser(1)))).toEqual(['403 forbidden']);
    expect(await problemOf(await send(staff(5, { 'leads.create': 'all' })))).toEqual(['403 forbidden']);
  });

  test('of too many rows or none fails, and says why', async () => {
    expect(await importAll('company_name,type\n')).toMatchObject({ status: 'failed', reason: 'no_rows' });
  });
});
