import {
  administrator,
  errorsOf,
  eventually,
  type Inbox,
  type OtlpReceiver,
  type RpcOptions,
  type StartedPart,
  type StartedProcess,
  startInbox,
  startNats,
  startOtlpReceiver,
  startService,
} from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connect, headers, type NatsConnection } from '@nats-io/transport-node';
import { createConnection, mongo } from 'mongoose';
import { addTotp, challengeOf } from '../../test/factors.ts';
import { connectTo, type IdentityStart, identityStart, userCaller } from '../../test/harness.ts';

let nats: StartedPart;
let inbox: Inbox;
let otlp: OtlpReceiver;
let wire: NatsConnection;
let start: IdentityStart;
let identity: StartedProcess;
/** Every message that passed through NATS, including streams. */
const overheard: string[] = [];

beforeAll(async () => {
  [nats, inbox, otlp] = await Promise.all([startNats(), startInbox(), startOtlpReceiver()]);
  const { host, username, password } = new URL(nats.url);
  wire = await connect({ servers: host, user: username, pass: password });
  wire.subscribe('>', {
    callback: (_error, { subject, headers, data }) => {
      overheard.push(subject, String(headers ?? ''), decode(data));
    },
  });
  await wire.flush();
  start = await identityStart({
    NATS_URL: nats.url,
    SMTP_URL: inbox.url,
    LOG_LEVEL: 'trace',
    OTEL_EXPORTER_OTLP_ENDPOINT: otlp.url,
    OTEL_BSP_SCHEDULE_DELAY: '200',
  });
  const { GRPC_ADDRESS: _grpc, HTTP_ADDRESS: _http, ...settings } = start.env;
  identity = await startService('identity', settings);
});
afterAll(async () => {
  await wire.close();
  await identity.stop();
  await Promise.all([nats.stop(), inbox.stop(), otlp.stop()]);
});

const decode = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const otpIn = (text: string) => /\b\d{6}\b/.exec(text)![0];
const codeIn = (text: string) => /(?<![\w-])[\w-]{24}(?![\w-])/.exec(text)![0];

/** Returns every text, number and byte string of every record of every collection. */
async function everythingStored(): Promise<string> {
  const db = await createConnection(start.env['MONGODB_URL']!).asPromise();
  const collections = await db.db!.collections();
  const records = await Promise.all(collections.map((collection) => collection.find().toArray()));
  await db.close();
  return records.flat().flatMap(textsOf).join('\n');
}

function textsOf(value: unknown): string[] {
  if (value instanceof mongo.Binary) return [decode(value.buffer), value.toString('base64')];
  if (value === null || typeof value !== 'object') return [String(value)];
  return Object.entries(value).flatMap(([name, member]) => [name, ...textsOf(member)]);
}

/** Ids in hexadecimal, which may contain the digits of a one-time password by chance. */
const HEX_ID = /\b(?:[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|[0-9a-f]{16}|[0-9a-f]{24}|[0-9a-f]{32})\b/g;

const TRACEPARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

/** Sends an event that no consumer can read, and waits until it is a dead letter. */
async function parkEvent(): Promise<void> {
  const attributes = headers();
  attributes.set('ce-id', 'unreadable-1');
  attributes.set('ce-type', 'client.updated');
  // Answered once the stream has stored the event; identity may still be creating the stream.
  const publish = () =>
    wire.request('bms.crm.client.updated.7', Buffer.from('no message'), { headers: attributes, timeout: 5000 });
  await eventually(publish);
  await eventually(() => overheard.some((text) => text.includes('dead_letter.parked')));
}

/** Runs every flow with secrets. @returns the secrets by name */
async function goThroughEverything(): Promise<Record<string, string>> {
  const { call: callUntraced, close } = connectTo(identity.target, start.secrets);
  const call = <Answer>(rpc: string, message: object, options?: RpcOptions) =>
    callUntraced<Answer>(rpc, message, { ...options, headers: { traceparent: TRACEPARENT } });
  const [email, phone, newPhone] = ['nancy@example.com', '+12065559857', '+442071234567'];
  const member = { first_name: 'Nancy', last_name: 'Davolio', email, phone, is_admin: 1 };
  inbox.refusing = true;
  const { record } = await call<{ record: { id: number } }>('Team/Create', { member }, { caller: administrator });
  setTimeout(() => {
    inbox.refusing = false;
  }, 500);
  const invitation = codeIn((await inbox.mailsTo(email))[0]!.text);
  const password = 'canary in the coal mine';
  await call('Account/ChangePassword', { code: invitation, password, retype_password: password });
  const { token } = await call<{ token: string }>('Account/Login', { email, password });

  const newPassword = 'canary at the next coal face';
  const set = { current_password: password, password: newPassword, retype_password: newPassword };
  await call('Account/SetPassword', set, { caller: userCaller(record.id) });
  const undo = codeIn((await inbox.mailsTo(email, 2))[1]!.text);

  const factors = await addTotp({ call }, { id: record.id, email, password: newPassword });

  await call('Account/SendOtp', { phone });
  const otp = otpIn((await inbox.mailsTo(`${phone}@sms.local`))[0]!.text);
  const challenge = await challengeOf(call('Account/Login', { phone, otp }));
  await call('Account/SendPhoneChangeOtp', { phone: newPhone }, { caller: userCaller(record.id) });
  const phoneOtp = otpIn((await inbox.mailsTo(`${newPhone}@sms.local`))[0]!.text);
  await call('Account/RequestPasswordReset', { email });
  const reset = codeIn((await inbox.mailsTo(email, 5)).find(({ subject }) => subject === 'Set a new password')!.text);

  const wrong = { wrongPassword: 'mistyped canary song', wrongCode: 'wrong-canary-code-012345', wrongOtp: '987654' };
  await errorsOf(call('Account/Login', { email, password: wrong.wrongPassword }));
  await errorsOf(call('Account/Login', { phone, otp: wrong.wrongOtp }));
  const change = { code: wrong.wrongCode, password, retype_password: password };
  await errorsOf(call('Account/ChangePassword', change));
  // Keeps the message queued during the inspection.
  inbox.refusing = true;
  await call('Account/SendOtp', { phone });
  close();
  return {
    invitation,
    password,
    newPassword,
    undo,
    token,
    otp,
    phoneOtp,
    reset,
    challenge,
    ...factors,
    ...wrong,
    secret: start.env['KEY_ENCRYPTION_SECRET']!,
  };
}

test('no code, password or token is in clear in any record, event, dead letter, trace or log line', async () => {
  const secrets = await goThroughEverything();
  await parkEvent();
  const traces = await eventually(
    () => otlp.bodies.join('\n'),
    (text) => text.includes('bms.identity.Account/ChangePassword') && text.includes('insert outbox'),
  );
  const places = {
    stored: await everythingStored(),
    events: overheard.join('\n'),
    logs: identity.output(),
    traces,
  };
  expect(places.stored).toContain('nancy@example.com');
  expect(places.stored).toContain('unreadable-1');
  expect(places.events).toContain('otp.requested');
  expect(places.logs).toContain('is ready');
  for (const [place, text] of Object.entries(places)) {
    for (const [what, secret] of Object.entries(secrets)) {
      const alone = new RegExp(`(?<!\\d)${secret.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\d)`);
      const searched = /^\d+$/.test(secret) ? text.replace(HEX_ID, '') : text;
      expect({ place, what, found: alone.test(searched) }).toEqual({ place, what, found: false });
    }
  }
});
