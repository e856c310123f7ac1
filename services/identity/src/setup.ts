import { createEncryption, type Encryption } from '@bms/mail';
import { type Kit, scheduleRefresh } from '@bms/service-kit';
import { type AccountLog, createAccountLog } from './account/account-log.ts';
import { type BruteForceGuard, createBruteForceGuard } from './brute-force/guard.ts';
import { assertProduction, type IdentityConfig } from './config.ts';
import { type Keyring, openKeyring } from './keys/keyring.ts';
import { type RotationPlan, rotateKeys } from './keys/rotation.ts';
import { createHasher, type PasswordHasher } from './passwords/hasher.ts';
import { type Documents, openDocuments } from './recipients/documents.ts';
import { type AccountMessageQueue, createAccountMessageQueue } from './sending/messages.ts';
import { createSmsQuota, type SmsQuota } from './sending/sms-quota.ts';
import { startSending } from './sending/start.ts';
import { openProviderClients, openProviderFetch, type ProviderClients } from './sso/providers/open-clients.ts';
import { backfillProven } from './users/backfill-proven.ts';
import { ensureFirstAdministrator } from './users/first-administrator.ts';

/**
 * The interval at which a copy that missed a notification reads the keys again; far less than the lead time of a new
 * key.
 */
const REFRESH_MS = 60_000;
/** The interval of checks for a due key rotation; less than the lead time of a new key. */
const ROTATION_CHECK_MS = 300_000;

/** The parts that the modules of identity share. */
export interface Identity {
  readonly kit: Kit;
  readonly config: IdentityConfig;
  readonly encryption: Encryption;
  readonly messages: AccountMessageQueue;
  readonly keyring: Keyring;
  readonly hasher: PasswordHasher;
  readonly guard: BruteForceGuard;
  readonly smsQuota: SmsQuota;
  readonly documents: Documents;
  readonly accountLog: AccountLog;
  readonly clients: ProviderClients;
}

/** Opens what the modules of identity share, and creates the initial signing key and administrator. */
export async function setup(kit: Kit, config: IdentityConfig): Promise<Identity> {
  assertProduction(config, kit.log);
  const encryption = createEncryption(config.secrets.encryption);
  const keyring = await openKeyring(kit.db, encryption, rotationPlan(config));
  scheduleRefresh(kit, { what: 'the signing keys', intervalMs: REFRESH_MS, read: () => keyring.refresh() });
  kit.schedule({
    name: 'signing-keys.rotate',
    intervalMs: ROTATION_CHECK_MS,
    run: () => rotateKeys(kit.db, encryption, rotationPlan(config)),
  });
  const hasher = await createHasher(config.passwords);
  await backfillProven(kit.db);
  await ensureFirstAdministrator(kit, config.administrator, hasher);
  const guard = createBruteForceGuard(kit.db, encryption, config.bruteForce);
  startSending(kit, encryption, config);
  const documents = await openDocuments(kit);
  const messages = createAccountMessageQueue(kit.db, encryption);
  const smsQuota = createSmsQuota(kit, config.sending.smsPerDay);
  const accountLog = createAccountLog(kit, config.bruteForce.windowMs);
  const clients = openProviders(kit, config, encryption);
  return { clients, kit, config, encryption, messages, keyring, hasher, guard, documents, smsQuota, accountLog };
}

/** Opens the clients of identity providers. */
function openProviders(kit: Kit, { sso }: IdentityConfig, encryption: Encryption): ProviderClients {
  const requests = openProviderFetch(sso);
  kit.onShutdown(() => requests.close());
  return openProviderClients(sso, encryption, requests);
}

/** Returns the rotation plan of the signing keys. */
function rotationPlan({ signingKeys, sessions }: IdentityConfig): RotationPlan {
  return {
    everyMs: signingKeys.rotationSeconds * 1000,
    announceMs: signingKeys.announceSeconds * 1000,
    tokenMs: sessions.ttlSeconds * 1000,
  };
}
