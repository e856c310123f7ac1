import { createEncryption } from '@bms/mail';
import { ownCall } from '@bms/service-kit';
import {
  administrator,
  createAccounts,
  eventually,
  type Inbox,
  type Person,
  type Publisher,
  type ReceivedMail,
  type StartedPart,
  startInbox,
  startNats,
  startPublisher,
} from '@bms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eventOf, taskAssigned } from '../../test/events.ts';
import { startBoth, startCopy, type TestedActivity, type TestedIdentity } from '../../test/harness.ts';
import { createNotifier } from './notifier.ts';

let nats: StartedPart;
let inbox: Inbox;
let identity: TestedIdentity;
let activity: TestedActivity;
let copy: TestedActivity;
let work: Publisher;
let content: Publisher;

beforeAll(async () => {
  [nats, inbox] = await Promise.all([startNats(), startInbox()]);
  const settings = { NATS_URL: nats.url, SMTP_URL: inbox.url, PUBLIC_URL: 'https://bms.example' };
  ({ identity, activity } = await startBoth({ ...settings, MAIL_FROM: 'Example <no-reply@mail.example>' }));
  copy = await startCopy(activity.start);
  const start = (service: string) => startPublisher(service, nats.url);
  [work, content] = await Promise.all([start('work'), start('content')]);
});
afterAll(async () => {
  await Promise.all([work, content, activity, copy].map((one) => one.stop()));
  await Promise.all([identity.stop(), nats.stop(), inbox.stop()]);
});
beforeEach(() => {
  inbox.refusing = false;
});

const person = createAccounts(() => identity.db);
/** Creates a role that may view announcements and tasks in a scope. */
const createRole = (_id: number, scope: 'none' | 'own' | 'all') => {
  const grants = ['announcements', 'tasks', 'messages'].map((module) => ({ module, action: 'view', scope }));
  return identity.db.collection<{ _id: number }>('roles').insertOne({ _id, title: `Role ${_id}`, grants } as never);
};
/** Returns the mails that a person has received so far. */
const mailsTo = ({ email }: Person): ReceivedMail[] => inbox.mails.filter(({ to }) => to === email);
/** Waits until every person has received that many mails. */
const mailsOf = (people: readonly Person[], each = 1): Promise<ReceivedMail[][]> =>
  Promise.all(people.map(({ email }) => inbox.mailsTo(email, each)));

describe('who is put on a task', () => {
  test('is mailed what there is to do', async () => {
    const nancy = await person();
    await work.publish(taskAssigned([nancy], { title: 'Call Alfreds' }));
    const [[mail]] = (await mailsOf([nancy])) as [[ReceivedMail]];
    expect(mail.subject).toBe('Task: Call Alfreds');
    expect(mail.text).toContain('has assigned you the task "Call Alfreds". It is due on 2026-03-31.');
    expect(mail.text).toMatch(/View task: https:\/\/bms\.example\/admin\/#\/tasks\/\d+\/show/);
    expect(mail.messageId).toMatch(new RegExp(`^<[\\w-]+-${nancy.id}@mail\\.example>$`));
  });

  test('is mailed once, however often the event comes and however many copies of identity there are', async () => {
    const people = await Promise.all([person(), person(), person()]);
    await work.publish(taskAssigned(people));
    await mailsOf(people);
    for (let round = 0; round < 3; round++) await work.repeat();
    await work.publish(taskAssigned(people));
    await mailsOf(people, 2);
    expect(people.map((one) => mailsTo(one).length)).toEqual([2, 2, 2]);
  });

  test('is not mailed of the own doing, while inactive or deleted, or where no mails are wanted', async () => {
    const [nancy, andrew] = [await person(), await person()];
    const quiet = [await person({ status: 'inactive' }), await person({ email_notifications: false })];
    const gone = { id: 999_999, email: 'gone@example.com' };
    await work.publish(taskAssigned([nancy, andrew, ...quiet, gone], { changed_by: andrew.id }));
    await mailsOf([nancy]);
    await work.publish(taskAssigned([andrew]));
    await mailsOf([andrew]);
    expect([andrew, ...quiet, gone].map((one) => mailsTo(one).length)).toEqual([1, 0, 0, 0]);
  });

  test('is mailed with the same id again when the mail server refused', async () => {
    const nancy = await person();
    inbox.refusing = true;
    await work.publish(taskAssigned([nancy]));
    const jobs = activity.running.kit.db.collection<{ _id: string }>('send_jobs');
    const failures = activity.running.kit.db.collection('inbox_failures');
    const job = await eventually(() => jobs.findOne({ _id: new RegExp(`-${nancy.id}$`) }));
    await eventually(() => failures.countDocuments());
    inbox.refusing = false;
    const [[mail]] = (await mailsOf([nancy])) as [[ReceivedMail]];
    expect(mail.messageId).toBe(`<${job!._id}@mail.example>`);
  });

  test('is named in no event but by number', async () => {
    const nancy = await person();
    await work.publish(taskAssigned([nancy], { title: 'a canary task' }));
    await mailsOf([nancy]);
    const rows = await activity.running.kit.db
      .collection('outbox')
      .find({ subject: /notice\.requested/ })
      .toArray();
    const text = rows.map((row) => `${row['subject']} ${Buffer.from(row['data'].buffer).toString('latin1')}`).join();
    expect(text).toContain(`-${nancy.id}`);
    expect(text).not.toMatch(/canary|example\.com/);
  });
});

describe('what content tells', () => {
  const [MINUTE, DAY] = [60_000, 24 * 3600_000];
  const dateIn = (ms: number) => new Date(Date.now() + ms).toISOString().slice(0, 10);
  const send = (data: object) => content.publish(eventOf('bms.content.MessageEvent', 'message.sent', data));
  const announce = (data: object) =>
    content.publish(
      eventOf('bms.content.AnnouncementEvent', 'announcement.published', { title: 'Closed on Friday', ...data }),
    );

  test('of a message is mailed to its recipient without what it says, also where the system sent it', async () => {
    const nancy = await person();
    await send({ to_user_id: nancy.id, from_user_id: 1 });
    await send({ to_user_id: nancy.id, from_user_id: 0 });
    await send({ to_user_id: nancy.id, from_user_id: nancy.id });
    await announce({ share_with: [`user:${nancy.id}`], created_by: 1 });
    const [mails] = await mailsOf([nancy], 3);
    const subjects = mails!.map(({ subject }) => subject).sort();
    expect(subjects).toEqual(['Announcement: Closed on Friday', 'New message', 'New message']);
    const texts = mails!.map(({ text }) => text).join();
    expect(texts).toContain('has sent you a message.');
    expect(texts).toContain('You have a new message.');
  });

  test('of an announcement is mailed to everybody whom it is shared with, once', async () => {
    const [role, client_id] = [70_001, 70_002];
    await createRole(role, 'all');
    const [author, member] = [await person({ role_id: role }), await person({ role_id: role })];
    const portal = await person({ user_type: 'client', role_id: 0, client_id });
    await announce({ share_with: [`role:${role}`, `user:${member.id}`, `user:${portal.id}`], created_by: author.id });
    await mailsOf([member, portal]);
    await announce({ share_with: ['all_clients'], created_by: author.id });
    await mailsOf([portal], 2);
    await announce({ share_with: ['all_members'], created_by: author.id });
    await mailsOf([member], 2);
    expect([author, member, portal].map((one) => mailsTo(one).length)).toEqual([0, 2, 2]);
    const pages = [member, portal].map((one) =>
      mailsTo(one).map(({ text }) => /\/(admin|portal)\/#\//.exec(text)?.[1]),
    );
    expect(pages).toEqual([
      ['admin', 'admin'],
      ['portal', 'portal'],
    ]);
  });

  test('of an announcement is not mailed after its last day', async () => {
    const nancy = await person();
    const shared = { share_with: [`user:${nancy.id}`], created_by: 1 };
    await announce({ ...shared, title: 'over', end_date: dateIn(-DAY) });
    // Today, unless that ends before the mail is sent.
    const today = dateIn(MINUTE);
    await announce({ ...shared, title: 'now', start_date: today, end_date: today });
    const [mails] = await mailsOf([nancy]);
    expect(mails!.map(({ subject }) => subject)).toEqual(['Announcement: now']);
  });

  test('of an announcement to very many is mailed to all of them', async () => {
    await createRole(70_003, 'all');
    const many = Array.from({ length: 50 }, () => person({ role_id: 70_003 }));
    const people = await Promise.all(many);
    await announce({ share_with: ['role:70003'], created_by: 1 });
    await mailsOf(people);
    expect(people.every((one) => mailsTo(one).length === 1)).toBe(true);
  });
});

describe('what a role may not view', () => {
  test('is mailed to no user with that role, also not to one who is assigned', async () => {
    for (const [id, scope] of [
      [70_011, 'none'],
      [70_012, 'own'],
    ] as const)
      await createRole(id, scope);
    const [hidden, own] = [await person({ role_id: 70_011 }), await person({ role_id: 70_012 })];
    const witness = await person({ is_admin: 1 });
    const people = [hidden, own, witness];
    const share_with = people.map(({ id }) => `user:${id}`);
    const announcement = { title: 'Layoffs', share_with, created_by: 1 };
    await content.publish(eventOf('bms.content.AnnouncementEvent', 'announcement.published', announcement));
    await work.publish(taskAssigned(people, { title: 'Call Alfreds' }));
    await mailsOf([witness], 2);
    await mailsOf([own]);
    expect(mailsTo(own).map(({ subject }) => subject)).toEqual(['Task: Call Alfreds']);
    expect(mailsTo(hidden)).toEqual([]);
  });

  test('is not mailed if the role lost it after the mail was queued', async () => {
    await createRole(70_013, 'all');
    const [nancy, witness] = [await person({ role_id: 70_013 }), await person({ is_admin: 1 })];
    inbox.refusing = true;
    await work.publish(taskAssigned([nancy, witness], { title: 'Call Alfreds' }));
    const failures = activity.running.kit.db.collection('inbox_failures');
    await eventually(() => failures.countDocuments());
    await identity.db.collection<{ _id: number }>('roles').updateOne({ _id: 70_013 }, { $set: { grants: [] } });
    inbox.refusing = false;
    await mailsOf([witness]);
    const jobs = activity.running.kit.db.collection<{ _id: string }>('send_jobs');
    await eventually(
      () => jobs.countDocuments({ _id: new RegExp(`-${nancy.id}$`) }),
      (count) => count === 0,
    );
    expect(mailsTo(nancy)).toEqual([]);
  });
});

describe('what happened long ago', () => {
  test('is not mailed any more', async () => {
    const nancy = await person();
    const link = { path: '/tasks/1/show', label: 'View task' };
    const notification = { to: { users: [nancy.id] }, by: 0, subject: 'old', text: () => 'old', link };
    const { kit } = activity.running;
    const encryption = createEncryption(Buffer.from(activity.start.env['KEY_ENCRYPTION_SECRET']!, 'base64'));
    const notifier = createNotifier({ kit, encryption, organization: kit.organization });
    const days = (count: number) => new Date(Date.now() - count * 24 * 3600_000);
    const queued = async (at: Date) => {
      const requested = () => kit.db.collection('outbox').countDocuments({ subject: /notice.requested/ });
      const before = await requested();
      const call = ownCall(kit, { rpc: '/bms.activity.AuditLog/List' });
      await kit.write(call, await notifier.notification({ id: `old-${+at}`, at, notification }));
      return (await requested()) - before;
    };
    expect([await queued(days(4)), await queued(days(2))]).toEqual([0, 1]);
  });
});

describe('a preference', () => {
  const mask = { paths: ['email_notifications'] };
  const preferences = (caller: typeof administrator) =>
    identity.call<{ record: { email_notifications: boolean } }>('Account/Preferences', {}, { caller });
  const choose = (caller: typeof administrator, email_notifications: boolean) =>
    identity.call('Account/UpdatePreferences', { preferences: { email_notifications }, update_mask: mask }, { caller });
  const callerOf = ({ id }: Person) => ({ ...administrator, userId: id, isAdmin: false });

  test('is on to begin with, and each sets it for themselves', async () => {
    const [nancy, andrew] = [await person(), await person({ user_type: 'client', client_id: 77 })];
    const witness = await person();
    expect((await preferences(administrator)).record).toEqual({ email_notifications: true });
    for (const [before, one] of [nancy, andrew].entries()) {
      await choose(callerOf(one), false);
      expect((await preferences(callerOf(one))).record).toEqual({ email_notifications: false });
      await work.publish(taskAssigned([one, witness]));
      // The preferences of all recipients of an event are read together.
      await mailsOf([witness], before + 1);
    }
    await choose(callerOf(nancy), true);
    await work.publish(taskAssigned([nancy, andrew]));
    await mailsOf([nancy]);
    expect([nancy, andrew].map((one) => mailsTo(one).length)).toEqual([1, 0]);
  });

  test('of a member is seen and set by administrators, too', async () => {
    const name = { first_name: 'A', last_name: 'B', email: 'preferred@example.com' };
    const body = { ...name, is_admin: 1, email_notifications: true };
    const { record } = await identity.call<{ record: { id: number; email_notifications: boolean } }>(
      'Team/Create',
      { member: body },
      { caller: administrator },
    );
    expect(record.email_notifications).toBe(true);
    const change = { id: record.id, member: { email_notifications: false }, update_mask: mask };
    await identity.call('Team/Update', change, { caller: administrator });
    const caller = { ...administrator, userId: record.id };
    expect((await preferences(caller)).record).toEqual({ email_notifications: false });
  });

  test('is for those who are there and in a session', async () => {
    const gone = preferences({ ...administrator, userId: 999_999 });
    await expect(gone).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(preferences({ ...administrator, kind: 'api_key' })).rejects.toMatchObject({ code: 'forbidden' });
  });
});
