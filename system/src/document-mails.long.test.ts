import { createHash } from 'node:crypto';
import {
  createHttp,
  eventually,
  type Http,
  type Inbox,
  inviteToPortal,
  killRounds,
  type ReceivedMail,
  type StartedSystem,
  signIn,
  startInbox,
  startSystem,
} from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const INVOICES_A_ROUND = 24;
const WITHIN_MS = 240_000;

interface Sent {
  readonly id: number;
  readonly number: string;
  readonly addresses: readonly string[];
}

let system: StartedSystem;
let inbox: Inbox;
let admin: Http;
let url: string;
let client: number;

beforeAll(async () => {
  inbox = await startInbox();
  const gatewaySettings = { LIMITS: 'default=1000000/60,login=1000/60,recovery=1000/60,document_link=100000/60' };
  const replicas = { activity: 2, billing: 2 };
  system = await startSystem({ smtpUrl: inbox.url, gatewaySettings, replicas });
  url = system.gateways[0]!.url;
  admin = await signIn(url, system.admin.email, system.admin.password);
  const details = { company_name: 'Alfreds', type: 'organization', email: 'info@alfreds.example', language: 'de' };
  client = (await post<{ id: number }>('/api/clients', details)).id;
});
afterAll(async () => {
  await system?.stop();
  await inbox?.stop();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
let keys = 0;

/** Sends a POST until it succeeds, as a client app retries: with one Idempotency-Key. @returns the record */
async function post<One>(path: string, body: object = {}): Promise<One> {
  keys += 1;
  const headers = { 'Idempotency-Key': `mails-${keys}` };
  const attempt = () => admin.send('POST', path, body, headers);
  const { body: answer } = await eventually(attempt, ({ status }) => status < 300);
  return (answer as { record: One }).record;
}

/** Sends an invoice, every third one to given addresses. */
async function sendInvoice(n: number): Promise<Sent> {
  const items = [{ title: 'Chai', quantity: 2, rate: 1800 }];
  const { id, invoice_number: number } = await post<{ id: number; invoice_number: string }>('/api/invoices', {
    ...{ client_id: client, due_date: '2999-12-31', items },
  });
  const to = n % 3 === 0 ? [`ap-${n}@alfreds.example`, `board-${n}@alfreds.example`] : undefined;
  await post(`/api/invoices/${id}/send`, to ? { to } : {});
  return { id, number, addresses: to ?? ['info@alfreds.example'] };
}

async function killWhile(work: Promise<unknown>): Promise<void> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  const victims = [...system.services.get('activity')!, ...system.services.get('billing')!];
  for (let n = 0; !isDone || n < victims.length; n++) {
    await pause(Math.random() * 400);
    const victim = victims[n % victims.length]!;
    await victim.kill();
    await victim.restart();
  }
  await done;
}

const mailsOf = ({ number }: Sent, address: string): ReceivedMail[] =>
  inbox.mails.filter(({ to, subject }) => to === address && subject === `Rechnung ${number}`);
const hasOne = ({ length }: readonly unknown[]): boolean => length > 0;
const linkIn = ({ html }: ReceivedMail): string => /href="[^"]*\/d\/invoices\/([\w-]+)"/.exec(html)![1]!;
const pdfIn = ({ files }: ReceivedMail): Buffer => files.find(({ type }) => type === 'application/pdf')!.content;
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const oneOf = <Value>(values: readonly Value[]): Value => {
  expect(new Set(values).size).toBe(1);
  return values[0]!;
};

test('each address gets one mail of each invoice, whose link opens it and whose PDF is the kept one', async () => {
  const sent: Sent[] = [];
  for (const round of killRounds) {
    const numbers = Array.from({ length: INVOICES_A_ROUND }, (_, n) => round * INVOICES_A_ROUND + n);
    const sending = Promise.all(numbers.map(async (n) => sent.push(await sendInvoice(n))));
    await killWhile(sending);
  }
  expect(sent).toHaveLength(killRounds.length * INVOICES_A_ROUND);
  const wanted = sent.flatMap((one) => one.addresses.map((address) => ({ one, address })));
  const missing = () => wanted.filter(({ one, address }) => mailsOf(one, address).length === 0);
  await eventually(missing, ({ length }) => length === 0, WITHIN_MS);
  for (const { one, address } of wanted) {
    const mails = mailsOf(one, address);
    // A process that dies after SMTP accepted a mail sends it again, with the same id.
    oneOf(mails.map(({ messageId }) => messageId));
    const token = oneOf(mails.map(linkIn));
    const hash = oneOf(mails.map((mail) => hashOf(pdfIn(mail))));
    const opened = await createHttp(url).send('GET', `/api/document-links/invoices/${token}`);
    expect([opened.status, (opened.body as { record: { number: string } }).record.number]).toEqual([200, one.number]);
    const kept = await fetch(`${url}/api/invoices/${one.id}/pdf`, {
      headers: { Authorization: `Bearer ${admin.token}` },
    });
    expect(hash).toBe(hashOf(Buffer.from(await kept.arrayBuffer())));
  }
  for (const { id, addresses } of sent) {
    const { body } = await admin.send('GET', `/api/invoices/${id}/links`);
    const { records } = body as { records: { sent_to: string; open_count: number }[] };
    expect(records.map(({ sent_to, open_count }) => [sent_to, open_count]).sort()).toEqual(
      [...addresses].sort().map((address) => [address, 1]),
    );
  }
});

test('an invoice is mailed to the portal users of the client, who are told how to turn such mails off', async () => {
  await inviteToPortal(url, admin, inbox, 'ingrid', client);
  const sent = await sendInvoice(1);
  const shown = await admin.send('GET', `/api/invoices/${sent.id}/mail`);
  const { recipients, subject } = (shown.body as { record: { recipients: { email: string }[]; subject: string } })
    .record;
  expect(recipients.map(({ email }) => email)).toEqual(['ingrid@example.com', 'info@alfreds.example']);
  expect(subject).toBe(`Rechnung ${sent.number}`);
  const [own, other] = await Promise.all(
    recipients.map(async ({ email }) => (await eventually(() => mailsOf(sent, email), hasOne))[0]!),
  );
  expect(own!.text).toContain('in Ihrem Profil abbestellen');
  expect(other!.text).not.toContain('abbestellen');
});

test('a mail that cannot be sent is rejected with the names of its fields, and the invoice stays a draft', async () => {
  const draft = { client_id: client, due_date: '2999-12-31', items: [{ title: 'Chai', quantity: 2, rate: 1800 }] };
  const { id } = await post<{ id: number }>('/api/invoices', draft);
  const errorsOf = async (mail: object) => {
    const { status, body } = await admin.send('POST', `/api/invoices/${id}/send`, mail);
    const { errors = [] } = body as { errors?: { field: string; code: string }[] };
    return [status, ...errors.map(({ field, code }) => `${field} ${code}`)];
  };
  expect(await errorsOf({ to: ['ap@alfreds.example', 'nobody'], subject: '' })).toEqual([
    422,
    'to[1] invalid_format',
    'subject too_short',
  ]);
  expect(await errorsOf({ to: [] })).toEqual([422, 'to too_few']);
  const many = Array.from({ length: 21 }, (_, n) => `a${n}@alfreds.example`);
  expect(await errorsOf({ to: many })).toEqual([422, 'to too_many']);
  expect(await errorsOf({ cc: 'ap@alfreds.example' })).toEqual([422, 'cc unknown_field']);
  const { body } = await admin.send('GET', `/api/invoices/${id}`);
  expect(body).toMatchObject({ record: { status: 'draft' } });
});
