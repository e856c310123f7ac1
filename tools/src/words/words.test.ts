import { expect, test } from '@jest/globals';
import { longSubjects, readDocComments, readProtoComments } from './texts.ts';

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

test('a comment of a proto that opens with a question word is found, but not a later line of it', () => {
  const source = `syntax = "proto3";
// What a client is.
// Which is clear.
message Client {
  // The name.
  string name = 1;
}`;
  expect(readProtoComments(source)).toEqual({ count: 2, questions: ['What a client is.'] });
});
