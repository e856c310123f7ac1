import { newSigningKey, trustedKeys } from '@bms/backing-services';

/** Signing keys of processes that trust each other, generated for one test. */
export interface LocalSecrets {
  /** TRUSTED_KEYS. */
  readonly trustedKeys: string;
  /** Returns the SIGNING_KEY of a process, e.g. `crm`. @throws Error for a process that was not named. */
  signingKey(process: string): string;
}

/** Generates the key pairs of the gateway and the named services, e.g. `localSecrets('identity', 'crm')`. */
export function localSecrets(...services: string[]): LocalSecrets {
  return secretsOf(services, (name) => newSigningKey(name));
}

/** Generates the key pairs as `localSecrets` does, with names that processes in production accept. */
export function productionSecrets(...services: string[]): LocalSecrets {
  return secretsOf(services, (name) => newSigningKey(name, name));
}

function secretsOf(services: readonly string[], newKey: (process: string) => string): LocalSecrets {
  const keys = new Map(['gateway', ...services].map((name) => [name, newKey(name)]));
  return {
    trustedKeys: trustedKeys([...keys.values()]),
    signingKey: (process) => {
      const key = keys.get(process);
      if (!key) throw new Error(`localSecrets was not asked for a key of ${process}`);
      return key;
    },
  };
}
