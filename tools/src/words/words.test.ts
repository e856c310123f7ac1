import { expect, test } from '@jest/globals';
import { readDocComments } from './doc-comments.ts';
import { longSubjects } from './subjects.ts';

test('a doc comment that opens with a question word is found on the first line or after it', () => {
  const source = `
/** What a caller may do. */
export const a = 1;
  /**
   * Whether it is there.
   * How is not asked.
   */
  b(): boolean;
/** Returns what a caller may do. */
// What is no doc comment.
/** Whatever. */
`;
  expect(readDocComments(source)).toEqual({
    count: 4,
    questions: ['What a caller may do. */', 'Whether it is there.'],
  });
});

test('a commit subject of more than 72 characters is found', () => {
  const [short, long] = ['a'.repeat(72), 'b'.repeat(73)];
  expect(longSubjects(`1234567 ${short}\n89abcde ${long}\n`)).toEqual([`89abcde ${long}`]);
});
