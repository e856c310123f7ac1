import { ConfigError, changeRecord, insertRecord, ownCall, problemOfUrl, type Resource } from '@bms/service-kit';
import type { Identity } from '../../setup.ts';
import { lockMutex } from '../../users/mutex.ts';
import { encryptClientSecret, IDENTITY_PROVIDERS, type IdentityProvider } from './provider.model.ts';

/**
 * Creates the identity provider of the settings, or brings it up to date with them. What the settings do not name, such as roles,
 * stays as administrators set it.
 * @throws ConfigError if the issuer is not allowed
 */
export async function ensureProviderOfSettings(
  { kit, config, encryption }: Identity,
  resource: Resource<IdentityProvider>,
): Promise<void> {
  const { provider, allowHttp, allowPrivateAddresses } = config.sso;
  const { name, key, issuer, clientId, clientSecret, domains, scopes } = provider;
  if (!issuer || !clientId) return;
  const problem = problemOfUrl(issuer, { allowPrivate: allowPrivateAddresses, requireHttps: !allowHttp });
  if (problem) throw new ConfigError(`setting SSO_ISSUER: it ${problem}`);
  const client_secret = clientSecret ? encryptClientSecret(encryption, issuer, clientSecret) : undefined;
  const own = { is_of_settings: true, active: true, client_secret };
  const values = { ...own, name, key, issuer, client_id: clientId, domains, scopes };
  const call = ownCall(kit, { rpc: resource.rpc('Update').path });
  const providers = kit.db.collection<IdentityProvider>(IDENTITY_PROVIDERS);
  await kit.write(call, async (tx) => {
    await lockMutex(kit.db, tx.session, 'identity provider');
    const found = (await providers.findOne({ key }, { session: tx.session })) as IdentityProvider | null;
    if (found) await changeRecord(resource, found, values, call, tx);
    else await insertRecord(resource, values, call, tx);
    return { success: true };
  });
}
