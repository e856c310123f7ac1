import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { problemOf, type ShownFile, startFiles, type TestedFiles } from '../../test/harness.ts';

const bytes = randomBytes(2_500_000);

let files: TestedFiles;
let file: ShownFile;
beforeAll(async () => {
  files = await startFiles();
  file = await files.upload(bytes, 'Angebot "größer".pdf');
});
afterAll(() => files?.stop());

const get = (headers: Record<string, string> = {}, method = 'GET', id = file.id) =>
  files.fetch(`/api/file-manager/files/${id}/download`, { headers, method });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('a download', () => {
  test('is the bytes, under the name, and nothing that a browser runs', async () => {
    const answer = await get();
    expect(answer.status).toBe(200);
    expect((await bytesOf(answer)).equals(bytes)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(bytes.length),
      'content-disposition': expect.stringMatching(/^attachment; filename=/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'accept-ranges': 'bytes',
      etag: `"${file.sha256}"`,
    });
  });

  test('of HTML is text, saved and in a sandbox', async () => {
    const page = await files.upload('<script>alert(1)</script>', '\u202elmth.html');
    const answer = await get({}, 'GET', page.id);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=lmth.html');
  });

  test('of a name in other letters has it for everybody (RFC 8187)', async () => {
    const named = await files.upload('x', '報告.txt');
    expect((await get({}, 'GET', named.id)).headers.get('content-disposition')).toBe(
      `attachment; filename="??.txt"; filename*=UTF-8''%E5%A0%B1%E5%91%8A.txt`,
    );
  });

  test('by HEAD is its headers', async () => {
    const answer = await get({ range: 'bytes=0-3' }, 'HEAD');
    expect([answer.status, answer.headers.get('content-length'), (await bytesOf(answer)).length]).toEqual([
      200,
      String(bytes.length),
      0,
    ]);
  });

  test('of nothing is empty', async () => {
    const empty = await files.upload('', 'empty');
    const answer = await get({}, 'GET', empty.id);
    expect([answer.status, (await bytesOf(answer)).length]).toEqual([200, 0]);
    expect((await get({ range: 'bytes=0-' }, 'GET', empty.id)).status).toBe(416);
    expect((await get({ range: 'bytes=-5' }, 'GET', empty.id)).status).toBe(200);
    expect((await get({ range: 'bytes=-0' }, 'GET', empty.id)).status).toBe(416);
  });
});

describe('a part', () => {
  const MB = 1024 * 1024;
  test.each([
    ['the first bytes', 'bytes=0-3', 0, 3],
    ['across the joints of chunks', `bytes=${MB - 5}-${2 * MB + 5}`, MB - 5, 2 * MB + 5],
    ['exactly one chunk', `bytes=${MB}-${2 * MB - 1}`, MB, 2 * MB - 1],
    ['to the end', `bytes=${2 * MB}-`, 2 * MB, bytes.length - 1],
    ['the last bytes', 'bytes=-10', bytes.length - 10, bytes.length - 1],
    ['a suffix as long as the file', `bytes=-${bytes.length}`, 0, bytes.length - 1],
    ['a suffix longer than the file', `bytes=-${bytes.length + 1}`, 0, bytes.length - 1],
    ['a suffix of more digits than a number has', `bytes=-${'9'.repeat(400)}`, 0, bytes.length - 1],
    ['a suffix that overlaps another range', `bytes=0-3, -${bytes.length * 2}`, 0, bytes.length - 1],
    ['more than there is', `bytes=100-${bytes.length * 2}`, 100, bytes.length - 1],
    ['several that touch', 'bytes=0-9,10-19', 0, 19],
  ])('is sent: %s', async (_name, range, start, end) => {
    const answer = await get({ range });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([
      206,
      `bytes ${start}-${end}/${bytes.length}`,
    ]);
    expect((await bytesOf(answer)).equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  test('that is not there is 416, with how much there is', async () => {
    expect(await problemOf(await get({ range: 'bytes=-0' }))).toEqual(['416 range_not_satisfiable']);
    const answer = await get({ range: `bytes=${bytes.length}-` });
    expect(answer.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
    expect(answer.headers.get('content-disposition')).toBeNull();
    expect(await problemOf(answer)).toEqual(['416 range_not_satisfiable']);
  });

  test.each([
    ['several apart', 'bytes=0-1,5-6'],
    ['other units', 'pages=1-2'],
    ['nonsense', 'bytes=x'],
  ])('is all of it where that is no part: %s', async (_name, range) => {
    const answer = await get({ range });
    expect([answer.status, (await bytesOf(answer)).length]).toEqual([200, bytes.length]);
  });

  test('goes on only with the same bytes', async () => {
    const range = 'bytes=0-3';
    const statusOf = async (ifRange: string) => (await get({ range, 'if-range': ifRange })).status;
    const modified = (await get({}, 'HEAD')).headers.get('last-modified')!;
    expect(await Promise.all([`"${file.sha256}"`, '"other"', `W/"${file.sha256}"`, modified].map(statusOf))).toEqual([
      206, 200, 200, 206,
    ]);
  });
});

describe('what is known already', () => {
  test('is not sent again', async () => {
    const answer = await get({ 'if-none-match': `"a", W/"${file.sha256}"` });
    expect([answer.status, answer.headers.get('etag'), (await bytesOf(answer)).length]).toEqual([
      304,
      `"${file.sha256}"`,
      0,
    ]);
    expect((await get({ 'if-none-match': '"a"' })).status).toBe(200);
    expect((await get({ 'if-modified-since': new Date(Date.now() + 5000).toUTCString() })).status).toBe(304);
  });

  test('is 412 where another version is expected', async () => {
    const mismatch = await get({ 'if-match': '"other"' });
    expect(mismatch.headers.get('etag')).toBe((await get()).headers.get('etag'));
    expect(await problemOf(mismatch)).toEqual(['412 version_mismatch']);
  });
});

test('a parameter that is not known is 422, and an id that is none 404', async () => {
  const path = `/api/file-manager/files/${file.id}/download`;
  expect(await problemOf(await files.fetch(`${path}?inline=1`))).toEqual([
    '422 validation_failed',
    'inline unknown_parameter',
  ]);
  expect((await files.fetch('/api/file-manager/files/x/download')).status).toBe(404);
});
