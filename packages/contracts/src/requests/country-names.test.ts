import { describe, expect, test } from '@jest/globals';
import { COUNTRY_CODES } from './countries.ts';
import { countryCodeOf } from './country-names.ts';

describe('the code of a country', () => {
  test.each([
    ['Germany', 'DE'],
    ['  deutschland ', 'DE'],
    ['ALLEMAGNE', 'DE'],
    ['Alemania', 'DE'],
    ['DE', 'DE'],
    ['Japan', 'JP'],
    ['日本', 'JP'],
    ['ישראל', 'IL'],
    ['Österreich', 'AT'],
    ['Osterreich', 'AT'],
    ['Ελλάδα', 'GR'],
    ['España', 'ES'],
    ['Suomi', 'FI'],
    ['Belgique', 'BE'],
    ['België', 'BE'],
    ['Svizzera', 'CH'],
    ['USA', 'US'],
    ['U.S.A.', 'US'],
    ['United States', 'US'],
    ['UK', 'GB'],
    ['The Netherlands', 'NL'],
    ['Türkiye', 'TR'],
    ['Turkey', 'TR'],
    ["Côte d'Ivoire", 'CI'],
    ['Czech Republic', 'CZ'],
    ['भारत', 'IN'],
  ])('of %s is %s', (name, code) => {
    expect(countryCodeOf(name)).toBe(code);
  });

  test.each(['', ' ', 'Europe', 'Korea', 'Berlin', 'Germany or France', '-'])('of %j is unknown', (name) => {
    expect(countryCodeOf(name)).toBeUndefined();
  });

  test.each(['en', 'de', 'es', 'fr'])('is found by every name that the panel shows in %s', (language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    const known = [...COUNTRY_CODES].filter((code) => names.of(code) !== code);
    expect(known.length).toBeGreaterThan(240);
    for (const code of known) expect([names.of(code), countryCodeOf(names.of(code)!)]).toEqual([names.of(code), code]);
  });
});
