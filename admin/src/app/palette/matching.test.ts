import { expect, test } from '@jest/globals';
import { matches } from './matching.ts';

test.each([
  ['New invoice', 'new inv', true],
  ['New invoice', 'inv', true],
  ['New invoice', 'voice', false],
  ['Estimate requests', 'req est', true],
  ['Général', 'gen', true],
  ['Clients', '', true],
  ['Clients', 'clients leads', false],
])('"%s" with the query "%s" matches: %s', (text, query, isMatch) => expect(matches(text, query)).toBe(isMatch));
