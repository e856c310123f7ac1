import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { administrator, eventually, type Inbox, type StartedPart, startInbox, startNats } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startIdentity, type TestedIdentity } from '../../test/harness.ts';

interface Posted {
  headers: Record<string, unknown>;
  body: { id: string; to: string; from: string; text: string };
}

/** Starts a stub of an SMS provider that responds with the given statuses. */
async function startProvider(posted: Posted[], statuses: number[]): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      posted.push({ headers: request.headers, body: JSON.parse(text) });
      response.writeHead(statuses.shift() ?? 202).end(text);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages` };
}

describe('letters on their way', () => {
  const posted: Posted[] = [];
  const statuses = [500];
  let nats: StartedPart;
  let inbox: Inbox;
  let provider: { server: Server; url: string };
  let identity: TestedIdentity;
  beforeAll(async () => {
    [nats, inbox, provider] = await Promise.all([startNats(), startInbox(), startProvider(posted, statuses)]);
    const sms = { SMS_URL: provider.url, SMS_TOKEN: 'provider-token', SMS_FROM: 'BMS' };
    const mail = { SMTP_URL: inbox.url, MAIL_FROM: 'Example <no-reply@mail.example>' };
    identity = await startIdentity({ NATS_URL: nats.url, ...mail, ...sms });
  });
  afterAll(async () => {
    await identity.stop();
    provider.server.close();
    await Promise.all([nats.stop(), inbox.stop()]);
  });

  const add = (email: string, phone = '') => {
    const member = { first_name: 'Zoë', last_name: 'Ødegård', email, phone, is_admin: 1 };
    return identity.call('Team/Create', { member }, { caller: administrator });
  };
  const failures = () => identity.running.kit.db.collection('inbox_failures');
  /** Counts the messages of which an attempt has failed; an attempt in progress has an entry too. */
  const failed = () => failures().countDocuments({ tries: { $gte: 1 } });
  const jobs = () => identity.running.kit.db.collection('send_jobs').countDocuments();

  test('a mail that was refused is sent again, with the same id and no word of it in what is kept', async () => {
    inbox.refusing = true;
    await add('zoe@example.com');
    await eventually(async () => (await failed()) > 0);
    const job = await identity.running.kit.db.collection('send_jobs').findOne({});
    inbox.refusing = false;
    const [mail] = await inbox.mailsTo('zoe@example.com');
    expect(mail).toMatchObject({ subject: 'Your account with My company', messageId: `<${job!._id}@mail.example>` });
    const code = /(?<![\w-])[\w-]{24}(?![\w-])/.exec(mail!.text)![0];
    expect(JSON.stringify(await failures().find().toArray())).not.toContain(code);
    await eventually(async () => (await jobs()) === 0);
  });

  test('a text message goes to the provider, again with the same id when it failed', async () => {
    await add('ola@example.com', '+4740612345');
    await identity.call('Account/SendOtp', { phone: '+47 406 12 345' });
    await eventually(() => posted.length >= 2);
    const [first, second] = posted;
    expect(first!.headers).toMatchObject({ authorization: 'Bearer provider-token', 'idempotency-key': first!.body.id });
    expect(first!.body).toEqual({
      id: expect.any(String),
      to: '+4740612345',
      from: 'BMS',
      text: expect.stringMatching(/^Your code to sign in is \d{6}\./),
    });
    expect(second!.body).toEqual(first!.body);
    await eventually(async () => (await jobs()) === 0);
  });

  test('what is for nobody is dropped, and what is too old is not sent any more', async () => {
    const before = posted.length;
    await identity.call('Account/SendOtp', { phone: '+4740699999' });
    await eventually(async () => (await jobs()) === 0);
    inbox.refusing = true;
    const failedBefore = await failed();
    await add('late@example.com');
    await eventually(async () => (await failed()) > failedBefore);
    const { db } = identity.running.kit;
    await db.collection('send_jobs').updateMany({}, { $set: { expires_at: new Date(0) } });
    // Accepted only now: an attempt may have begun before the message expired.
    await eventually(async () => (await jobs()) === 0);
    inbox.refusing = false;
    expect(posted).toHaveLength(before);
    expect(inbox.mails.filter(({ to }) => to === 'late@example.com')).toEqual([]);
  });
});
