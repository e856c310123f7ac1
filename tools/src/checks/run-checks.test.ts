import { expect, test } from '@jest/globals';
import { warningsIn } from './run-checks.ts';

test('a warning of a check that passed is found in its output, with and without colour', () => {
  const output = ['• a step', '! the packages were not audited', '\u001b[33m!\u001b[39m coloured', 'no ! warning'].join(
    '\n',
  );
  expect(warningsIn(output)).toEqual(['the packages were not audited', 'coloured']);
});
