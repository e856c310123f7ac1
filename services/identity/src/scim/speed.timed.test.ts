import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startIdentity, type TestedIdentity } from '../../test/harness.ts';
import { filtered, GROUP_SCHEMA, newUser, patchOf, type ScimClient, scimClient } from '../../test/scim-client.ts';
import { USERS, type User } from '../users/user.model.ts';

const MANY = 10_000;
const FIRST_ID = 10_000;

let identity: TestedIdentity;
let scim: ScimClient;
beforeAll(async () => {
  identity = await startIdentity();
  scim = scimClient(identity);
  const { id } = (await scim('POST', '/Users', { body: newUser() })).body;
  const users = identity.running.kit.db.collection<User>(USERS);
  const template = (await users.findOne({ _id: Number(id) }))!;
  const many = Array.from({ length: MANY }, (_, index) => ({
    ...template,
    _id: FIRST_ID + index,
    email: `many${index}@example.com`,
    user_name: `Many${index}`,
    user_name_key: `many${index}`,
  }));
  await users.insertMany(many);
});
afterAll(() => identity.stop());

/** Returns the milliseconds of a request. */
async function timeOf(method: string, url: string, body?: object): Promise<number> {
  const start = performance.now();
  expect((await scim(method, url, { body })).status).toBeLessThan(300);
  return performance.now() - start;
}

describe('among ten thousand users', () => {
  test.each([
    ['the last page', '/Users?startIndex=9901&count=100', 1000],
    ['the last page by name', '/Users?startIndex=9901&count=100&sortBy=userName', 2000],
    ['a user by name', filtered('Users', 'userName eq "MANY5000"'), 500],
    ['a part of a name', filtered('Users', 'userName co "5000"'), 2000],
  ])('%s is read within its limit', async (_what, url, limitMs) => {
    const times = [await timeOf('GET', url), await timeOf('GET', url), await timeOf('GET', url)];
    process.stderr.write(`• ${url}: ${times.map(Math.round).join(', ')} ms\n`);
    expect(Math.min(...times)).toBeLessThan(limitMs);
  });

  test('one is added to a group of five thousand as fast as to an empty one', async () => {
    const group = { schemas: [GROUP_SCHEMA], displayName: 'Many' };
    const { id } = (await scim('POST', '/Groups', { body: group })).body;
    const add = (ids: number[]) =>
      patchOf({ op: 'add', path: 'members', value: ids.map((value) => ({ value: String(value) })) });
    const few = await timeOf('PATCH', `/Groups/${id}`, add([FIRST_ID]));
    const all = Array.from({ length: 5000 }, (_, index) => FIRST_ID + 1 + index);
    const many = await timeOf('PATCH', `/Groups/${id}`, add(all));
    const one = await timeOf('PATCH', `/Groups/${id}`, add([FIRST_ID + 6000]));
    const read = await timeOf('GET', `/Groups/${id}`);
    const times = [few, many, one, read].map(Math.round).join(', ');
    process.stderr.write(`• a member, 5,000 members, one more, the group: ${times} ms\n`);
    expect(many).toBeLessThan(20_000);
    expect(one).toBeLessThan(few + 1000);
  });
});
