import { expect, test } from '@jest/globals';
import type { Field } from '../contract/types.ts';
import { nameOfCode } from './code-choices.ts';

const country: Field = { name: 'country_code', type: 'string', format: 'country' };
const language: Field = { name: 'language', type: 'string' };

test.each<[string, Field, string, string | undefined]>([
  ['a country', country, 'NO', 'Norway'],
  ['a language', language, 'de', 'German'],
  ['a language of a region', language, 'en-GB', 'British English'],
  ['a text that is no code', country, 'not a code', undefined],
  ['nothing', country, '', undefined],
  ['a field of another kind', { name: 'currency', type: 'string', format: 'currency' }, 'EUR', undefined],
])('the code of %s is shown by its name', (_what, field, code, name) => {
  expect(nameOfCode(field, code, 'en')).toBe(name);
});
