import type { Contract } from '@bms/contracts';
import { type ServiceStub, startServiceStub } from './service-stub.ts';

export const testOrganization = { version: 1, name: 'Test', currency: 'EUR', locale: 'en', time_zone: 'UTC' };

/** The details of the organization that documents show: enough for every electronic invoice. */
export const testOrganizationDetails = {
  ...testOrganization,
  id: 1,
  address: 'Obere Str. 57',
  zip: '12209',
  city: 'Berlin',
  country: 'Germany',
  country_code: 'DE',
  vat_number: 'DE123456789',
  email: 'office@example.com',
  phone: '+49 30 0074321',
  iban: 'DE02 1203 0000 0000 2020 51',
  bic: 'BYLADEM1001',
};

/**
 * Starts a stub of identity that serves the organization, for services whose documents use its currency.
 * @param details overrides the details at each call
 */
export function startOrganization(
  contract: Contract,
  trustedKeys: string,
  details: () => object = () => ({}),
): Promise<ServiceStub> {
  return startServiceStub(contract, 'identity', trustedKeys, {
    'Directory/Organization': () => testOrganization,
    'Organization/Details': () => ({ record: { ...testOrganizationDetails, ...details() } }),
  });
}
