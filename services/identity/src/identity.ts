import type { Kit } from '@bms/service-kit';
import type { IdentityConfig } from './config.ts';
import { createGuessingGuard, type GuessingGuard } from './guessing/guard.ts';
import { type Keyring, openKeyring } from './keys/keyring.ts';
import { type RotationPlan, rotateKeys } from './keys/rotation.ts';
import { startNotices } from './notices/start.ts';
import { createHasher, type PasswordHasher } from './passwords/hasher.ts';
import { createSealer, type Sealer } from './sealing/sealer.ts';
import { startSending } from './sending/start.ts';
import { ensureFirstAdministrator } from './users/first-administrator.ts';

/** A copy that missed the news reads the keys again after that time; far less than the time a key is announced before. */
const REFRESH_MS = 60_000;
/** Between two looks at whether a new key is due; less than the time that a key is announced before. */
const ROTATION_CHECK_MS = 300_000;

/** What the modules of identity share; made once per process. */
export interface Identity {
  readonly kit: Kit;
  readonly config: IdentityConfig;
  readonly sealer: Sealer;
  readonly keyring: Keyring;
  readonly hasher: PasswordHasher;
  readonly guard: GuessingGuard;
}

/** Puts together what the modules share, and makes what a fresh system has: a key to sign with and an administrator. */
export async function openIdentity(kit: Kit, config: IdentityConfig): Promise<Identity> {
  const sealer = createSealer(config.secrets.encryption);
  const keyring = await openKeyring(kit.db, sealer, rotationPlan(config));
  keepFresh(kit, keyring);
  kit.schedule({
    name: 'signing-keys.rotate',
    intervalMs: ROTATION_CHECK_MS,
    run: () => rotateKeys(kit.db, sealer, rotationPlan(config)),
  });
  const hasher = await createHasher(config.passwords);
  await ensureFirstAdministrator(kit, config.administrator, hasher);
  const guard = createGuessingGuard(kit.db, sealer, config.guessing);
  startSending(kit, sealer, config.sending);
  startNotices(kit, sealer);
  return { kit, config, sealer, keyring, hasher, guard };
}

/** How signing keys follow each other. */
function rotationPlan({ signingKeys, sessions }: IdentityConfig): RotationPlan {
  return {
    everyMs: signingKeys.rotationSeconds * 1000,
    announceMs: signingKeys.announceSeconds * 1000,
    tokenMs: sessions.ttlSeconds * 1000,
  };
}

function keepFresh(kit: Kit, keyring: Keyring): void {
  const refresh = () => keyring.refresh().catch((err) => kit.log.warn({ err }, 'the signing keys cannot be read'));
  const timer = setInterval(refresh, REFRESH_MS).unref();
  kit.onShutdown(() => clearInterval(timer));
}
