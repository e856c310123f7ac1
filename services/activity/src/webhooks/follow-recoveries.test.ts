import { callerOfClaims } from '@bms/contracts';
import { administrator, eventually, type Publisher, startPublisher } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { adminEmail } from '../../test/harness.ts';
import { stageWebhooks } from '../../test/webhooks.ts';

const { stage, rows, call, create, show } = stageWebhooks();

let publisher: Publisher;
beforeAll(async () => {
  publisher = await startPublisher('identity', stage.nats.url);
});
afterAll(() => publisher?.stop());

/** Publishes that an account is recovered: what it granted or changed since a time is revoked, or that of some keys. */
const recover = (user_id: number, revoked: { since?: string; keys?: string[] }) => {
  const data = { user_id, since: '', keys: [], ...revoked };
  return publisher.publish({
    message: 'bms.identity.AccessEvent',
    type: 'access.revoked',
    recordId: user_id,
    version: 1,
    data,
  });
};
const { userId } = administrator;
const HOUR = 3600_000;
const hourAgo = () => new Date(Date.now() - HOUR);
/** Another administrator, whose account was taken over. */
const taken = { ...administrator, userId: userId + 1 };
const becomesInactive = (id: number) => eventually(async () => !(await show(id)).active);
/** Makes everything so far look older than an hour. */
const age = (id: number) =>
  rows('webhooks').updateOne({ _id: id }, {
    $set: { created_at: new Date(Date.now() - 2 * HOUR), edits: [] },
  } as never);

test('an undone change pauses the webhooks that the account has created since, and no others', async () => {
  const [older, newer, foreign] = [await create(), await create(), await create()];
  await age(older.record.id);
  await rows('webhooks').updateOne({ _id: foreign.record.id }, { $set: { created_by: userId + 1, edits: [] } });
  await recover(userId, { since: hourAgo().toISOString() });
  await becomesInactive(newer.record.id);
  expect(await show(newer.record.id)).toMatchObject({ disabled_reason: 'account_recovered' });
  expect((await show(older.record.id)).active).toBe(true);
  expect((await show(foreign.record.id)).active).toBe(true);
});

const changes: readonly [string, (id: number, caller: typeof taken) => Promise<unknown>][] = [
  [
    'whose URL it has changed',
    (id, caller) => {
      const webhook = { url: `${stage.endpoint.url}/thief` };
      return call('Update', { id, webhook, update_mask: { paths: ['url'] } }, caller);
    },
  ],
  ['whose secret it has rotated', (id, caller) => call('RotateSecret', { id }, caller)],
  ['that it has taken over', (id, caller) => call('TakeOver', { id }, caller)],
];

test.each(changes)('an undone change pauses a webhook of another account %s since', async (_what, change) => {
  const [changed, untouched] = [await create(), await create()];
  for (const { record } of [changed, untouched]) await age(record.id);
  await change(changed.record.id, taken);
  // A later change with another account hides nothing.
  const paths = ['events'];
  await call('Update', { id: changed.record.id, webhook: { events: ['*'] }, update_mask: { paths } });
  await recover(taken.userId, { since: hourAgo().toISOString() });
  await becomesInactive(changed.record.id);
  expect((await show(untouched.record.id)).active).toBe(true);
});

test('an undone change leaves a webhook alone that the account changed before it', async () => {
  const [before, since] = [await create(), await create()];
  for (const { record } of [before, since]) await call('RotateSecret', { id: record.id }, taken);
  const edits = [{ user_id: taken.userId, at: new Date(hourAgo().getTime() - 1) }];
  await rows('webhooks').updateOne({ _id: before.record.id }, { $set: { edits } });
  await recover(taken.userId, { since: hourAgo().toISOString() });
  await becomesInactive(since.record.id);
  expect((await show(before.record.id)).active).toBe(true);
});

test('the owner of a webhook that is paused with the recovery of an account gets a mail', async () => {
  const { record } = await create();
  await recover(userId, { since: hourAgo().toISOString() });
  const isNotice = ({ text }: { text: string }) => text.includes(`for ${record.url} was disabled because an account`);
  await eventually(
    async () => (await stage.inbox.mailsTo(adminEmail)).filter(isNotice),
    (found) => found.length > 0,
  );
});

test('a webhook that was chosen after a password reset is paused, and is active again when a user says so', async () => {
  const [chosen, kept, foreign] = [await create(), await create(), await create({}, taken)];
  const listed = await stage.activity.call<{ records: { key: string; title: string }[] }>(
    'Webhooks/ListGrantedAccess',
    { user_id: userId },
    { caller: callerOfClaims({ kind: 'service' }) },
  );
  const keys = listed.records.map(({ key }) => key);
  expect(keys).toEqual([`webhooks/${kept.record.id}`, `webhooks/${chosen.record.id}`]);
  expect(listed.records[0]).toMatchObject({ kind: 'webhook', title: kept.record.url });
  await recover(userId, { keys: [`webhooks/${chosen.record.id}`, `webhooks/${foreign.record.id}`, 'orders/1'] });
  await becomesInactive(chosen.record.id);
  expect((await show(kept.record.id)).active).toBe(true);
  expect((await show(foreign.record.id)).active).toBe(true);
  const activate = { id: chosen.record.id, webhook: { active: true }, update_mask: { paths: ['active'] } };
  await call('Update', activate);
  expect(await show(chosen.record.id)).toMatchObject({ active: true });
});

test('creating a webhook sends its creator a mail', async () => {
  const { record } = await create();
  const isNotice = ({ text }: { text: string }) =>
    text.includes(`The webhook for ${record.url} was created with your account on `);
  const notices = async () => (await stage.inbox.mailsTo(adminEmail)).filter(isNotice);
  const [notice] = await eventually(notices, (found) => found.length > 0);
  expect(notice!.subject).toBe('A webhook was created');
});
