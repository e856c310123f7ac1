import { ApiError, callerOfClaims } from '@bms/contracts';
import type { ComposedMail, DocumentLink, DocumentMailResponse, FileContent } from '@bms/contracts/types/api';
import { errorsOf, type ServiceStub, startServiceStub, testOrganization, testOrganizationDetails } from '@bms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { contract, start, startEnvironment, type TestEnvironment, type TestedCopy } from '../../test/harness.ts';
import { createVat, type Invoices, invoicesOf, line } from '../../test/invoices.ts';

const service = callerOfClaims({ kind: 'service' });
const maria = { name: 'Maria Anders', email: 'maria@alfreds.example' };
const buyer = {
  company_name: 'Alfreds Futterkiste',
  zip: '12209',
  city: 'Berlin',
  email: 'invoices@alfreds.example',
  country_code: 'DE',
  language: 'de',
  buyer_reference: '04011000-1234512345-06',
};
/** A token as activity derives it. */
const tokenOf = (name: string): string => name.padEnd(32, '-');

let environment: TestEnvironment;
let identity: ServiceStub;
let isUnavailable: boolean;
let billing: TestedCopy;
let invoices: Invoices;
let vat: number;
beforeAll(async () => {
  environment = await startEnvironment();
  identity = await startServiceStub(contract, 'identity', environment.secrets.trustedKeys, {
    'Directory/Organization': () => testOrganization,
    'Organization/Details': () => ({ record: testOrganizationDetails }),
    'Directory/DocumentRecipients': () => {
      if (isUnavailable) throw new ApiError('unavailable');
      return { records: [maria] };
    },
  });
  const { crm, files, env, secrets } = environment;
  const UPSTREAMS = `crm=${crm.target},identity=${identity.target},files=${files.target}`;
  billing = await start({ ...env, UPSTREAMS, PUBLIC_URL: 'https://bms.example' }, secrets);
  invoices = invoicesOf(billing);
  crm.has(1, buyer);
  vat = await createVat(billing, '19');
});
afterAll(async () => {
  await billing?.stop();
  identity?.close();
  await environment?.stop();
});
beforeEach(() => {
  isUnavailable = false;
});

const send = async (id: number, mail?: object) =>
  (await billing.call<{ message: string; recipients: object[] }>('Invoices/Send', { id, mail })).message;
const draft = async (more: object = {}) => (await invoices.create(more)).id;
const mailOf = async (id: number) =>
  (await billing.call<DocumentMailResponse>('Invoices/GetMail', { id })).message.record!;
const compose = async (
  id: number,
  { client_id = 1, to = maria.email, token = tokenOf(`t${id}`), resource = 'Invoices' } = {},
) =>
  (await billing.call<ComposedMail>(`${resource}/ComposeMail`, { id, client_id, to, token }, { caller: service }))
    .message;
const linksOf = async (id: number) =>
  (await billing.call<{ records: DocumentLink[] }>('Invoices/ListLinks', { id })).message.records;
const given = {
  to: ['ap@alfreds.example', 'MARIA@alfreds.example'],
  subject: 'Our invoice',
  message: 'Dear all,\n\nhere.',
};

describe('the mail of an invoice', () => {
  test('of a draft is the default, to the recipients of the client, in the language of the client', async () => {
    const { id, invoice_number } = await invoices.create();
    const mail = await mailOf(id);
    expect(mail).toMatchObject({ recipients: [maria], subject: `Rechnung ${invoice_number}`, language: 'de' });
    expect(mail.message).toMatch(/^Guten Tag,\n\n.* über 2,00\u00a0€\. Bitte zahlen Sie .* 31\. Dezember 2999\./);
  });

  test('of a sent invoice is the given one, whose addresses have their names', async () => {
    const id = await draft();
    const recipients = [
      { email: 'ap@alfreds.example', name: '' },
      { email: 'MARIA@alfreds.example', name: 'Maria Anders' },
    ];
    expect(await send(id, given)).toMatchObject({ message: 'Sent.', recipients });
    const { subject, message } = given;
    expect(await mailOf(id)).toEqual({ recipients, subject, message, language: 'de', warnings: [] });
  });

  test('has the defaults for what is not given', async () => {
    const { id, invoice_number } = await invoices.create();
    await send(id, { subject: 'Our invoice' });
    expect(await mailOf(id)).toMatchObject({ recipients: [maria], subject: 'Our invoice' });
    expect((await mailOf(id)).message).toContain(invoice_number);
  });

  test('keeps its text when the client or the invoice changes after the sending', async () => {
    const id = await draft();
    await send(id);
    const before = await mailOf(id);
    environment.crm.has(1, { ...buyer, language: 'fr' });
    await invoices.update(id, { due_date: '2998-12-31' });
    expect(await mailOf(id)).toEqual(before);
    environment.crm.has(1, buyer);
  });

  test('is sent to given addresses while identity is unavailable', async () => {
    const id = await draft();
    isUnavailable = true;
    const { message, recipients } = await send(id, { to: ['ap@alfreds.example'] });
    expect([message, recipients]).toEqual(['Sent.', [{ email: 'ap@alfreds.example', name: '' }]]);
    expect(await errorsOf(mailOf(await draft()))).toEqual(['unavailable']);
  });

  test.each([
    [{ to: ['ap@alfreds.example', 'nobody'] }, 'to[1] invalid_format'],
    [{ to: ['a@x.example', 'a@x.example'] }, 'to duplicate'],
    [{ to: Array.from({ length: 21 }, (_, n) => `a${n}@x.example`) }, 'to too_many'],
    [{ subject: '' }, 'subject too_short'],
    [{ subject: ' ' }, 'subject too_short'],
    [{ subject: 'a\nBcc: b@x.example' }, 'subject invalid_text'],
    [{ subject: 'a'.repeat(201) }, 'subject too_long'],
    [{ message: 'a'.repeat(10_001) }, 'message too_long'],
  ])('is rejected as %j', async (mail, error) => {
    const id = await draft();
    expect(await errorsOf(send(id, mail))).toEqual([error]);
    expect((await invoices.show(id)).status).toBe('draft');
  });
});

describe('a composed mail', () => {
  test('has the texts, the link, the kept PDF and the electronic invoice', async () => {
    const { id, invoice_number } = await invoices.create({ items: [{ ...line, tax_ids: [vat] }] });
    await send(id, given);
    const mail = await compose(id);
    expect(mail).toMatchObject({
      subject: given.subject,
      message: given.message,
      language: 'de',
      button_label: 'Rechnung ansehen',
      client_name: 'Alfreds Futterkiste',
      organization_name: 'Test',
      reply_to: 'office@example.com',
      url: `https://bms.example/d/invoices/${tokenOf(`t${id}`)}`,
    });
    const { message: pdf } = await billing.call<FileContent>('Invoices/Pdf', { id });
    expect(mail.attachments.map(({ file_name }) => file_name)).toEqual([
      `${invoice_number}.pdf`,
      `${invoice_number}.xml`,
    ]);
    expect(mail.attachments[0]).toEqual(pdf);
    expect(Buffer.from(mail.attachments[1]!.content).toString()).toContain('xrechnung_3.0');
  });

  test('has no electronic invoice if the data for it are incomplete', async () => {
    const id = await draft();
    await send(id);
    expect((await compose(id)).attachments.map(({ media_type }) => media_type)).toEqual(['application/pdf']);
  });

  test('has one link for each token, which shows to whom it was sent and who opened it', async () => {
    const id = await draft();
    await send(id);
    const tokens = ['one', 'two'].map((name) => tokenOf(`${name}${id}`));
    await Promise.all(
      [...tokens, ...tokens, ...tokens].map((token) => compose(id, { token, to: `${token}@x.example` })),
    );
    await billing.call('Invoices/OpenLink', { token: tokens[1] }, { caller: callerOfClaims({ kind: 'public' }) });
    const links = (await linksOf(id)).map(({ sent_to, open_count, created_by }) => [sent_to, open_count, created_by]);
    expect(links.sort()).toEqual([
      [`${tokens[0]}@x.example`, 0, 0],
      [`${tokens[1]}@x.example`, 1, 0],
    ]);
  });

  test('is not found for a draft, another client or an unknown invoice', async () => {
    const id = await draft();
    expect(await errorsOf(compose(id))).toEqual(['not_found']);
    await send(id);
    expect(await errorsOf(compose(id, { client_id: 2 }))).toEqual(['not_found']);
    expect(await errorsOf(compose(999_999))).toEqual(['not_found']);
    expect(await linksOf(id)).toEqual([]);
  });

  test('of a credit note names the corrected invoice', async () => {
    const { id: invoice_id, invoice_number } = await invoices.sent();
    const credit_note = { invoice_id, items: [line], reason: 'Returned' };
    const { record } = (await billing.call<{ record: { id: number } }>('CreditNotes/Create', { credit_note })).message;
    await billing.call('CreditNotes/Send', { id: record.id });
    const mail = await compose(record.id, { resource: 'CreditNotes' });
    expect(mail.message).toContain(`Sie berichtigt die Rechnung ${invoice_number}.`);
    expect(mail.url).toContain('/d/credit-notes/');
  });
});

describe('the warnings of an invoice', () => {
  const warningsOf = async (id: number) => (await mailOf(id)).warnings;
  const sendWarned = async (id: number) =>
    (await billing.call<{ warnings: object[] }>('Invoices/Send', { id })).message.warnings;
  const taxed = () => ({ items: [{ ...line, tax_ids: [vat] }] });

  test('are none if its electronic invoice can be made', async () => {
    const id = await draft(taxed());
    expect(await warningsOf(id)).toEqual([]);
    expect(await sendWarned(id)).toEqual([]);
  });

  test('name what its electronic invoice lacks and what cannot be printed, before and when it is sent', async () => {
    environment.crm.has(4, { ...buyer, company_name: 'ᚠ & Co.', country_code: '', country: 'Atlantis' });
    const id = await draft({ client_id: 4, ...taxed() });
    const warnings = [
      {
        code: 'electronic_invoice_incomplete',
        field: 'client.country_code',
        message: 'No electronic invoice can be made: client.country_code is required for an electronic invoice.',
      },
      {
        code: 'unprintable_text',
        field: 'client.company_name',
        message: 'client.company_name has characters that cannot be printed: ᚠ',
      },
    ];
    expect(await warningsOf(id)).toEqual(warnings);
    expect(await sendWarned(id)).toEqual(warnings);
    expect(await warningsOf(id)).toEqual([]);
  });
});
