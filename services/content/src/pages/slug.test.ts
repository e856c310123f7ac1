import { describe, expect, test } from '@jest/globals';
import { freeSlug, slugFromTitle } from './slug.ts';

describe('the slug of a page', () => {
  test.each([
    ['About us', 'about-us'],
    ['  Über  uns!', 'ueber-uns'],
    ['Q&A 2026', 'q-and-a-2026'],
    ['iPhone', 'iphone'],
    ['已完成', 'page'],
    ['!!!', 'page'],
  ])('of "%s" is %s', (title, slug) => {
    expect(slugFromTitle(title)).toBe(slug);
  });

  test('is cut where the title is long, and never ends with a hyphen', () => {
    expect(slugFromTitle(`${'a'.repeat(89)} b`)).toBe('a'.repeat(89));
  });

  test('is the first that is free', () => {
    expect(freeSlug('faq', new Set())).toBe('faq');
    expect(freeSlug('faq', new Set(['faq', 'faq-3']))).toBe('faq-2');
  });
});
