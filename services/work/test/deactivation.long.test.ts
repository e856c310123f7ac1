import { eventually, type KilledReplicas, killRounds, startKilledReplicas } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contract, startEnvironment, type TestEnvironment } from './harness.ts';

const TASKS = 30;
const PROJECTS = 5;

interface Stored {
  _id: number;
  version: number;
  assigned_to: number[];
  user_id: number;
}

let environment: TestEnvironment;
let work: KilledReplicas;
beforeAll(async () => {
  environment = await startEnvironment();
  const { MONGODB_URL: _own, ...env } = environment.env;
  work = await startKilledReplicas('work', { contract, secrets: environment.secrets, env });
});
afterAll(async () => {
  await work?.stop();
  await environment?.stop();
});

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const find = (collection: string, filter: object) => work.db.collection<Stored>(collection).find(filter).toArray();
/** Tasks and projects are handled by separate consumers. */
const untilOffEverything = (user: number) =>
  eventually(
    async () => [...(await find('tasks', { assigned_to: user })), ...(await find('team_members', { user_id: user }))],
    (left) => left.length === 0,
  );

async function giveWork(user: number, colleague: number): Promise<void> {
  const task = { title: `for ${user}`, project_id: user, assigned_to: [user, colleague] };
  await Promise.all(numbers(TASKS).map(() => work.call('Tasks/Create', { task })));
  const join = (project_id: number) => work.call('TeamMembers/Create', { team_member: { project_id, user_id: user } });
  await Promise.all(numbers(PROJECTS).map(join));
}

describe('a user who is deactivated while copies of the service are killed', () => {
  test.each(killRounds.map((round) => round + 10))('is taken off everything, and once: user %d', async (user) => {
    await giveWork(user, 2);
    await environment.identity.publish('user.deactivated', user, { status: 'inactive' });
    await work.killAll();
    await untilOffEverything(user);
    const tasks = await find('tasks', { project_id: user });
    expect(tasks.map(({ version, assigned_to }) => ({ version, assigned_to }))).toEqual(
      Array.from({ length: TASKS }, () => ({ version: 2, assigned_to: [2] })),
    );
    const taken = await find('team_members_deleted', { user_id: user });
    expect(taken.map(({ version }) => version)).toEqual(Array.from({ length: PROJECTS }, () => 2));
  });

  test('gets everything back once with the account, and keeps it whatever comes once more', async () => {
    const user = 10;
    await giveWork(user, 2);
    await environment.identity.publish('user.deactivated', user, { status: 'inactive' });
    await work.killAll();
    await untilOffEverything(user);
    await environment.identity.publish('user.updated', user, { status: 'active' });
    await work.killAll();
    await eventually(
      async () =>
        (await find('tasks', { assigned_to: user })).length + (await find('team_members', { user_id: user })).length,
      (count) => count === TASKS + PROJECTS,
    );
    await work.killAll();
    await work.call('Tasks/Create', { task: { title: 'the last', assigned_to: [user] } });
    await work.untilAllPublished();
    expect(await find('tasks', { assigned_to: user })).toHaveLength(TASKS + 1);
    const members = await find('team_members', { user_id: user });
    expect(members.map(({ version }) => version)).toEqual(Array.from({ length: PROJECTS }, () => 3));
    expect(await find('team_members_deleted', { user_id: user })).toEqual([]);
  });
});
