import { describe, expect, test } from '@jest/globals';
import { neutralizeFormulas } from './csv-rows.ts';

describe('a text in a CSV cell', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['-2', "'-2"],
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    [' =1', "' =1"],
    ['\u00a0@a', "'\u00a0@a"],
    ['\n=1', "\n'=1"],
    ['＝1', "'＝1"],
    ['－1', "'－1"],
    ['a;=1', "a;'=1"],
    ['a,+1', "a,'+1"],
    ['a; @b', "a; '@b"],
    ['a\t-1\r\n=2', "a\t'-1\r\n'=2"],
    ['a;;＋1', "a;;'＋1"],
  ])('%j, which a spreadsheet would evaluate, is written as %j', (text, written) => {
    expect(neutralizeFormulas(text)).toBe(written);
  });

  test.each(['', 'Chai', 'a-b', 'a = b', 'maria@example.com', '2026-01-31', 'Smith, John', '1;2', '\n', "'=1"])(
    '%j stays as it is',
    (text) => {
      expect(neutralizeFormulas(text)).toBe(text);
    },
  );

  test('is written in time that grows with its length alone', () => {
    const before = performance.now();
    neutralizeFormulas(`a,${' '.repeat(500_000)}b`);
    expect(performance.now() - before).toBeLessThan(5000);
  });
});
