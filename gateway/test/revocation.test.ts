import { eventually } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { clientOf } from './support/client.ts';
import { sessionOf } from './support/identity.ts';
import { type Publisher, publisherTo } from './support/news.ts';
import { type Surroundings, surround, type TestGateway } from './support/surroundings.ts';

let around: Surroundings;
let gateways: TestGateway[];
let news: Publisher;

beforeAll(async () => {
  around = await surround();
  gateways = await Promise.all([around.gateway(), around.gateway(), around.gateway()]);
  news = await publisherTo(around.nats.url);
});
afterAll(async () => {
  await news.close();
  await around.stop();
});

/** Returns the status of a token at each gateway. */
const statuses = (token: string, path = '/api/things/5') =>
  Promise.all(gateways.map(async ({ url }) => (await clientOf(url)('GET', path, { token })).status));
const everywhere = (token: string, status: number) =>
  eventually(async () => (await statuses(token)).every((one) => one === status));

describe('news', () => {
  test('of a session’s end kill its token at every gateway, and no other', async () => {
    const [mine, other] = [around.identity.signIn(), around.identity.signIn()];
    expect(await statuses(mine)).toEqual([200, 200, 200]);
    expect(await statuses(other)).toEqual([200, 200, 200]);
    await news.publish(`bms.identity.session.revoked.${sessionOf(mine)}`);
    await everywhere(mine, 401);
    expect(await statuses(other)).toEqual([200, 200, 200]);
  });

  test.each([
    ['a role', 'bms.identity.role.updated.31'],
    ['a user', 'bms.identity.user.updated.32'],
  ])('of %s make every gateway ask again, those concerned only', async (_what, subject) => {
    const token = around.identity.signIn({ userId: 32, roleId: 31, grants: { 'things.view': 'all' } });
    const unconcerned = around.identity.signIn({ userId: 33, roleId: 34, grants: { 'things.view': 'all' } });
    expect(await statuses(token)).toEqual([200, 200, 200]);
    expect(await statuses(unconcerned)).toEqual([200, 200, 200]);
    around.identity.change(token, { userId: 32, roleId: 31, grants: {} });
    expect(await statuses(token)).toEqual([200, 200, 200]);
    const asked = () =>
      around.identity.seen.filter(
        ({ rpc, message }) => rpc === 'ResolveSession' && message['session_id'] === sessionOf(unconcerned),
      ).length;
    const before = asked();
    await news.publish(subject);
    await everywhere(token, 403);
    expect(await statuses(unconcerned)).toEqual([200, 200, 200]);
    expect(asked()).toBe(before);
  });

  test('of what nobody knows change nothing', async () => {
    const token = around.identity.signIn();
    for (const subject of [
      'bms.identity.user.invited.a-job',
      'bms.identity.role.updated.x',
      'bms.identity.api_key.revoked.1',
      'bms.identity.session.revoked.nobody',
    ]) {
      await news.publish(subject);
    }
    expect(await statuses(token)).toEqual([200, 200, 200]);
  });
});

test('a gateway knows at start which sessions have ended, before it is ready', async () => {
  const token = around.identity.signIn();
  around.identity.end(token);
  const late = await around.gateway();
  const before = around.identity.seen.filter(({ rpc }) => rpc === 'ResolveSession').length;
  expect((await clientOf(late.url)('GET', '/api/things/5', { token })).status).toBe(401);
  expect(around.identity.seen.filter(({ rpc }) => rpc === 'ResolveSession').length).toBe(before);
});
