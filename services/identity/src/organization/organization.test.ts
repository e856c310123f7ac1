import { administrator, errorsOf } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
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
    await change({ name: 'Northwind', currency: 'KWD', locale: 'de-AT', time_zone: 'Europe/Vienna' });
    const portalUser = userCaller(7, 'none', { userType: 'client', clientId: 3 });
    const summary = await identity.call('Organization/Show', {}, { caller: portalUser });
    const shown = { name: 'Northwind', currency: 'KWD', currency_decimals: 3, locale: 'de-AT' };
    expect(summary['record']).toEqual({ ...shown, time_zone: 'Europe/Vienna' });
    const known = await identity.call('Directory/Organization', {}, { caller: service });
    expect(known).toMatchObject({ name: 'Northwind', currency: 'KWD', version: 2 });
    expect(await errorsOf(identity.call('Organization/Get', {}, { caller: userCaller(2) }))).toEqual(['forbidden']);
    await change({ currency: 'EUR', locale: 'en', time_zone: 'UTC' });
  });

  test('takes only currencies, locales and time zones that there are', async () => {
    expect(await errorsOf(change({ currency: 'XYZ' }))).toEqual(['currency invalid_format']);
    expect(await errorsOf(change({ locale: 'not a locale' }))).toEqual(['locale invalid_format']);
    expect(await errorsOf(change({ time_zone: 'Mars/Olympus' }))).toEqual(['time_zone invalid_format']);
  });

  test('is not overwritten by who saw an older version', async () => {
    expect(await errorsOf(change({ city: 'Berlin' }, { 'if-match': '1' }))).toEqual(['version_mismatch']);
    expect((await show())['city']).toBe('');
  });
});
