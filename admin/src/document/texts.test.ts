import { expect, test } from '@jest/globals';
import { languageOf } from './language.ts';
import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';
import { fill } from './texts.ts';

test('the language is the first wanted one that has texts, with its region; English without any', () => {
  expect(languageOf(['de-AT', 'en'])).toEqual({ texts: de, locale: 'de-AT' });
  expect(languageOf(['', 'nl', 'ES-mx'])).toEqual({ texts: es, locale: 'ES-mx' });
  expect(languageOf(['nl'])).toEqual({ texts: en, locale: 'en' });
  expect(languageOf(['fr_FR', 'de'])).toEqual({ texts: de, locale: 'de' });
});

test.each(Object.entries({ de, es, fr }))('%s has every text, with the placeholders of English', (_tag, texts) => {
  const flat = (value: object): [string, string][] =>
    Object.entries(value).flatMap(([name, text]) =>
      typeof text === 'string'
        ? [[name, text] as [string, string]]
        : flat(text).map(([at, one]) => [`${name}.${at}`, one]),
    );
  const placeholders = (value: object) =>
    flat(value).map(([name, text]) => [name, (text.match(/\{\w+\}/g) ?? []).sort(), text.trim().length > 0]);
  expect(placeholders(texts)).toEqual(placeholders(en));
});

test('placeholders are replaced, and nothing else', () => {
  expect(fill('{name} on {time}, {other}', { name: '{time}', time: 'Monday' })).toBe('{time} on Monday, {other}');
});
