import type { ListSignInProvidersRequest } from '@bms/contracts/types/identity';
import type { Call } from '@bms/service-kit';
import { readOrganization } from '../../organization/organization.model.ts';
import type { Identity } from '../../setup.ts';
import { domainOf } from '../accounts/verified-email.ts';
import { listActive } from '../providers/find-provider.ts';

/** Lists the providers of the sign-in page: those of the domain first, then those that are offered to everyone. */
export async function listSignInProviders({ kit }: Identity, call: Call<ListSignInProvidersRequest>) {
  const domain = domainOf(call.request.domain.trim());
  const [providers, { password_sign_in }] = await Promise.all([listActive(kit.db), readOrganization(kit.db)]);
  const isOf = ({ domains = [] }: { domains?: string[] }) => domains.some((one) => one.toLowerCase() === domain);
  const shown = domain === '' ? providers : providers.filter((one) => isOf(one) || !one.domains?.length);
  const records = shown.map((one) => ({ key: one.key, name: one.name, is_of_domain: domain !== '' && isOf(one) }));
  return {
    records: records.sort((a, b) => Number(b.is_of_domain) - Number(a.is_of_domain)),
    password_sign_in: password_sign_in || 'on',
  };
}
