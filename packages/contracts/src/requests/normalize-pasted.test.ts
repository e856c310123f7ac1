import { describe, expect, test } from '@jest/globals';
import { checkRequest } from '../checks/check-request.ts';
import { loadContract } from '../load/load-contract.ts';
import { hasFormat } from './formats.ts';
import { normalizePasted } from './normalize-pasted.ts';
import { compileRequestSchema } from './request-schema.ts';

const contract = loadContract();

/** Characters that copying adds. */
const spaces = [' ', '\t', '\u00a0', '\u2003', '\u202f', '\u3000'];
const invisible = ['\n', '\r\n', '\u2028', '\u200b', '\u00ad', '\u2060', '\ufeff', '\u202e'];
const pasted = [...spaces, ...invisible];

/** Returns the text with each of the additions before, after and between its characters, one at a time. */
const withAdditions = (text: string, additions: readonly string[]): string[] =>
  additions.flatMap((addition) =>
    Array.from({ length: text.length + 1 }, (_, at) => text.slice(0, at) + addition + text.slice(at)),
  );

describe('a pasted text', () => {
  test('of a code loses every space, line end and format character', () => {
    const code = '4TgU-Jy0_pN3';
    for (const text of withAdditions(code, pasted)) expect(normalizePasted('code', text)).toBe(code);
    expect(normalizePasted('code', pasted.join(code))).toBe(code.repeat(pasted.length - 1));
  });

  test('of an email address loses line ends and format characters, and the spaces around it', () => {
    const email = 'nancy@example.com';
    for (const text of withAdditions(email, invisible)) expect(normalizePasted('email', text)).toBe(email);
    expect(normalizePasted('email', pasted.join('') + email + pasted.join(''))).toBe(email);
  });

  test('of an email address keeps a space within it, which is reported', () => {
    expect(normalizePasted('email', ' Nancy nancy@example.com')).toBe('Nancy nancy@example.com');
    expect(hasFormat('email', 'Nancy nancy@example.com')).toBe(false);
  });

  test('of a phone number has plain single spaces at most, and stays a phone number', () => {
    expect(normalizePasted('phone', '\u202a+49\u00a030\u202f\u2009 901820\u202c\r\n')).toBe('+49 30 901820');
    for (const text of withAdditions('+493090182055', pasted).slice(1)) {
      const phone = normalizePasted('phone', text);
      expect(hasFormat('phone', phone)).toBe(true);
      expect(phone.replaceAll(' ', '')).toBe('+493090182055');
    }
  });

  test.each(['email', 'phone', 'code'] as const)('of kind %s is the same after a second normalization', (kind) => {
    for (const text of withAdditions('+49 30@a.de', pasted)) {
      const once = normalizePasted(kind, text);
      expect(normalizePasted(kind, once)).toBe(once);
    }
  });
});

describe('a request', () => {
  const bind = (path: string, body: object) => {
    const rpc = contract.rpc(path);
    return compileRequestSchema(rpc, rpc.bindings[0]!).bind({ params: {}, query: new URLSearchParams(), body });
  };

  test('is normalized at the gateway before its length and format are checked', () => {
    const body = { phone: ' +1\u00a0206 555\u200b9857\n', otp: '\u200b 1 2 3\u00a04 5 6 \r\n' };
    expect(bind('/bms.identity.Account/Login', body)).toEqual({ phone: '+1 206 5559857', otp: '123456' });
    const member = { first_name: 'Nancy', last_name: 'D', email: '\ufeffnancy@example.com\n', phone: '', role_id: 1 };
    expect(bind('/bms.identity.Team/Create', member)).toMatchObject({ member: { email: 'nancy@example.com' } });
  });

  test('is normalized in the service, too, which other callers reach without a gateway', () => {
    const message = { client: { company_name: 'A', type: 'person', email: ' info@example.com\u00a0' } };
    checkRequest(contract.rpc('/bms.crm.Clients/Create'))(message, []);
    expect(message.client.email).toBe('info@example.com');
    const update = { id: 1, client: { email: 'info@example.com\n' } };
    checkRequest(contract.rpc('/bms.crm.Clients/Update'))(update, ['email']);
    expect(update.client.email).toBe('info@example.com');
  });

  test('with only spaces in a required code is 422', () => {
    expect(() => bind('/bms.identity.Account/UndoChange', { code: ' \u200b\n' })).toThrow(
      expect.objectContaining({ violations: [expect.objectContaining({ field: 'code', code: 'required' })] }),
    );
  });

  test('keeps spaces in passwords', () => {
    expect(bind('/bms.identity.Account/Login', { email: 'a@example.com', password: ' a b ' })).toMatchObject({
      password: ' a b ',
    });
  });

  test('normalizes every email address, phone number and code of the contract that a caller sends', () => {
    const names = new Set<string>();
    for (const rpc of contract.rpcs)
      for (const field of rpc.request.fields.flatMap((field) => [field, ...(field.message?.fields ?? [])]))
        if (/^(email|phone|otp)$/.test(field.name) && !field.rules.readOnly && field.rules.normalize === '')
          names.add(`${rpc.path} ${field.name}`);
    // Kept as sent (clients, leads), or a filter.
    expect([...names].filter((name) => !/bms\.crm\.|\/List/.test(name))).toEqual([]);
  });
});
