import type { DomainEvent } from '@bms/events';
import {
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
import { type DocumentStubs, logo, pdf, startDocumentStubs } from '../../test/document-stubs.ts';
import { eventOf } from '../../test/events.ts';
import { startBoth, startCopy, type TestedActivity, type TestedIdentity, testSecrets } from '../../test/harness.ts';

let nats: StartedPart;
let inbox: Inbox;
let stubs: DocumentStubs;
let identity: TestedIdentity;
let activity: TestedActivity;
let copy: TestedActivity;
let billing: Publisher;
let crm: Publisher;
let clientId = 5000;

beforeAll(async () => {
  const secrets = testSecrets();
  [nats, inbox, stubs] = await Promise.all([startNats(), startInbox(), startDocumentStubs(secrets)]);
  const settings = { NATS_URL: nats.url, SMTP_URL: inbox.url, PUBLIC_URL: 'https://bms.example' };
  const env = { ...settings, MAIL_FROM: 'Example <no-reply@mail.example>' };
  ({ identity, activity } = await startBoth(env, { secrets, upstreams: stubs.upstreams }));
  copy = await startCopy(activity.start);
  [billing, crm] = await Promise.all([startPublisher('billing', nats.url), startPublisher('crm', nats.url)]);
});
afterAll(async () => {
  await Promise.all([billing, crm, activity, copy].map((one) => one?.stop()));
  stubs?.stop();
  await Promise.all([identity?.stop(), nats?.stop(), inbox?.stop()]);
});
beforeEach(() => {
  clientId += 1;
  stubs.isUnavailable = false;
  inbox.refusing = false;
});

const person = createAccounts(() => identity.db);
const portalUser = (more: object = {}): Promise<Person> =>
  person({ user_type: 'client', role_id: 0, client_id: clientId, ...more });
const invoice = { invoice_number: 'INV-000007', total: 250, due_date: '2026-02-28' };
const sent = {
  invoice: () => eventOf('bms.billing.InvoiceEvent', 'invoice.sent', { ...invoice, client_id: clientId }),
  reminder: () =>
    eventOf('bms.billing.InvoiceReminderEvent', 'invoice.reminded', {
      ...invoice,
      step: 2,
      balance: 250,
      client_id: clientId,
    }),
  receipt: () =>
    eventOf('bms.billing.PaymentReceiptEvent', 'payment.receipt_sent', {
      ...{ invoice_number: 'INV-000007', invoice_id: 7, client_id: clientId },
      ...{ amount: 15_000, balance: 10_000, currency: 'EUR', paid_on: '2026-02-27' },
    }),
  creditNote: () => eventOf('bms.billing.CreditNoteEvent', 'credit_note.sent', { total: 250, client_id: clientId }),
  estimate: () => eventOf('bms.crm.EstimateEvent', 'estimate.sent', { total: 100, client_id: clientId }),
  contract: () => eventOf('bms.crm.ContractEvent', 'contract.sent', { title: 'Terms', client_id: clientId }),
};
const idOf = ({ data }: DomainEvent): number => (data as { id: number }).id;
const addressOf = (name: string): string => `${name}-${clientId}@example.org`;
const linkIn = ({ html }: ReceivedMail): string => /href="(https:\/\/bms\.example\/d\/[^"]+)"/.exec(html)![1]!;

/** Publishes the event of a document that is sent to addresses. */
async function publish(publisher: Publisher, event: DomainEvent, addresses: readonly string[]): Promise<void> {
  stubs.recipients.set(idOf(event), addresses);
  await publisher.publish(event);
}

const events = [
  ['an invoice', () => billing, sent.invoice],
  ['a credit note', () => billing, sent.creditNote],
  ['an estimate', () => crm, sent.estimate],
  ['a contract', () => crm, sent.contract],
] as const;

describe.each(events)('%s that is sent', (_what, publisher, event) => {
  test('is mailed once to each of its addresses, with its file and a link of the address', async () => {
    const addresses = [addressOf('maria'), addressOf('ana')];
    const one = event();
    await publish(publisher(), one, addresses);
    await publisher().repeat();
    const next = event();
    await publish(publisher(), next, [addressOf('last')]);
    await Promise.all([...addresses, addressOf('last')].map((address) => inbox.mailsTo(address)));
    const mails = addresses.map((address) => inbox.mails.filter(({ to }) => to === address));
    expect(mails.map(({ length }) => length)).toEqual([1, 1]);
    expect(new Set(mails.flat().map(linkIn)).size).toBe(2);
    for (const [mail] of mails) {
      expect(mail).toMatchObject({ subject: 'Rechnung INV-000007' });
      expect(mail!.files).toContainEqual({ name: pdf.file_name, type: 'application/pdf', content: pdf.content });
    }
    const request = stubs.composed.find(({ to }) => to === addresses[0]);
    expect(request).toMatchObject({ id: idOf(one), client_id: clientId });
  });
});

describe('the mail of a document', () => {
  test('has the text and the language of its service, the logo, and the organization as its sender', async () => {
    await publish(billing, sent.invoice(), [addressOf('maria')]);
    const [mail] = await inbox.mailsTo(addressOf('maria'));
    expect(mail!.html).toContain('<html lang="de">');
    expect(mail!.html).toContain('hiermit erhalten Sie &lt;unsere&gt; Rechnung.');
    expect(mail!.html).toContain('Mit freundlichen Grüßen<br>Königshaus &amp; Söhne');
    expect(mail!.html).toContain('<img src="cid:logo" alt="Logo Königshaus &amp; Söhne"');
    expect(mail!.files).toContainEqual({ name: 'logo.png', type: 'image/png', content: logo.content, id: 'logo' });
    expect(mail!.text).toContain(`Rechnung ansehen: ${linkIn(mail!)}`);
    expect(mail!.text).toContain('weil Königshaus & Söhne Dokumente für Alfreds an diese Adresse sendet.');
    expect(mail!.text).not.toContain('Hello');
    expect(mail!.from).toBe('Königshaus & Söhne <no-reply@mail.example>');
    expect(mail!.replyTo).toBe('Königshaus & Söhne <office@koenigshaus.example>');
  });

  test('says how to turn such mails off to those with an account only', async () => {
    const user = await portalUser();
    const [name = '', domain] = user.email.split('@');
    const written = `${name.toUpperCase()}@${domain}`;
    await publish(billing, sent.invoice(), [written, addressOf('maria')]);
    const [own] = await inbox.mailsTo(written);
    const [other] = await inbox.mailsTo(addressOf('maria'));
    const optOut = 'Sie können diese E-Mails in Ihrem Profil abbestellen: https://bms.example/portal/#/profile';
    expect(own!.text).toContain(optOut);
    expect(other!.text).not.toContain('abbestellen');
    expect(own!.messageId).toMatch(new RegExp(`-${user.id}@mail\\.example>$`));
  });

  test('has the same link and id when the mail server refused it at first', async () => {
    inbox.refusing = true;
    await publish(billing, sent.invoice(), [addressOf('maria')]);
    const requests = () => stubs.composed.filter(({ to }) => to === addressOf('maria'));
    await eventually(requests, ({ length }) => length > 1);
    inbox.refusing = false;
    const [mail] = await inbox.mailsTo(addressOf('maria'));
    const [token, ...others] = new Set(requests().map((request) => request.token));
    expect(others).toEqual([]);
    expect(linkIn(mail!)).toBe(`https://bms.example/d/invoices/${token}`);
    expect(token).toMatch(/^[\w-]{32}$/);
  });

  test('is named in no event by its address or token', async () => {
    await publish(billing, sent.invoice(), [addressOf('canary')]);
    await inbox.mailsTo(addressOf('canary'));
    const { token } = stubs.composed.find(({ to }) => to === addressOf('canary'))!;
    const rows = await activity.running.kit.db.collection('outbox').find().toArray();
    const text = rows.map((row) => `${row['subject']} ${Buffer.from(row['data'].buffer).toString('latin1')}`).join();
    expect(text).toContain('mail-');
    expect(text).not.toContain('canary');
    expect(text).not.toContain(token);
  });

  test('waits while the service of the document is unavailable', async () => {
    stubs.isUnavailable = true;
    await publish(billing, sent.invoice(), [addressOf('maria')]);
    await new Promise((resolve) => setTimeout(resolve, 500));
    stubs.isUnavailable = false;
    const [, ...more] = await inbox.mailsTo(addressOf('maria'));
    expect(more).toEqual([]);
  });

  test('is not sent if the document no longer exists, before or after it was queued', async () => {
    const before = sent.invoice();
    stubs.missing.add(idOf(before));
    await publish(billing, before, [addressOf('before')]);
    const after = sent.invoice();
    inbox.refusing = true;
    await publish(billing, after, [addressOf('after')]);
    await eventually(
      () => stubs.composed.some(({ to }) => to === addressOf('after')),
      (isComposed) => isComposed,
    );
    stubs.missing.add(idOf(after));
    const jobs = activity.running.kit.db.collection('send_jobs');
    await eventually(
      () => jobs.countDocuments(),
      (count) => count === 0,
    );
    inbox.refusing = false;
    await publish(billing, sent.invoice(), [addressOf('last')]);
    await inbox.mailsTo(addressOf('last'));
    expect(inbox.mails.filter(({ to }) => [addressOf('before'), addressOf('after')].includes(to))).toEqual([]);
  });
});

describe('a reminder of an invoice', () => {
  test('goes to the recipients of the client who want mails, in their language, with its own text, the link and the file', async () => {
    const people = [await portalUser(), await portalUser()];
    const others = [
      await portalUser({ client_id: clientId + 500 }),
      await portalUser({ status: 'inactive' }),
      await portalUser({ email_notifications: false }),
    ];
    await billing.publish(sent.reminder());
    await billing.repeat();
    const mails = await Promise.all(people.map(({ email }) => inbox.mailsTo(email)));
    for (const [mail] of mails) {
      expect(mail!.subject).toBe('Zweite Mahnung: Rechnung INV-000007');
      expect(mail!.html).toContain('<html lang="de">');
      expect(mail!.text).toMatch(/^Guten Tag Nancy/);
      expect(mail!.text).toContain('28. Februar 2026');
      expect(mail!.text).toContain(`Rechnung ansehen: ${linkIn(mail!)}`);
      expect(mail!.text).toContain('Sie können diese E-Mails in Ihrem Profil abbestellen');
      expect(mail!.files).toContainEqual({ name: pdf.file_name, type: 'application/pdf', content: pdf.content });
    }
    const received = [...people, ...others].map(({ email }) => inbox.mails.filter(({ to }) => to === email).length);
    expect(received).toEqual([1, 1, 0, 0, 0]);
  });
});

describe('the receipt of a payment', () => {
  test('goes to the recipients of the client, in their language, with what is still open, and the invoice', async () => {
    const [{ email }, other] = [await portalUser(), await portalUser({ client_id: clientId + 500 })];
    await billing.publish(sent.receipt());
    await billing.repeat();
    const [mail, ...more] = await inbox.mailsTo(email);
    expect(mail).toMatchObject({ subject: 'Zahlungsbestätigung: Rechnung INV-000007' });
    const text = mail!.text.replaceAll(/[\s\u00a0\u202f]+/g, ' ');
    expect(text).toContain(
      'Ihre Zahlung vom 27. Februar 2026 über 150,00 € für die Rechnung INV-000007 ist eingegangen.',
    );
    expect(text).toContain('Von der Rechnung sind noch 100,00 € offen.');
    expect(mail!.html).toContain('background:#7c2d12');
    expect(mail!.files).toContainEqual({ name: pdf.file_name, type: 'application/pdf', content: pdf.content });
    expect(stubs.composed.at(-1)).toMatchObject({ id: 7, client_id: clientId, to: email });
    expect([more, inbox.mails.filter(({ to }) => to === other.email)]).toEqual([[], []]);
  });
});
