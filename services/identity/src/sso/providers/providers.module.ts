import type { SsoProvider as Input } from '@bms/contracts/types/identity';
import type { Encryption } from '@bms/mail';
import {
  type Call,
  createResource,
  crud,
  defineModule,
  type Resource,
  type Sent,
  type StoredValues,
} from '@bms/service-kit';
import type { Identity } from '../../setup.ts';
import { assertProviderRemains } from '../required/guard-changes.ts';
import { encryptClientSecret, type IdentityProvider, identityProviders } from './provider.model.ts';
import { ensureProviderOfSettings } from './provider-of-settings.ts';
import { assertProvider } from './provider-rules.ts';
import { urlsOf } from './provider-urls.ts';
import { testProvider } from './test-provider.ts';
import { unlinkAccount } from './unlink-account.ts';

/** The module of identity providers, which administrators manage. */
export const providersModule = defineModule({
  service: identityProviders.service,
  models: identityProviders.models,
  setup: async (identity: Identity) => {
    const resource = providersOf(identity);
    await ensureProviderOfSettings(identity, resource);
    return { ...crud(resource), Test: testProvider(identity, resource), Unlink: unlinkAccount(identity, resource) };
  },
});

function providersOf({ kit, config, encryption }: Identity): Resource<IdentityProvider> {
  const url = (which: keyof ReturnType<typeof urlsOf>) => (record: StoredValues) =>
    urlsOf(config.sending.publicUrl, (record as IdentityProvider).key)[which];
  return createResource(kit, identityProviders, {
    normalize: (sent: Sent<Input>, call, before) => ({
      ...sent,
      key: sent.key || (before?.key ?? keyOf(String(sent.name ?? ''))),
      client_secret: storedSecret(encryption, sent, issuerOf(sent, call, before)),
    }),
    computed: {
      has_client_secret: (record) => Boolean((record as IdentityProvider).client_secret),
      redirect_url: url('callback'),
      backchannel_logout_url: url('backchannelLogout'),
      frontchannel_logout_url: url('frontchannelLogout'),
    },
    assert: async (change, tx) => {
      await assertProvider(kit.db, config.sso, change, tx);
      await assertProviderRemains(kit.db, change, tx);
    },
  });
}

/** Returns the issuer after a change. */
const issuerOf = ({ issuer }: Sent<Input>, { mask }: Call, before: IdentityProvider | undefined): string =>
  before && !mask.includes('issuer') ? before.issuer : String(issuer ?? '');

const storedSecret = (encryption: Encryption, { client_secret }: Sent<Input>, issuer: string): string | null =>
  client_secret ? encryptClientSecret(encryption, issuer, client_secret) : null;

const MAX_KEY_LENGTH = 40;

/** Returns a key made from a name: lower-case letters, digits and hyphens; `sso` for a name without any. */
function keyOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const key = plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_KEY_LENGTH)
    .replace(/^-+|-+$/g, '');
  return key || 'sso';
}
