import { ConfigError } from './settings.ts';

/** Settings that hold keys, whose `kid` says that the local start made them. */
const KEY_SETTINGS = ['SIGNING_KEY', 'TRUSTED_KEYS'];
const LOCAL_KID = /"kid"\s*:\s*"local-/;

/**
 * Keeps secrets that the local start made out of production.
 * @throws ConfigError naming the setting
 */
export function refuseLocalSecrets(env: NodeJS.ProcessEnv): void {
  if (env['NODE_ENV'] !== 'production') return;
  if (env['LOCAL_SECRETS'] === 'true')
    throw new ConfigError('setting LOCAL_SECRETS: secrets of the local start are refused with NODE_ENV=production');
  const local = KEY_SETTINGS.find((name) => LOCAL_KID.test(env[name] ?? ''));
  if (local) throw new ConfigError(`setting ${local}: a key of the local start is refused with NODE_ENV=production`);
}
