import { describe, expect, test } from '@jest/globals';
import { isPersonal } from './personal.ts';

const user = { first_name: 'Jürgen', last_name: 'Groß-Schmidt Li', email: 'j.buchhaltung+x@example.com' };
const owner = { user, organization: 'Café Müller' };

describe('a password', () => {
  test.each([
    'my name is jurgen',
    'JÜRGEN is not allowed',
    'Jürgen is not allowed'.normalize('NFD'),
    'xxschmidtxx and more',
    'the Buchhaltung of 2026',
    'coffee at the cafe muller',
    'CafeMüller2026',
    'ｊｕｒｇｅｎ in full width',
  ])('%j contains a name of its owner or the organization', (password) => {
    expect(isPersonal(password, owner)).toBe(true);
  });

  test.each([
    'a quiet green river',
    'little example.com',
    'jurge n schmid t',
    'x and j and li are short',
    'cafe today',
  ])('%j contains none: short words, the domain and single words of the organization are ignored', (password) =>
    expect(isPersonal(password, owner)).toBe(false),
  );

  test('of an account without names is compared with the email address alone', () => {
    const nameless = { first_name: '', last_name: '', email: 'office@example.com' };
    expect(isPersonal('a quiet green river', { user: nameless, organization: '' })).toBe(false);
    expect(isPersonal('office and a river', { user: nameless, organization: '' })).toBe(true);
  });
});
