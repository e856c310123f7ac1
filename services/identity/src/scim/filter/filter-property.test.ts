import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { startIdentity, type TestedIdentity } from '../../../test/harness.ts';
import { filtered, newUser, type Resource, type ScimClient, scimClient } from '../../../test/scim-client.ts';

const TEXTS = ['Ada', 'ada b', 'B', 'Émile', 'a.c', 'AxC', '$name', 'Zoë "Z"', "O'Neill"];

let identity: TestedIdentity;
let scim: ScimClient;
let all: Resource[];
beforeAll(async () => {
  identity = await startIdentity();
  scim = scimClient(identity);
  for (const [index, text] of TEXTS.entries()) {
    const next = TEXTS[(index + 3) % TEXTS.length]!;
    const name = { givenName: text, familyName: next };
    const more = { userName: `${text} ${index}`, name, active: index % 2 === 0, externalId: `${text}-${index}` };
    await scim('POST', '/Users', { body: newUser(index % 3 === 0 ? more : { ...more, title: next }) });
  }
  all = (await scim('GET', '/Users')).body.Resources;
});
afterAll(() => identity.stop());

/** A comparison, and its result for the value that a user has; undefined if the user has none. */
interface Comparison {
  readonly text: string;
  readonly holds: (user: Resource) => boolean;
}

const nameOf = (user: Resource) => (user['name'] ?? {}) as Record<string, string | undefined>;
const attributes: Readonly<Record<string, (user: Resource) => string | undefined>> = {
  userName: (user) => String(user['userName']),
  'name.givenName': (user) => nameOf(user)['givenName'] || undefined,
  'name.familyName': (user) => nameOf(user)['familyName'] || undefined,
  title: (user) => user['title'] as string | undefined,
};
const lower = (text: string) => text.toLowerCase();
const operators: Readonly<Record<string, (value: string, wanted: string) => boolean>> = {
  eq: (value, wanted) => value === wanted,
  ne: (value, wanted) => value !== wanted,
  co: (value, wanted) => value.includes(wanted),
  sw: (value, wanted) => value.startsWith(wanted),
  ew: (value, wanted) => value.endsWith(wanted),
};

const words = fc.constantFrom(...TEXTS, 'a', 'c', '.', ' ', 'ille', '$', '"', '^a', 'x*');
const compared: fc.Arbitrary<Comparison> = fc
  .tuple(fc.constantFrom(...Object.keys(attributes)), fc.constantFrom(...Object.keys(operators)), words)
  .map(([name, op, wanted]) => ({
    text: `${name} ${op} ${JSON.stringify(wanted)}`,
    // An attribute without a value is like an empty text: it equals nothing else.
    holds: (user) => operators[op]!(lower(attributes[name]!(user) ?? ''), lower(wanted)),
  }));
const present: fc.Arbitrary<Comparison> = fc.constantFrom(...Object.keys(attributes)).map((name) => ({
  text: `${name} pr`,
  holds: (user) => attributes[name]!(user) !== undefined,
}));
const active: fc.Arbitrary<Comparison> = fc.boolean().map((wanted) => ({
  text: `active eq ${wanted}`,
  holds: (user) => user['active'] === wanted,
}));

const { filter } = fc.letrec<{ filter: Comparison }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    compared,
    present,
    active,
    tie('filter').map(({ text, holds }) => ({ text: `not (${text})`, holds: (user: Resource) => !holds(user) })),
    fc.tuple(tie('filter'), fc.constantFrom('and', 'or'), tie('filter')).map(([one, op, other]) => ({
      text: `(${one.text}) ${op} (${other.text})`,
      holds: (user: Resource) =>
        op === 'and' ? one.holds(user) && other.holds(user) : one.holds(user) || other.holds(user),
    })),
  ),
}));

test('a filter finds in the database whom it describes, for filters of every form', async () => {
  await fc.assert(
    fc.asyncProperty(filter, async ({ text, holds }) => {
      const { status, body } = await scim('GET', filtered('Users', text));
      expect([text, status]).toEqual([text, 200]);
      const expected = all.filter(holds).map(({ id }) => id);
      expect([text, body.Resources.map(({ id }) => id)]).toEqual([text, expected]);
    }),
    { numRuns: 150 },
  );
});
