import { setTimeout as sleep } from 'node:timers/promises';
import {
  connectRpc,
  type RpcClient,
  type StartedMongo,
  type StartedProcess,
  startMongo,
  startService,
} from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Connection, createConnection } from 'mongoose';
import { contract, eventually, type Surroundings, startSurroundings } from './harness.ts';

const COPIES = 2;
const ROUNDS = 4;
const TASKS = 30;
const PROJECTS = 5;

interface Stored {
  _id: number;
  version: number;
  assigned_to: number[];
  user_id: number;
}

/** What a killed process had locked is free after that time: MongoDB does not notice that nobody will end the transaction. */
const TRANSACTION_SECONDS = 3;

let mongo: StartedMongo;
let around: Surroundings;
let copies: StartedProcess[];
let clients: RpcClient[];
let db: Connection;
beforeAll(async () => {
  mongo = await startMongo();
  const admin = await createConnection(mongo.url).asPromise();
  await admin.db!.admin().command({ setParameter: 1, transactionLifetimeLimitSeconds: TRANSACTION_SECONDS });
  await admin.close();
  around = await startSurroundings(await mongo.addUser('bms_work'));
  copies = await Promise.all(Array.from({ length: COPIES }, () => startService('work', around.env)));
  clients = copies.map(({ target }) => connectRpc('work', target, contract, around.secrets));
  db = await createConnection(around.env['MONGODB_URL']!).asPromise();
});
afterAll(async () => {
  for (const client of clients) client.close();
  await db.close();
  await Promise.all(copies.map((copy) => copy.stop()));
  await around.stop();
  await mongo.stop();
});

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const anyOf = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!;
const find = (collection: string, filter: object) => db.collection<Stored>(collection).find(filter).toArray();
const untilOffTasks = (user: number) =>
  eventually(
    () => db.collection('tasks').countDocuments({ assigned_to: user }),
    (count) => count === 0,
    60_000,
  );

async function giveWork(user: number, colleague: number): Promise<void> {
  const task = { title: `for ${user}`, project_id: user, assigned_to: [user, colleague] };
  await Promise.all(numbers(TASKS).map(() => anyOf(clients).call('Tasks/Create', { task })));
  const join = (project_id: number) =>
    anyOf(clients).call('TeamMembers/Create', { team_member: { project_id, user_id: user } });
  await Promise.all(numbers(PROJECTS).map(join));
}

/** Kills copies at moments nobody chose, and starts them again. */
async function killSome(): Promise<void> {
  for (const copy of copies) {
    await sleep(Math.random() * 40);
    await copy.kill();
  }
  await Promise.all(copies.map((copy) => copy.restart()));
}

describe('a user who is deactivated while copies of the service are killed', () => {
  test.each(numbers(ROUNDS).map((round) => round + 10))('is taken off everything, and once: user %d', async (user) => {
    await giveWork(user, 2);
    await around.identity.tell('user.deactivated', user, { status: 'inactive' });
    await killSome();
    await untilOffTasks(user);
    const tasks = await find('tasks', { project_id: user });
    expect(tasks.map(({ version, assigned_to }) => ({ version, assigned_to }))).toEqual(
      Array.from({ length: TASKS }, () => ({ version: 2, assigned_to: [2] })),
    );
    expect(await find('team_members', { user_id: user })).toEqual([]);
    const taken = await find('team_members_deleted', { user_id: user });
    expect(taken.map(({ version }) => version)).toEqual(Array.from({ length: PROJECTS }, () => 2));
  });

  test('keeps what was given after the account is active again, whatever comes once more', async () => {
    const user = 30;
    await giveWork(user, 2);
    await around.identity.tell('user.deactivated', user, { status: 'inactive' });
    await killSome();
    await untilOffTasks(user);
    await around.identity.tell('user.updated', user, { status: 'active' });
    await giveWork(user, 2);
    await killSome();
    await anyOf(clients).call('Tasks/Create', { task: { title: 'the last', assigned_to: [user] } });
    await eventually(
      () => db.collection('outbox').countDocuments({ unsent: true }),
      (count) => count === 0,
      60_000,
    );
    expect(await find('tasks', { assigned_to: user })).toHaveLength(TASKS + 1);
    expect(await find('team_members', { user_id: user })).toHaveLength(PROJECTS);
  });
});
