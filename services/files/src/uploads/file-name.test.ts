import { describe, expect, test } from '@jest/globals';
import { cleanFileName } from './file-name.ts';

describe('the name of a file', () => {
  test.each([
    ['stays as it is', 'Angebot Nr. 5 (größer).pdf', 'Angebot Nr. 5 (größer).pdf'],
    ['keeps no folders', '../../etc/passwd', 'passwd'],
    ['keeps no folders of Windows', 'C:\\Users\\a\\offer.pdf', 'offer.pdf'],
    ['keeps no NUL and no ends of lines', 'a\0b\r\n.png', 'ab.png'],
    ['does not run from right to left', 'invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['keeps joined characters', '👩‍👩‍👧.png', '👩‍👩‍👧.png'],
    ['has the quotes that browsers escape', 'the %22best%22 100%.txt', 'the "best" 100%.txt'],
    ['is never empty', '..', 'file'],
    ['is never invisible', '\u200b\u3164\u2800', 'file'],
    ['is never only a folder', 'a/', 'file'],
    ['is well-formed', 'a\ud800.png', 'a\ufffd.png'],
  ])('%s', (_rule, sent, kept) => {
    expect(cleanFileName(sent)).toBe(kept);
  });

  test('has 255 characters at most, the extension among them', () => {
    const long = cleanFileName(`${'ä'.repeat(300)}.pdf`);
    expect([[...long].length, long.slice(-5)]).toEqual([255, 'ä.pdf']);
    expect([...cleanFileName('😀'.repeat(300))].length).toBe(255);
  });
});
