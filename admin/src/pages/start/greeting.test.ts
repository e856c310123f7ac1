import { expect, test } from '@jest/globals';
import { greetingAt } from './greeting.ts';

test.each([
  [4, 'Good evening'],
  [5, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good afternoon'],
  [18, 'Good evening'],
])('the greeting at %d is "%s"', (hour, greeting) => expect(greetingAt(hour)).toBe(greeting));
