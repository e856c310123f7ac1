import type { Caller } from '@bms/contracts';
import {
  eventually,
  type Publisher,
  portalUser,
  type StartedPart,
  staff,
  startNats,
  startPublisher,
} from '@bms/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type Followed, openFeed } from '../../test/feed.ts';
import { startBoth, type TestedActivity, type TestedIdentity } from '../../test/harness.ts';

const [SEVEN_SEAS, ALFREDS] = [60, 61];

let nats: StartedPart;
let identity: TestedIdentity;
let activity: TestedActivity;
let services: { readonly crm: Publisher; readonly content: Publisher };
let count = 100;
const open: Followed[] = [];

beforeAll(async () => {
  nats = await startNats();
  ({ identity, activity } = await startBoth({ NATS_URL: nats.url }));
  const [crm, content] = await Promise.all(['crm', 'content'].map((name) => startPublisher(name, nats.url)));
  services = { crm: crm!, content: content! };
});
afterEach(() => {
  for (const followed of open.splice(0)) followed.stop();
});
afterAll(async () => {
  await Promise.all([services?.crm.stop(), services?.content.stop(), activity?.stop()]);
  await Promise.all([identity?.stop(), nats?.stop()]);
});

/** Stores the account and session of a caller, as far as they are read. */
async function signedIn(caller: Caller): Promise<Caller> {
  const { db } = identity;
  const [sessionId, hour] = [`session-${caller.userId}`, 3600_000];
  const account = { version: 1, status: 'active', is_admin: 0, email: `user-${caller.userId}@example.com` };
  const session = { user_id: caller.userId, created_at: new Date(), ended_at: null };
  await db.collection<{ _id: number }>('users').insertOne({ _id: caller.userId, ...account } as { _id: number });
  const row = { _id: sessionId, ...session, expires_at: new Date(Date.now() + hour) };
  await db.collection<{ _id: string }>('sessions').insertOne(row);
  return { ...caller, sessionId };
}

async function follow(caller: Caller, lastEventId?: string): Promise<Followed> {
  const followed = await openFeed(activity, caller, lastEventId);
  open.push(followed);
  return followed;
}

/** Publishes a change of a record, as its service does. @returns the id of the record */
async function happen(module: string, more: { portal_client_id?: number; told_to?: string; groups?: string[] }) {
  count += 1;
  const record_id = count;
  const data = { module, record_id, version: 1, title: 'A title', changes: [], told_to: 'viewers', ...more };
  const service = module === 'orders' ? services.crm : services.content;
  const record = { recordId: `${module}-${record_id}`, version: 1, module, owners: [1] };
  await service.publish({ message: 'bms.api.RecordChange', type: 'record.created', ...record, data });
  return record_id;
}

const publish = (module: string, ...groups: string[]) => happen(module, { told_to: 'editors', groups });
const sorted = (...ids: number[]): number[] => ids.sort((one, other) => one - other);
/** Asserts that a stream receives the changes of these records, and no others until then. */
async function expectReceived(followed: Followed, ...expected: number[]): Promise<void> {
  const received = await eventually(
    async () => followed.changes().map(({ record_id }) => record_id),
    (all) => expected.every((id) => all.includes(id)),
  );
  expect(sorted(...received)).toEqual(sorted(...expected));
}

describe('users of the portal who follow live', () => {
  test('are told of what is their client’s, and of announcements and pages that are for them; and go on where they were', async () => {
    const one = await signedIn(portalUser(SEVEN_SEAS, 901));
    const other = await signedIn(portalUser(ALFREDS, 902));
    const member = await signedIn(staff(903, { 'announcements.view': 'all', 'pages.view': 'all' }));
    const [first, second, third] = await Promise.all([one, other, member].map((caller) => follow(caller)));

    const order = await happen('orders', { portal_client_id: SEVEN_SEAS });
    const otherOrder = await happen('orders', { portal_client_id: ALFREDS });
    await happen('orders', { portal_client_id: 0 });
    const forStaff = await publish('announcements', 'all_members');
    const forOne = await publish('announcements', 'user:901');
    const page = await publish('pages', 'all_members', 'all_clients');
    await publish('pages');
    // Earlier events of each service have arrived once these have.
    const last = await publish('announcements', 'all_members', 'all_clients');
    const lastOrders = [SEVEN_SEAS, ALFREDS].map((portal_client_id) => happen('orders', { portal_client_id }));
    const [lastOrder, lastOther] = await Promise.all(lastOrders);
    await expectReceived(first!, order, forOne, page, last, lastOrder!);
    await expectReceived(second!, otherOrder, page, last, lastOther!);
    await expectReceived(third!, forStaff, page, last);

    // Changes without an open stream are sent after the cursor of a closed one, again only to their audience.
    const places = [first!, second!].map((followed) => followed.lastId());
    for (const followed of open) followed.stop();
    await publish('announcements', 'all_members');
    const meanwhile = await happen('orders', { portal_client_id: SEVEN_SEAS });
    const otherMeanwhile = await happen('orders', { portal_client_id: ALFREDS });
    const notice = await publish('pages', 'all_clients');
    const again = await Promise.all([follow(one, places[0]), follow(other, places[1])]);
    await expectReceived(again[0]!, meanwhile, notice);
    await expectReceived(again[1]!, otherMeanwhile, notice);
  });
});
