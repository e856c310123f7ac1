import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { type Client, clientOf, faults } from '../support/client.ts';
import { startEnvironment, type TestEnvironment } from '../support/environment.ts';

const PATH = '/api/thing-lines';
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

let environment: TestEnvironment;
let call: Client;
let token: string;

beforeAll(async () => {
  environment = await startEnvironment();
  call = clientOf((await environment.gateway()).url);
  token = environment.identity.signIn();
});
afterAll(() => environment.stop());

const get = (accept: string, path = PATH, as = token) => call('GET', path, { token: as, headers: { accept } });

describe('a response with a CSV representation', () => {
  test.each([
    ['text/csv', 'text/csv'],
    ['text/*', 'text/csv'],
    ['text/csv, application/json', 'text/csv'],
    ['application/json;q=0.5, text/csv', 'text/csv'],
    ['text/csv;q=0, */*', 'application/json'],
    ['application/json', 'application/json'],
    ['application/json, text/csv', 'application/json'],
    ['text/csv;q=0.5, application/json', 'application/json'],
    ['*/*', 'application/json'],
    [BROWSER, 'application/json'],
    ['image/png', 'application/json'],
    ['nonsense', 'application/json'],
  ])('is sent for Accept: %s as %s', async (accept, type) => {
    const { status, headers } = await get(accept);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      `${type}; charset=utf-8`,
      'no-store',
    ]);
    expect(headers.get('vary')).toMatch(/\bAccept\b(?!-)/);
  });

  test('is a table of RFC 4180: a header row, CRLF, and quotes where they are needed', async () => {
    const { text } = await get('text/csv');
    expect(text.split('\r\n')[0]).toBe('title,amount,line.title,line.quantity,line.rate,due,flag,cost');
    expect(text.split('\r\n')[1]).toBe('"Box, ""large""",-250,"a\nb",1.5,-0.5,2026-01-31,false,0');
    expect(text.endsWith('\r\n')).toBe(true);
  });

  test('is read back by a parser with the values of the JSON response', async () => {
    const { records } = (await get('application/json')).json as { records: Record<string, unknown>[] };
    const rows = parse((await get('text/csv')).text, { columns: true }) as Record<string, string>[];
    expect(rows.map(({ amount, flag, cost }) => [amount, flag, cost])).toEqual(
      records.map(({ amount, flag, cost }) => [String(amount), String(flag), String(cost)]),
    );
    expect(rows.map(({ due }) => due)).toEqual(['2026-01-31', '', '']);
    expect(rows[2]).toMatchObject({ title: 'Schöne Größe', 'line.title': '', 'line.quantity': '' });
  });

  test('has no formulas: a text that starts like one is preceded by an apostrophe', async () => {
    const rows = parse((await get('text/csv')).text, { columns: true }) as Record<string, string>[];
    expect(rows[1]).toMatchObject({ title: '\'=HYPERLINK("https://evil.example.com")', 'line.title': "'@a" });
    expect(rows[0]).toMatchObject({ amount: '-250', 'line.rate': '-0.5' });
  });

  test('has a header row without records too', async () => {
    const { text } = await get('text/csv', `${PATH}?none=true`);
    expect(text).toBe('title,amount,line.title,line.quantity,line.rate,due,flag,cost\r\n');
  });

  test('has no column for staff-only fields for portal users', async () => {
    const portal = environment.identity.signIn({ userType: 'client', clientId: 3 });
    const { status, text } = await get('text/csv', PATH, portal);
    expect([status, text.split('\r\n')[0]]).toEqual([200, 'title,amount,line.title,line.quantity,line.rate,due,flag']);
    expect(text).not.toContain('99');
  });

  test('has errors as problem details', async () => {
    const response = await get('text/csv', `${PATH}?colour=blue`);
    expect([response.status, faults(response), response.headers.get('content-type')]).toEqual([
      422,
      ['colour:unknown_parameter'],
      expect.stringContaining('application/problem+json'),
    ]);
  });
});

test('a response without a CSV representation is JSON whatever the request accepts', async () => {
  const { status, headers } = await get('text/csv', '/api/things/5');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect(headers.get('vary') ?? '').not.toMatch(/\bAccept\b(?!-)/);
});
