import { administrator, errorsOf, eventually, startServiceStub } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  adminEmail,
  contract,
  eventsOf,
  identityStart,
  service,
  startCopy,
  startIdentity,
  type TestedIdentity,
  userCaller,
} from '../../test/harness.ts';

let identity: TestedIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const asAdministrator = { caller: administrator };
const show = async () =>
  (await identity.call<{ record: Record<string, unknown> }>('Organization/Get', {}, asAdministrator)).record;
const change = (organization: object, headers = {}) =>
  identity.call(
    'Organization/Update',
    { organization, update_mask: { paths: Object.keys(organization) } },
    { ...asAdministrator, headers },
  );

describe('the branding', () => {
  test('is shown to everyone, and is no more than the name, the path of the logo and the color', async () => {
    const fresh = { name: 'My company', logo_url: '', accent_color: '#0b6873' };
    expect(await identity.call('Organization/Branding')).toEqual({ record: fresh });
    expect(await errorsOf(identity.call('Organization/Logo'))).toEqual(['not_found']);
  });

  test.each([
    ['image/png', 'logo.png'],
    ['image/svg+xml', undefined],
    ['text/html', undefined],
  ])('has a logo of the type %s under the name %s, which is not that of the file', async (media_type, file_name) => {
    const start = await identityStart();
    const files = await startServiceStub(contract, 'files', start.secrets.trustedKeys, {
      'Files/Get': ({ id }: { id: number }) => ({ record: { id } }),
      'Files/Content': () => ({ media_type, file_name: 'margins-2026.png', content: Buffer.from('image') }),
    });
    const copy = await startCopy({ ...start, env: { ...start.env, UPSTREAMS: `files=${files.target}` } });
    const organization = { logo_file_id: 7 };
    const update = { organization, update_mask: { paths: ['logo_file_id'] } };
    await copy.call('Organization/Update', update, asAdministrator);
    expect(await copy.call('Organization/Branding')).toMatchObject({ record: { logo_url: '/api/branding/logo' } });
    const logo = copy.call('Organization/Logo');
    if (file_name) expect(await logo).toMatchObject({ media_type, file_name });
    else expect(await errorsOf(logo)).toEqual(['not_found']);
    await copy.stop();
    files.close();
  });
});

describe('the organization', () => {
  test('is created with defaults at the first start, once by several copies, and keeps its changes', async () => {
    const start = await identityStart();
    const copies = await Promise.all([1, 2].map(() => startCopy(start)));
    const [first] = copies;
    const get = { caller: administrator };
    const { record } = await first!.call<{ record: object }>('Organization/Get', {}, get);
    expect(record).toMatchObject({ id: 1, name: 'My company', currency: 'EUR', currency_decimals: 2, locale: 'en' });
    expect((await eventsOf(first!)).filter((type) => type.startsWith('organization'))).toEqual([
      'organization.updated.1',
    ]);
    const organization = { currency: 'JPY' };
    await first!.call('Organization/Update', { organization, update_mask: { paths: ['currency'] } }, get);
    const later = await startCopy(start);
    const { record: kept } = await later.call<{ record: object }>('Organization/Get', {}, get);
    expect(kept).toMatchObject({ currency: 'JPY', currency_decimals: 0 });
    await Promise.all([later, ...copies].map((copy) => copy.stop()));
  });

  test('is changed by administrators, and every caller sees its name, currency and locale', async () => {
    const days = { due_days: 14, address: 'Strandgaten 1', vat_number: 'NO987654325MVA' };
    await change({ name: 'Northwind', currency: 'KWD', locale: 'de-AT', time_zone: 'Europe/Vienna', ...days });
    const portalUser = userCaller(7, 'none', { userType: 'client', clientId: 3 });
    const summary = await identity.call('Organization/Show', {}, { caller: portalUser });
    const shown = { name: 'Northwind', currency: 'KWD', currency_decimals: 3, locale: 'de-AT' };
    expect(summary['record']).toEqual({ ...shown, time_zone: 'Europe/Vienna', accent_color: '#0b6873' });
    const ofStaff = await identity.call('Organization/Show', {}, { caller: userCaller(8, 'none') });
    expect(ofStaff['record']).toMatchObject({ ...days, overpayment: 'reject' });
    const known = await identity.call('Directory/Organization', {}, { caller: service });
    expect(known).toMatchObject({
      name: 'Northwind',
      currency: 'KWD',
      version: 2,
      invoice_number_format: 'INV-{000000}',
    });
    const details = await identity.call<{ record: object }>('Organization/Details', {}, { caller: service });
    expect(details.record).toMatchObject({ name: 'Northwind', order_number_format: 'ORD-{000000}' });
    expect(await errorsOf(identity.call('Organization/Details', {}, asAdministrator))).toEqual(['forbidden']);
    expect(await errorsOf(identity.call('Organization/Get', {}, { caller: userCaller(2) }))).toEqual(['forbidden']);
    await change({ currency: 'EUR', locale: 'en', time_zone: 'UTC', address: '', vat_number: '' });
  });

  test('takes only currencies, locales and time zones that there are', async () => {
    expect(await errorsOf(change({ currency: 'XYZ' }))).toEqual(['currency invalid_format']);
    expect(await errorsOf(change({ locale: 'not a locale' }))).toEqual(['locale invalid_format']);
    expect(await errorsOf(change({ time_zone: 'Mars/Olympus' }))).toEqual(['time_zone invalid_format']);
  });

  test('has the details that documents show', async () => {
    const details = {
      country_code: 'DE',
      vat_number: 'DE123456789',
      iban: 'DE02 1203 0000 0000 2020 51',
      bic: 'BYLADEM1001',
      invoice_number_format: 'RE-{YYYY}-{0000}',
      due_days: 0,
      payment_terms: { en: 'Payable within 14 days.', 'de-AT': 'Zahlbar binnen 14 Tagen.' },
      document_footer: { en: 'Thank you.' },
    };
    await change(details);
    expect(await show()).toMatchObject(details);
    const known = await identity.call('Directory/Organization', {}, { caller: service });
    expect(known).toMatchObject({ invoice_number_format: 'RE-{YYYY}-{0000}', due_days: 0 });
  });

  test('numbers invoices at their creation, or when they are sent', async () => {
    expect(await show()).toMatchObject({ invoice_numbering: 'on_create', overpayment: 'reject' });
    await change({ invoice_numbering: 'on_send' });
    const known = await identity.call('Directory/Organization', {}, { caller: service });
    expect([await show(), known]).toMatchObject([{ invoice_numbering: 'on_send' }, { invoice_numbering: 'on_send' }]);
    await change({ invoice_numbering: 'on_create' });
  });

  test('has a color, which is stored darker if texts in it or on it could not be read', async () => {
    expect(await show()).toMatchObject({ accent_color: '#0b6873' });
    await change({ accent_color: '#7C2D12' });
    expect(await show()).toMatchObject({ accent_color: '#7c2d12' });
    await change({ accent_color: '#FFDD00' });
    const { accent_color } = await show();
    expect(accent_color).toMatch(/^#[0-9a-f]{6}$/);
    expect(accent_color).not.toBe('#ffdd00');
    const shown = [
      await identity.call('Organization/Branding'),
      await identity.call('Organization/Show', {}, { caller: userCaller(8, 'none') }),
    ];
    expect(shown).toMatchObject(shown.map(() => ({ record: { accent_color } })));
    expect(await identity.call('Directory/Organization', {}, { caller: service })).toMatchObject({ accent_color });
    await change({ accent_color: '' });
    expect(await show()).toMatchObject({ accent_color: '#0b6873' });
  });

  test('of a version before has the default color', async () => {
    const stored = identity.running.kit.db.collection<{ _id: number }>('organizations');
    await stored.updateOne({ _id: 1 }, { $unset: { accent_color: '' } });
    expect(await show()).toMatchObject({ accent_color: '#0b6873' });
    expect(await identity.call('Organization/Branding')).toMatchObject({ record: { accent_color: '#0b6873' } });
    expect(await identity.call('Directory/Organization', {}, { caller: service })).toMatchObject({
      accent_color: '#0b6873',
    });
  });

  test('has no reminders at first, and up to three in ascending order', async () => {
    expect(await show()).toMatchObject({ reminders: [] });
    const reminders = [
      { days_after_due: 7, fee: 0 },
      { days_after_due: 14, fee: 500 },
      { days_after_due: 28, fee: 1000 },
    ];
    await change({ reminders });
    expect(await show()).toMatchObject({ reminders });
    expect(await identity.call('Directory/Organization', {}, { caller: service })).toMatchObject({ reminders });
    const [first, second, third] = reminders;
    const errors = (steps: object[]) => errorsOf(change({ reminders: steps }));
    expect(await errors([second!, first!])).toEqual(['reminders[1].days_after_due out_of_range']);
    expect(await errors([first!, first!, third!])).toEqual(['reminders[1].days_after_due out_of_range']);
    expect(await errors([...reminders, { days_after_due: 40 }])).toEqual(['reminders too_many']);
    expect(await errors([{ days_after_due: 0 }])).toEqual(['reminders[0].days_after_due out_of_range']);
    expect(await errors([{ days_after_due: 7, fee: -1 }])).toEqual(['reminders[0].fee out_of_range']);
    await change({ reminders: [] });
    expect(await show()).toMatchObject({ reminders: [] });
  });

  test.each([
    ['iban', 'DE02 1203 0000 0000 2020 52'],
    ['bic', 'BYLADEM'],
    ['vat_number', 'DE12345'],
    ['country_code', 'XX'],
    ['country_code', 'de'],
    ['invoice_number_format', 'INV-'],
    ['invoice_number_format', 'INV1{0000}'],
    ['invoice_number_format', 'INV-{YYYY}{0000}'],
    ['invoice_number_format', 'DRAFT-{000}'],
    ['invoice_numbering', 'never'],
    ['overpayment', 'keep'],
    ['accent_color', 'teal'],
    ['accent_color', '#0b6'],
    ['estimate_number_format', 'EST {0}'],
    ['due_days', -1],
  ])('rejects %s %s', async (field, value) => {
    expect(await errorsOf(change({ [field]: value }))).toEqual([expect.stringMatching(`^${field} `)]);
  });

  test('has the country code of its country, unless another is sent', async () => {
    await change({ country: 'Österreich', country_code: '', vat_number: '' });
    expect(await show()).toMatchObject({ country_code: 'AT' });
    await change({ country: 'Schweiz' });
    expect(await show()).toMatchObject({ country_code: 'CH' });
    const electronic_address = { scheme: '9930', id: 'DE123456789' };
    await change({ country: 'Schweiz', country_code: 'DE', electronic_address });
    expect(await show()).toMatchObject({ country_code: 'DE', electronic_address });
    await change({ country: '', electronic_address: null });
    expect((await show())['electronic_address'] ?? null).toBeNull();
  });

  test('accepts numbers of countries outside the EU', async () => {
    await change({ country_code: 'CH', vat_number: 'CHE-123.456.788 MWST' });
    expect(await show()).toMatchObject({ vat_number: 'CHE-123.456.788 MWST' });
  });

  test('is not overwritten by who saw an older version', async () => {
    expect(await errorsOf(change({ city: 'Berlin' }, { 'if-match': '1' }))).toEqual(['version_mismatch']);
    expect((await show())['city']).toBe('');
  });
});

test('dates of creation are days in the time zone of the organization', async () => {
  const user = await identity.running.kit.db.collection<{ _id: number }>('users').findOne({ email: adminEmail });
  const created_at = new Date('2026-03-01T15:00:00Z');
  await identity.running.kit.db
    .collection<{ _id: number }>('users')
    .updateOne({ _id: user!._id }, { $set: { created_at } });
  const shown = () => identity.call<{ created_at: string }>('Account/Me', {}, { caller: userCaller(user!._id) });
  const listed = async (day: string) => {
    const query = { list: { created_from: day, created_to: day } };
    return (await identity.call<{ records: { id: number }[] }>('Team/List', query, asAdministrator)).records.length;
  };
  for (const [time_zone, day] of [
    ['Asia/Tokyo', '2026-03-02'],
    ['America/Los_Angeles', '2026-03-01'],
  ] as const) {
    await change({ time_zone });
    await eventually(shown, (me) => me.created_at === day);
    expect(await listed(day)).toBe(1);
  }
  expect(await listed('2026-03-02')).toBe(0);
});
