import { describe, expect, test } from '@jest/globals';
import { STARTS_AT, steady } from './steady.ts';

const again = (answer: Parameters<typeof steady>[0]) => steady(answer, '');

describe('an example of a response', () => {
  test('has the start for each instant of the run, and whole days from it', () => {
    expect(again(['2026-03-02T09:30:00Z', '2026-03-02T09:31:45.231Z', '2026-03-03T09:40:01Z'])).toEqual([
      STARTS_AT,
      STARTS_AT,
      '2026-03-03T09:30:00Z',
    ]);
    expect(again({ timestamp: 1772444805 })).toEqual({ timestamp: 1772443800 });
  });

  test('keeps other instants, days and numbers', () => {
    const others = { expires_at: '2099-12-31T00:00:00.000Z', due_date: '2026-04-01', total: 203 };
    expect(again(others)).toEqual(others);
  });

  test.each([
    ['a token', 'x9Yc0pT4bqXW9sVn7yLhE1'],
    ['a token without digits', 'xQYcKpTAbqXWasVnQyLhEP'],
    ['the beginning of an API key', 'bms_1_vU8'],
    ['the beginning of a SCIM token', 'scim_1_vU8'],
    ['a secret of a webhook', 'whsec_xP/Abc+def/ghi=='],
    ['a cursor', '66.ga3H_sPUu43A'],
    ['a cursor that ends with a dash', '72.f6frITfmpoe-'],
    ['a link', 'https://bms.example.com/d/orders/x9Yc0pT4bqXW9sVn7yLhE1'],
    ['the key of an authenticator app', 'C4WCRDOCQ6KOIBYNKHS4XCI5VQB7JDC7'],
    ['a recovery code', 'm44b-edjc-hfy0'],
    ['a request id', '26baf34a-3972-414c-81e0-468c5fa4793b'],
  ])('has the random text of an example for %s, with the same length', (_what, text) => {
    const example = String(again(text));
    expect(example).not.toBe(text);
    expect(example).toHaveLength(text.length);
    expect(again(example)).toBe(example);
  });

  test.each([
    'electronic_invoice_incomplete',
    'Rechnungskorrektur CN-000001',
    'https://example.com/hooks/business',
    'EUR',
  ])('keeps the text %s', (text) => expect(again(text)).toBe(text));

  test('keeps texts of the request', () => {
    const given = { key: 'x9Yc0pT4bqXW9sVn7yLhE1' };
    expect(steady(given, JSON.stringify(given))).toEqual(given);
  });
});
