import type { Contract } from '@bms/contracts';
import { type ServiceStub, startServiceStub } from './service-stub.ts';

export const testOrganization = { version: 1, name: 'Test', currency: 'EUR', locale: 'en', time_zone: 'UTC' };

/** Starts a stub of identity that serves the organization, for services whose documents use its currency. */
export function startOrganization(contract: Contract, trustedKeys: string): Promise<ServiceStub> {
  return startServiceStub(contract, 'identity', trustedKeys, { 'Directory/Organization': () => testOrganization });
}
