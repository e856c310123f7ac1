import { eventually } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { type CellObject, read, utils, type WorkSheet } from 'xlsx';
import { endlessPages, MANY } from '../support/bills.ts';
import { type Client, clientOf, faults } from '../support/client.ts';
import { startEnvironment, type TestEnvironment } from '../support/environment.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const PATH = '/api/bills';

let environment: TestEnvironment;
let url: string;
let call: Client;
let token: string;

beforeAll(async () => {
  environment = await startEnvironment();
  ({ url } = await environment.gateway({ MAX_EXPORTS: '2', LIMITS: 'default=1000000/60,export=1000000/60' }));
  call = clientOf(url);
  token = environment.identity.signIn();
});
afterAll(() => environment.stop());

const get = (path: string, headers: Record<string, string> = {}, as = token) =>
  call('GET', path, { token: as, headers });
const rowsOf = (text: string) => parse(text, { columns: true, bom: true }) as Record<string, string>[];

async function workbook(path: string): Promise<{ sheet: WorkSheet; names: string[] }> {
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, XLSX]);
  const book = read(await answer.arrayBuffer(), { cellNF: true, cellStyles: true });
  return { sheet: book.Sheets[book.SheetNames[0]!]!, names: book.SheetNames };
}

const cell = (sheet: WorkSheet, place: string): CellObject => sheet[place] as CellObject;

describe('a list as a table', () => {
  test.each([
    ['', 'text/csv', 'text/csv; charset=utf-8', 'csv'],
    ['?format=csv', 'application/json', 'text/csv; charset=utf-8', 'csv'],
    ['?format=xlsx', '*/*', XLSX, 'xlsx'],
    ['', XLSX, XLSX, 'xlsx'],
  ])('%s with Accept: %s is %s, as a file with the day in its name', async (query, accept, type, format) => {
    const { status, headers } = await get(PATH + query, { accept });
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, type, 'no-store']);
    expect(headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename=bills-\\d{4}-\\d{2}-\\d{2}\\.${format}$`),
    );
    expect(headers.get('vary')).toMatch(/\bAccept\b(?!-)/);
  });

  test('is JSON with its ETag for any other Accept', async () => {
    const { headers } = await get(PATH, { accept: 'application/json, text/csv' });
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('etag')).toMatch(/^W\/"/);
    expect(headers.get('vary')).toMatch(/\bAccept\b(?!-)/);
  });

  test('has the rows of all pages', async () => {
    const rows = rowsOf((await get(`${PATH}?case=many&format=csv`)).text);
    expect(rows.map(({ id }) => Number(id))).toEqual(Array.from({ length: MANY.total }, (_, at) => at + 1));
    const { sheet } = await workbook(`${PATH}?case=many&format=xlsx`);
    expect(utils.sheet_to_json<{ id: number }>(sheet).map(({ id }) => id)).toEqual(rows.map(({ id }) => Number(id)));
  });

  test('has the columns of the list, and those that are included', async () => {
    const header = async (query: string, as?: string) => (await get(PATH + query, {}, as)).text.split('\r\n')[0];
    expect(await header('?format=csv')).toBe('id,title,total,due,sent_at,is_paid,share,remark');
    expect(await header('?format=csv&include=buyer')).toBe('id,title,total,due,sent_at,is_paid,share,remark,buyer');
    const portal = environment.identity.signIn({ userType: 'client', clientId: 3 });
    expect(await header('?format=csv', portal)).toBe('id,title,total,due,sent_at,is_paid,share');
  });

  test('has chosen columns in their order, with lists, maps and members of the details', async () => {
    const { text } = await get(`${PATH}?format=csv&fields=title,labels,custom_fields,place,etag,id`);
    const rows = rowsOf(text);
    expect(Object.keys(rows[0]!)).toEqual(['title', 'labels', 'custom_fields', 'place.city', 'etag', 'id']);
    expect(rows[3]).toEqual({
      title: '00123',
      labels: "a, '=b",
      custom_fields: '{"field_1":"x"}',
      'place.city': 'Köln',
      etag: '"3"',
      id: '4',
    });
    // The last one is deleted, so that it has no detail.
    expect(rows).toHaveLength(4);
  });

  test('with fields of the list alone does not read details', async () => {
    const before = environment.echo.seen.length;
    const rows = rowsOf((await get(`${PATH}?format=csv&fields=title,currency`)).text);
    expect(rows.map(({ currency }) => currency)).toEqual(['EUR', 'JPY', 'KWD', 'EUR', 'EUR']);
    expect(environment.echo.seen.slice(before).map(({ rpc }) => rpc)).toEqual(['List']);
  });

  test('rejects unknown fields, and those of staff from portal users', async () => {
    expect(faults(await get(`${PATH}?format=csv&fields=colour`))).toEqual(['fields:not_allowed']);
    const portal = environment.identity.signIn({ userType: 'client', clientId: 3 });
    expect(faults(await get(`${PATH}?format=csv&fields=remark`, {}, portal))).toEqual(['fields:not_allowed']);
  });

  test.each([
    ['format=csv&page=2', 'page:excluded'],
    ['format=csv&limit=5', 'limit:excluded'],
    ['format=xlsx&cursor=', 'cursor:excluded'],
    ['format=csv&expand=buyer', 'expand:excluded'],
    ['format=xlsx&bom=true', 'bom:excluded'],
    ['bom=true', 'bom:excluded'],
    ['amounts=decimal', 'amounts:excluded'],
    ['format=pdf', 'format:not_allowed'],
    ['format=csv&amounts=cents', 'amounts:not_allowed'],
  ])('rejects %s', async (query, fault) => {
    const response = await get(`${PATH}?${query}`);
    expect([response.status, faults(response)]).toEqual([422, [fault]]);
  });

  test('answers HEAD with its headers', async () => {
    const { status, headers, text } = await call('HEAD', `${PATH}?format=csv`, { token });
    expect([status, headers.get('content-type'), text]).toEqual([200, 'text/csv; charset=utf-8', '']);
  });

  test('answers 403 without the permission', async () => {
    const other = environment.identity.signIn({ isAdmin: false, grants: {} });
    expect((await get(`${PATH}?format=csv`, {}, other)).status).toBe(403);
  });
});

describe('a CSV table', () => {
  test('has the values of JSON, and no formulas', async () => {
    const [first, second, third] = rowsOf((await get(`${PATH}?format=csv`)).text);
    expect(first).toMatchObject({ title: 'Box, "large"', total: '137875', due: '2026-01-31', is_paid: 'false' });
    expect(second).toMatchObject({ title: '\'=HYPERLINK("https://evil.example.com")', total: '-5' });
    expect(third).toMatchObject({ title: "'+49 30 1234567", is_paid: 'true', share: '0.25' });
  });

  test('has amounts in their currency with amounts=decimal', async () => {
    const totals = async (query: string) =>
      rowsOf((await get(`${PATH}?format=csv&amounts=decimal${query}`)).text).map(({ total, rate }) => [total, rate]);
    expect((await totals('')).map(([total]) => total)).toEqual(['1378.75', '-5', '0.007', '0.00', '0.01']);
    expect(await totals('&fields=total,rate')).toEqual([
      ['1378.75', '12.505'],
      ['-5', '12.5'],
      ['0.007', '0.007'],
      ['0.00', '0.00'],
    ]);
  });

  test('begins with a byte order mark on request alone', async () => {
    const bytes = async (query: string) => {
      const answer = await fetch(`${url}${PATH}?format=csv${query}`, { headers: { authorization: `Bearer ${token}` } });
      return Buffer.from(await answer.arrayBuffer())
        .subarray(0, 3)
        .toString('hex');
    };
    expect(await bytes('&bom=true')).toBe('efbbbf');
    expect(await bytes('')).toBe(Buffer.from('id,').toString('hex'));
  });
});

describe('a workbook', () => {
  test('has numbers, days, times, booleans and amounts as such, and texts as texts', async () => {
    const { sheet, names } = await workbook(`${PATH}?format=xlsx`);
    expect(names).toEqual(['bills']);
    expect(utils.sheet_to_json(sheet, { header: 1 })[0]).toEqual([
      'id',
      'title',
      'total',
      'due',
      'sent_at',
      'is_paid',
      'share',
      'remark',
    ]);
    expect(cell(sheet, 'A2')).toMatchObject({ t: 'n', v: 1 });
    expect(cell(sheet, 'C2')).toMatchObject({ t: 'n', v: 1378.75, w: '1,378.75' });
    expect(cell(sheet, 'C3')).toMatchObject({ t: 'n', v: -5, w: '-5' });
    expect(cell(sheet, 'C4')).toMatchObject({ t: 'n', v: 0.007, w: '0.007' });
    expect(cell(sheet, 'D2')).toMatchObject({ t: 'n', v: 46053, w: '2026-01-31' });
    expect(cell(sheet, 'E6')).toMatchObject({ t: 'n', w: '2026-02-28 12:00:00' });
    expect(cell(sheet, 'F4')).toMatchObject({ t: 'b', v: true });
    expect(cell(sheet, 'G4')).toMatchObject({ t: 'n', v: 0.25 });
    const titles = [3, 4, 5].map((row) => cell(sheet, `B${row}`));
    expect(titles.map(({ t, v, f }) => [t, v, f])).toEqual([
      ['s', '=HYPERLINK("https://evil.example.com")', undefined],
      ['s', '+49 30 1234567', undefined],
      ['s', '00123', undefined],
    ]);
    expect(cell(sheet, 'D3')).toBeUndefined();
  });

  test('has amounts in minor units on request', async () => {
    const { sheet } = await workbook(`${PATH}?format=xlsx&amounts=minor`);
    expect(cell(sheet, 'C2')).toMatchObject({ t: 'n', v: 137875 });
  });
});

describe('an export that fails', () => {
  test('on its first page is an error like that of JSON', async () => {
    const { status, headers, json } = await get(`${PATH}?case=first_error&format=xlsx`);
    expect([status, json['code'], headers.get('content-disposition')]).toEqual([503, 'unavailable', null]);
  });

  test.each(['csv', 'xlsx'])(
    'on a later page closes the connection, so that %s is no complete file',
    async (format) => {
      const statuses: number[] = [];
      const download = async (): Promise<ArrayBuffer> => {
        const headers = { authorization: `Bearer ${token}` };
        const answer = await fetch(`${url}${PATH}?case=late_error&format=${format}`, { headers });
        statuses.push(answer.status);
        return await answer.arrayBuffer();
      };
      // The connection may be closed before its first bytes are sent.
      await expect(download()).rejects.toThrow();
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
    },
  );

  test('because a service of an older release answers a page by number is 503', async () => {
    expect((await get(`${PATH}?case=old_service&format=csv`)).status).toBe(503);
  });
});

describe('exports of a caller', () => {
  const start = (signal: AbortSignal) =>
    fetch(`${url}${PATH}?case=endless&format=csv`, {
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
      signal,
    });

  test('are limited in number, and read no further page once the client is gone', async () => {
    const leaving = new AbortController();
    const running = await Promise.all([start(leaving.signal), start(leaving.signal)]);
    expect(running.map(({ status }) => status)).toEqual([200, 200]);
    const third = await get(`${PATH}?format=csv`);
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '5']);
    expect((await get(PATH)).status).toBe(200);
    leaving.abort();
    await eventually(async () => (await get(`${PATH}?format=csv`)).status === 200);
    const read = endlessPages.length;
    await get(`${PATH}?case=many&format=csv`);
    expect(endlessPages.length - read).toBeLessThanOrEqual(2);
  });

  test('wait for a client that does not read', async () => {
    const leaving = new AbortController();
    const answer = await start(leaving.signal);
    let [read, since] = [-1, 0];
    const stands = () => {
      if (read !== endlessPages.length) [read, since] = [endlessPages.length, Date.now()];
      return Date.now() - since > 1000;
    };
    await eventually(stands).finally(() => leaving.abort());
    expect(answer.status).toBe(200);
  });
});

test('a caller who starts too many exports gets 429, and JSON still', async () => {
  const gateway = await environment.gateway({ LIMITS: 'default=1000000/60,export=2/60' });
  const other = clientOf(gateway.url);
  const own = environment.identity.signIn({ userId: 77, isAdmin: true });
  const statuses = [];
  for (let n = 0; n < 3; n += 1) statuses.push((await other('GET', `${PATH}?format=csv`, { token: own })).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await other('GET', PATH, { token: own })).status).toBe(200);
});
