import { createHash, randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { eventually, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { formOf, problemOf, rawForm, startFiles, type TestedFiles } from '../../test/harness.ts';

const UPLOAD = '/api/file-manager/files';
const MAX_BYTES = 3_000_000;

let files: TestedFiles;
beforeAll(async () => {
  files = await startFiles({ MAX_UPLOAD_BYTES: String(MAX_BYTES) });
});
afterAll(() => files?.stop());

const post = (init: RequestInit) => files.fetch(UPLOAD, { method: 'POST', ...init });
const send = (form: FormData) => post({ body: form });

/** Counts the entries of the blob ledger, those whose bytes are removed, and the stored chunks and heads of blobs. */
async function held() {
  const db = files.running.kit.db;
  const count = (name: string) => db.collection(name).countDocuments();
  return {
    orphans: await count('loose_bytes'),
    abandoned: await db.collection('loose_bytes').countDocuments({ doomed: true }),
    chunks: await count('bytes.chunks'),
    heads: await count('bytes.files'),
  };
}

describe('an upload', () => {
  test('answers with what the bytes are', async () => {
    const bytes = randomBytes(2_500_000);
    const answer = await send(formOf(bytes, 'offer.bin', { client_id: '3', share_with_client: 'true' }));
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"1"']);
    const body = (await answer.json()) as { record: { id: number } };
    expect(answer.headers.get('location')).toBe(`/api/file-manager/files/${body.record.id}`);
    expect(body).toEqual({
      record: {
        id: expect.any(Number),
        file_name: 'offer.bin',
        mime_type: 'application/octet-stream',
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        folder_id: null,
        client_id: 3,
        client_name: 'Client 3',
        share_with_client: true,
        created_by: 1,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        updated_at: expect.any(String),
      },
    });
    expect(await held()).toMatchObject({ orphans: 0, heads: 1 });
  });

  test.each([
    ['True', true],
    ['1', true],
    ['on', true],
    ['False', false],
    ['0', false],
    ['off', false],
  ])('takes %s for a boolean, as Python and browsers write it', async (text, shared) => {
    const answer = await send(formOf(Buffer.from('x'), 'x.txt', { client_id: '3', share_with_client: text }));
    expect(await answer.json()).toMatchObject({ record: { share_with_client: shared } });
  });

  test('takes no other word for a boolean', async () => {
    const answer = await send(formOf(Buffer.from('x'), 'x.txt', { share_with_client: 'yes' }));
    expect(await problemOf(answer)).toEqual(['422 validation_failed', 'share_with_client wrong_type']);
  });

  test('reaches the same path with one trailing slash', async () => {
    const form = formOf(Buffer.from('x'), 'x.txt', {});
    expect((await files.fetch(`${UPLOAD}/`, { method: 'POST', body: form })).status).toBe(200);
  });

  test('is told with the record', async () => {
    const { id } = await files.upload('told');
    const outbox = files.running.kit.db.collection('outbox');
    const rows = await outbox.find({}).toArray();
    expect(rows.filter((row) => JSON.stringify(row).includes('file.created')).length).toBeGreaterThan(0);
    expect((await files.call<{ record: { id: number } }>('Files/Get', { id })).message.record.id).toBe(id);
  });

  test.each([
    [
      'a PNG',
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
      'a.html',
      'image/png',
    ],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'a.png', 'text/plain'],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'a.svg',
      'text/plain',
    ],
    ['text', Buffer.from('grüße'), 'a.bin', 'text/plain'],
    ['nothing', Buffer.alloc(0), 'a.txt', 'application/octet-stream'],
  ])('is known by its content: %s', async (_name, bytes, name, type) => {
    expect(await files.upload(new Uint8Array(bytes), name)).toMatchObject({ mime_type: type, size: bytes.length });
  });

  test('of exactly the largest size is taken; one byte more is 413, and leaves no bytes behind', async () => {
    const before = await held();
    expect(await problemOf(await send(formOf(randomBytes(MAX_BYTES + 1), 'big')))).toEqual(['413 too_large']);
    expect(await held()).toEqual({ ...before, orphans: before.orphans + 1, abandoned: before.abandoned + 1 });
    expect((await files.upload(randomBytes(MAX_BYTES))).size).toBe(MAX_BYTES);
  });

  test('without a length is 413 only once all of it was read', async () => {
    const form = new Response(formOf(randomBytes(MAX_BYTES * 3), 'big'));
    const init = { body: form.body, duplex: 'half', headers: { 'content-type': form.headers.get('content-type')! } };
    expect(await problemOf(await post(init as RequestInit))).toEqual(['413 too_large']);
  });
});

describe('a form at fault is refused, naming the field', () => {
  const file = 'name="file"; filename="a.txt"\r\n\r\nbytes';
  test.each([
    ['no file', rawForm('name="folder_id"\r\n\r\n1'), ['422 validation_failed', 'file required']],
    [
      'a file without a name',
      rawForm('name="file"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n'),
      ['422 validation_failed', 'file required'],
    ],
    ['text in place of a file', rawForm('name="file"\r\n\r\nbytes'), ['422 validation_failed', 'file wrong_type']],
    ['two files', rawForm(file, file), ['422 validation_failed', 'file repeated']],
    ['a part without a name', rawForm(file, 'name=""\r\n\r\nx'), ['422 validation_failed', ' unknown_field']],
    ['an unknown field', rawForm(file, 'name="title"\r\n\r\nx'), ['422 validation_failed', 'title unknown_field']],
    [
      'a file by another name',
      rawForm('name="logo"; filename="a.txt"\r\n\r\nbytes', file),
      ['422 validation_failed', 'logo unknown_field'],
    ],
    [
      'a field of every object',
      rawForm(file, 'name="__proto__"\r\n\r\nx'),
      ['422 validation_failed', '__proto__ unknown_field'],
    ],
    [
      'a folder that is no number',
      rawForm(file, 'name="folder_id"\r\n\r\nx'),
      ['422 validation_failed', 'folder_id wrong_type'],
    ],
    [
      'a folder that is not there',
      rawForm(file, 'name="folder_id"\r\n\r\n987654'),
      ['422 validation_failed', 'folder_id unknown_reference'],
    ],
    [
      'a client that is not there',
      rawForm(file, 'name="client_id"\r\n\r\n10'),
      ['422 validation_failed', 'client_id unknown_reference'],
    ],
    [
      'a field twice',
      rawForm(file, 'name="client_id"\r\n\r\n1', 'name="client_id"\r\n\r\n1'),
      ['422 validation_failed', 'client_id repeated'],
    ],
    [
      'neither yes nor no',
      rawForm(file, 'name="share_with_client"\r\n\r\nperhaps'),
      ['422 validation_failed', 'share_with_client wrong_type'],
    ],
    [
      'a field without end',
      rawForm(file, `name="folder_id"\r\n\r\n${'1'.repeat(20_000)}`),
      ['422 validation_failed', 'folder_id too_long'],
    ],
    ['JSON', { body: '{}', headers: { 'content-type': 'application/json' } }, ['415 unsupported_media_type']],
    ['no boundary', { body: 'x', headers: { 'content-type': 'multipart/form-data' } }, ['400 bad_request']],
    [
      'an end that is missing',
      { ...rawForm(file), body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nbyt' },
      ['400 bad_request'],
    ],
  ])('%s', async (_name, init, error) => {
    const before = await held();
    expect(await problemOf(await post(init))).toEqual(error);
    const { orphans, abandoned, ...stored } = await held();
    expect(before).toMatchObject(stored);
    expect(orphans).toBe(abandoned);
  });

  test('a parameter', async () => {
    const answer = await files.fetch(`${UPLOAD}?folder_id=1`, { method: 'POST', body: formOf('x', 'a') });
    expect(await problemOf(answer)).toEqual(['422 validation_failed', 'folder_id unknown_parameter']);
  });
});

describe('the HTTP side', () => {
  test('believes nobody without a caller token', async () => {
    const answer = await post({ body: formOf('x', 'a'), headers: { authorization: 'Bearer nonsense' } });
    expect(await problemOf(answer)).toEqual(['401 unauthenticated']);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });

  test('knows its paths and their verbs', async () => {
    expect(await problemOf(await files.fetch('/api/file-manager/nothing'))).toEqual(['404 unknown_path']);
    expect(await problemOf(await files.fetch(UPLOAD))).toEqual(['405 method_not_allowed']);
  });

  test('answers with the id of the request, and measures it', async () => {
    const answer = await files.fetch('/api/file-manager/files/987654/download', {
      headers: { 'x-request-id': 'mine-1' },
    });
    expect(await answer.json()).toMatchObject({ status: 404, code: 'not_found', request_id: 'mine-1' });
    const metrics = await (await files.fetch('/metrics')).text();
    expect(metrics).toContain('bms_rpc_duration_seconds_count{rpc="/bms.files.Files/Download",status="NOT_FOUND"}');
  });
});

test('an upload that is broken off leaves no bytes behind', async () => {
  const before = await held();
  const broken = new AbortController();
  const { promise: started, resolve } = Promise.withResolvers<void>();
  const body = new ReadableStream({
    start: (controller) =>
      controller.enqueue(Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n')),
    pull: async (controller) => {
      controller.enqueue(randomBytes(100_000));
      if ((await held()).orphans > before.orphans) resolve();
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const sent = post({ body, duplex: 'half', headers, signal: broken.signal } as RequestInit).catch(() => 'broken off');
  await started;
  broken.abort();
  expect(await sent).toBe('broken off');
  const left = { ...before, orphans: before.orphans + 1, abandoned: before.abandoned + 1 };
  await eventually(held, (now) => isDeepStrictEqual(now, left));
});

describe('an upload with an Idempotency-Key', () => {
  const sendWith = (key: string, bytes: string | Uint8Array<ArrayBuffer>, name = 'a.txt', texts = {}) =>
    post({ body: formOf(bytes, name, texts), headers: { 'idempotency-key': key } });
  const read = async (answer: Response) => ({
    status: answer.status,
    replayed: answer.headers.get('idempotent-replayed'),
    etag: answer.headers.get('etag'),
    location: answer.headers.get('location'),
    body: (await answer.json()) as { record: { id: number } },
  });
  const countFiles = () => files.running.kit.db.collection('entries').countDocuments({ kind: 'file' });

  test('is answered again with the first answer, and stored once', async () => {
    const bytes = randomBytes(600_000);
    const first = await read(await sendWith('again', bytes, 'a.bin'));
    const [before, entries] = [await held(), await countFiles()];
    const second = await read(await sendWith('again', bytes, 'a.bin'));
    expect([first.status, first.replayed]).toEqual([200, null]);
    expect(second).toEqual({ ...first, replayed: 'true' });
    expect(await countFiles()).toBe(entries);
    expect(await held()).toEqual(before);
  });

  test.each([
    ['bytes', 'other', 'a.txt', {}],
    ['name', 'x', 'b.txt', {}],
    ['fields', 'x', 'a.txt', { client_id: '3' }],
  ])('is 422 with other %s', async (kind, bytes, name, texts) => {
    await sendWith(`other-${kind}`, 'x');
    const [before, entries] = [await held(), await countFiles()];
    expect(await problemOf(await sendWith(`other-${kind}`, bytes, name, texts))).toEqual([
      '422 validation_failed',
      'Idempotency-Key idempotency_key_reused',
    ]);
    expect(await countFiles()).toBe(entries);
    expect(await held()).toEqual(before);
  });

  test('that arrives several times at once is stored once', async () => {
    const bytes = randomBytes(400_000);
    const [before, entries] = [await held(), await countFiles()];
    const answers = await Promise.all(Array.from({ length: 5 }, async () => read(await sendWith('at-once', bytes))));
    expect(new Set(answers.map(({ body }) => body.record.id)).size).toBe(1);
    expect(answers.map(({ replayed }) => replayed).filter((one) => one === null)).toHaveLength(1);
    expect(await countFiles()).toBe(entries + 1);
    expect(await held()).toMatchObject({ orphans: before.orphans, heads: before.heads + 1 });
  });

  test('that was rejected may be sent again, corrected', async () => {
    expect((await sendWith('corrected', 'x', 'a.txt', { client_id: '77' })).status).toBe(422);
    expect((await sendWith('corrected', 'x', 'a.txt', { client_id: '3' })).status).toBe(200);
  });

  test('is another one for another caller', async () => {
    const own = staff(21, { 'files.create': 'all', 'files.view': 'all' });
    const first = await read(await sendWith('mine', 'x'));
    const answer = await files.fetch(
      UPLOAD,
      { method: 'POST', body: formOf('x', 'a.txt'), headers: { 'idempotency-key': 'mine' } },
      own,
    );
    const second = await read(answer);
    expect([second.replayed, second.body.record.id === first.body.record.id]).toEqual([null, false]);
  });
});
