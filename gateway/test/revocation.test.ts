import { eventually } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { clientOf } from './support/client.ts';
import { natsChangesOf, startEnvironment, type TestEnvironment, type TestGateway } from './support/environment.ts';
import { sessionOf } from './support/identity.ts';
import { type Publisher, publisherTo } from './support/nats.ts';

let environment: TestEnvironment;
let gateways: TestGateway[];
let publisher: Publisher;

beforeAll(async () => {
  environment = await startEnvironment();
  gateways = await Promise.all([environment.gateway(), environment.gateway(), environment.gateway()]);
  publisher = await publisherTo(environment.nats.url);
});
afterAll(async () => {
  await publisher.close();
  await environment.stop();
});

/** Returns the status of a token at each gateway. */
const statuses = (token: string, path = '/api/things/5') =>
  Promise.all(gateways.map(async ({ url }) => (await clientOf(url)('GET', path, { token })).status));
const everywhere = (token: string, status: number) =>
  eventually(async () => (await statuses(token)).every((one) => one === status));

describe('notifications', () => {
  test('about an ended session invalidate its token at every gateway, and no other', async () => {
    const [mine, other] = [environment.identity.signIn(), environment.identity.signIn()];
    expect(await statuses(mine)).toEqual([200, 200, 200]);
    expect(await statuses(other)).toEqual([200, 200, 200]);
    environment.identity.end(mine);
    await publisher.publish(`bms.identity.session.revoked.${sessionOf(mine)}`);
    await everywhere(mine, 401);
    expect(await statuses(other)).toEqual([200, 200, 200]);
  });

  test.each([
    ['a role', 'bms.identity.role.updated.31'],
    ['a user', 'bms.identity.user.updated.32'],
  ])('about %s make every gateway resolve only the affected callers again', async (_what, subject) => {
    const token = environment.identity.signIn({ userId: 32, roleId: 31, grants: { 'things.view': 'all' } });
    const unconcerned = environment.identity.signIn({ userId: 33, roleId: 34, grants: { 'things.view': 'all' } });
    const changes = natsChangesOf(gateways);
    expect(await statuses(token)).toEqual([200, 200, 200]);
    expect(await statuses(unconcerned)).toEqual([200, 200, 200]);
    environment.identity.change(token, { userId: 32, roleId: 31, grants: {} });
    const cached = await statuses(token);
    const asked = () =>
      environment.identity.seen.filter(
        ({ rpc, message }) => rpc === 'ResolveSession' && message['session_id'] === sessionOf(unconcerned),
      ).length;
    const before = asked();
    await publisher.publish(subject);
    await everywhere(token, 403);
    expect(await statuses(unconcerned)).toEqual([200, 200, 200]);
    if (natsChangesOf(gateways) === changes) expect([cached, asked()]).toEqual([[200, 200, 200], before]);
  });

  test('about unknown records change nothing', async () => {
    const token = environment.identity.signIn();
    for (const subject of [
      'bms.identity.user.invited.a-job',
      'bms.identity.role.updated.x',
      'bms.identity.api_key.revoked.1',
      'bms.identity.session.revoked.nobody',
    ]) {
      await publisher.publish(subject);
    }
    expect(await statuses(token)).toEqual([200, 200, 200]);
  });
});

test('a gateway loads the ended sessions before it is ready', async () => {
  const token = environment.identity.signIn();
  environment.identity.end(token);
  const late = await environment.gateway();
  const before = environment.identity.seen.filter(({ rpc }) => rpc === 'ResolveSession').length;
  expect((await clientOf(late.url)('GET', '/api/things/5', { token })).status).toBe(401);
  expect(environment.identity.seen.filter(({ rpc }) => rpc === 'ResolveSession').length).toBe(before);
});
