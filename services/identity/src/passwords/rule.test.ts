import { describe, expect, test } from '@jest/globals';
import { passwordProblem } from './rule.ts';

describe('the rule of passwords', () => {
  test.each([
    ['elevenchars', 'too_short'],
    ['é'.repeat(11), 'too_short'],
    ['x1'.repeat(65), 'too_long'],
    ['administrator', 'too_common'],
    ['Administrator', 'too_common'],
    ['password1234', 'too_common'],
    ['password2026', 'too_common'],
    ['aaaaaaaaaaaa', 'too_common'],
    ['abcabcabcabc', 'too_common'],
    ['ｐａｓｓｗｏｒｄ１２３４', 'too_common'],
  ])('%j is %s', (password, problem) => expect(passwordProblem(password)).toBe(problem));

  test.each(['a quiet river', 'correct horse battery', `${'🦉'.repeat(5)}four owls`, `${'long '.repeat(25)}end`])(
    '%j is fine',
    (password) => expect(passwordProblem(password)).toBeUndefined(),
  );
});
