import { administrator, eventually, type Publisher, startPublisher } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { adminEmail } from '../../test/harness.ts';
import { stageWebhooks } from '../../test/webhooks.ts';

const { stage, rows, create, show } = stageWebhooks();

let publisher: Publisher;
beforeAll(async () => {
  publisher = await startPublisher('identity', stage.nats.url);
});
afterAll(() => publisher?.stop());

const undone = (user_id: number, since: string) => {
  const data = { user_id, email: '', by_user: false, address: '', since };
  return { message: 'bms.identity.AccountEvent', type: 'account.change_undone', recordId: user_id, version: 1, data };
};

test('the undoing of a change pauses the webhooks that the account has created since, and no others', async () => {
  const { userId } = administrator;
  const [older, newer, foreign] = [await create(), await create(), await create()];
  const hourAgo = new Date(Date.now() - 3600_000);
  await rows('webhooks').updateOne({ _id: older.record.id }, { $set: { created_at: new Date(hourAgo.getTime() - 1) } });
  await rows('webhooks').updateOne({ _id: foreign.record.id }, { $set: { created_by: userId + 1 } });
  await publisher.publish(undone(userId, ''));
  await publisher.publish(undone(userId, hourAgo.toISOString()));
  await eventually(async () => !(await show(newer.record.id)).active);
  expect((await show(older.record.id)).active).toBe(true);
  expect((await show(foreign.record.id)).active).toBe(true);
});

test('creating a webhook sends its creator a mail', async () => {
  const { record } = await create();
  const isNotice = ({ text }: { text: string }) =>
    text.includes(`The webhook for ${record.url} was created with your account on `);
  const notices = async () => (await stage.inbox.mailsTo(adminEmail)).filter(isNotice);
  const [notice] = await eventually(notices, (found) => found.length > 0);
  expect(notice!.subject).toBe('A webhook was created');
});
