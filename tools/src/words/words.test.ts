import { expect, test } from '@jest/globals';
import { declaredNames } from './declared-names.ts';
import { bannedTerm, readGlossary } from './glossary.ts';
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

const GLOSSARY = `
| Older word | Standard term | Meaning here |
|---|---|---|
| lanes | keyed queue | |
| stand-in | stub | |
| letters (mail), teller | outgoing messages, publisher | |

Kept as names of stored fields: \`tellerId\`.
`;

test('a name that contains a word of the glossary is found, whatever its case', () => {
  const glossary = readGlossary(GLOSSARY);
  const names = ['createLanes', 'MAX_LANES', 'startStandIn', 'lanesByKey', 'StandInHandlers'];
  expect(names.filter((name) => bannedTerm(name, glossary) === undefined)).toEqual([]);
  expect(bannedTerm('startStandIn', glossary)).toBe('stand in');
});

test('words that only look alike, words with a note and kept names are allowed', () => {
  const glossary = readGlossary(GLOSSARY);
  const names = ['planes', 'standInput', 'inStand', 'deadLetters', 'keyedQueue', 'tellerId'];
  expect(names.filter((name) => bannedTerm(name, glossary) !== undefined)).toEqual([]);
});

test('declared names are those of variables, parameters, types and members, with their lines', () => {
  const source = `import { lanes } from './lanes.ts';
const { teller: publisher, count } = lanes('teller');
class Queue { #teller = { teller: 1 }; told_to = []; }
function run(teller?: string) {}
`;
  expect(declaredNames('a.ts', source)).toEqual([
    { name: 'publisher', line: 2 },
    { name: 'count', line: 2 },
    { name: 'Queue', line: 3 },
    { name: 'teller', line: 3 },
    { name: 'run', line: 4 },
    { name: 'teller', line: 4 },
  ]);
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
