import { administrator, errorsOf } from '@bms/testing';
import { describe, expect, test } from '@jest/globals';
import { adminEmail, adminPassword } from '../../test/harness.ts';
import { stageWebhooks, type Webhook } from '../../test/webhooks.ts';

const { stage, accounts, call, create, show } = stageWebhooks();

const require = (require_recent_sign_in: boolean) =>
  stage.identity.call(
    'Organization/Update',
    { organization: { require_recent_sign_in }, update_mask: { paths: ['require_recent_sign_in'] } },
    { caller: administrator },
  );

/** Signs the administrator in, with a sign-in of that age. */
async function signedIn(minutesAgo: number): Promise<typeof administrator> {
  const credentials = { email: adminEmail, password: adminPassword };
  const { token, user } = await stage.identity.call<{ token: string; user: { id: number } }>(
    'Account/Login',
    credentials,
  );
  const { sid: sessionId } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sid: string };
  const created_at = new Date(Date.now() - minutesAgo * 60_000);
  await accounts('sessions').updateOne({ _id: sessionId as never }, { $set: { created_at } });
  return { ...administrator, userId: user.id, sessionId };
}

const update = (id: number, webhook: object, caller: typeof administrator) =>
  call('Update', { id, webhook, update_mask: { paths: Object.keys(webhook) } }, caller);

describe('a webhook, where the organization requires a recent sign-in', () => {
  const errors = ['recent_sign_in_required'];

  test('is neither created nor changed in what it receives and where with an old sign-in', async () => {
    await require(true);
    const { record } = await create({}, await signedIn(9));
    const caller = await signedIn(11);
    expect(await errorsOf(create({}, caller))).toEqual(errors);
    expect(await errorsOf(update(record.id, { url: `${record.url}/other` }, caller))).toEqual(errors);
    expect(await errorsOf(update(record.id, { events: ['*'] }, caller))).toEqual(errors);
    expect(await errorsOf(call('RotateSecret', { id: record.id }, caller))).toEqual(errors);
    expect(await show(record.id)).toEqual(record);
  });

  test('is paused, and sent back unchanged, with an old sign-in', async () => {
    await require(true);
    const { record } = await create({}, await signedIn(0));
    const caller = await signedIn(60);
    await update(record.id, { url: record.url, events: record.events, active: false }, caller);
    expect(await show(record.id)).toMatchObject({ url: record.url, active: false });
  });

  test('is created and changed with the current password, which is not stored', async () => {
    await require(true);
    const caller = await signedIn(60);
    const current_password = adminPassword;
    const { record } = await create({ current_password }, caller);
    const url = `${record.url}/other`;
    await update(record.id, { url, current_password }, caller);
    await call<{ record: Webhook }>('RotateSecret', { id: record.id, current_password }, caller);
    expect(await show(record.id)).toMatchObject({ url });
    const stored = await stage.activity.running.kit.db
      .collection<{ _id: number }>('webhooks')
      .findOne({ _id: record.id });
    expect(stored).not.toHaveProperty('current_password');
    const wrong = { current_password: 'a wrong one' };
    expect(await errorsOf(update(record.id, { url: record.url, ...wrong }, caller))).toEqual([
      'current_password wrong_password',
    ]);
    expect(await show(record.id)).toMatchObject({ url });
  });
});
