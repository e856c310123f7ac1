import { loadContract } from '@bms/contracts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startIdentity, type TestedIdentity } from '../../test/harness.ts';
import { grantStartingRoles } from './grant-starting-roles.ts';
import { grantablePermissions } from './grants.ts';
import { type Grant, ROLES } from './role.model.ts';
import { startingRoles } from './starting-roles.ts';

let identity: TestedIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const of = (grants: readonly Grant[], module: string) => grants.filter((grant) => grant.module === module);
const withTitle = (title: string): Grant[] =>
  startingRoles(grantablePermissions(loadContract())).find((role) => role.title === title)!.grants;

/** Replaces all roles by these, the last one deleted, runs a migration twice, and returns the grants of each. */
async function migrate(before: [title: string, Grant[]][], ...args: Parameters<typeof grantStartingRoles>) {
  const { db, log } = identity.running.kit;
  const rows = before.map(([title, grants], index) => ({ _id: index + 1, title, grants, version: 4 }));
  const [roles, deleted] = [ROLES, `${ROLES}_deleted`].map((name) =>
    db.collection<{ _id: number; grants: Grant[]; version: number }>(name),
  );
  for (const collection of [roles!, deleted!]) await collection.deleteMany({});
  await roles!.insertMany(rows.slice(0, -1));
  await deleted!.insertMany(rows.slice(-1));
  const context = { db: db.db!, log, signal: new AbortController().signal };
  for (let round = 0; round < 2; round++) await grantStartingRoles(...args).up(context);
  return [...(await roles!.find().sort({ _id: 1 }).toArray()), ...(await deleted!.find().toArray())];
}

test('the initial roles of an existing system get the grants of a new module as in a new system, once', async () => {
  const without = (title: string) => withTitle(title).filter(({ module }) => module !== 'leads');
  const after = await migrate(
    [
      ['Manager', without('Manager')],
      ['Renamed', without('Manager')],
      ['Read only', without('Read only')],
      ['Member', without('Member')],
    ],
    'leads',
    'leads',
  );
  expect(after.map(({ grants }) => of(grants, 'leads'))).toEqual([
    of(withTitle('Manager'), 'leads'),
    [],
    of(withTitle('Read only'), 'leads'),
    of(withTitle('Member'), 'leads'),
  ]);
  expect(after.map(({ version }) => version)).toEqual([8, 4, 5, 8]);
});

test('a new action is granted without the others, and what an administrator granted is kept', async () => {
  const chosen: Grant = { module: 'leads', action: 'delete', scope: 'none' };
  const after = await migrate(
    [
      ['Manager', []],
      ['Manager', [chosen]],
      ['Read only', []],
    ],
    'delete of leads',
    'leads',
    ['delete'],
  );
  expect(after.map(({ grants }) => grants)).toEqual([[{ ...chosen, scope: 'all' }], [chosen], []]);
});
