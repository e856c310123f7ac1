import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';

/** Between two questions for the keys, in milliseconds: unknown key ids are easy to make up. */
const ASK_AT_MOST_EVERY_MS = 1000;
/** After so long the keys are asked for again though none was missing: one may have been withdrawn. */
const STALE_MS = 300_000;

/** The public keys that session tokens are signed with. */
export interface KeySet {
  /**
   * The key of an id; undefined where there is none.
   * @throws what asking failed with, when that leaves open whether there is such a key
   */
  find(kid: string): Promise<KeyObject | undefined>;
}

/**
 * Remembers the keys, and asks for them again when a token names one that is not known, once a second at most.
 * @param ask gives a JWK set (RFC 7517) as JSON text
 */
export function createKeySet(ask: () => Promise<string>): KeySet {
  let keys = new Map<string, KeyObject>();
  let askedAt = -Infinity;
  let asking: Promise<void> | undefined;

  const refresh = (): Promise<void> => {
    askedAt = performance.now();
    asking ??= ask()
      .then((json) => {
        keys = readKeys(json);
      })
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };

  return {
    find: async (kid) => {
      const age = performance.now() - askedAt;
      const known = keys.get(kid);
      if (known) {
        // In the background: the key at hand is good until we hear otherwise.
        if (age > STALE_MS) refresh().catch(() => {});
        return known;
      }
      if (asking) await asking;
      else if (keys.size === 0 || age > ASK_AT_MOST_EVERY_MS) await refresh();
      return keys.get(kid);
    },
  };
}

function readKeys(json: string): Map<string, KeyObject> {
  const { keys } = JSON.parse(json) as { keys: (JsonWebKey & { kid: string })[] };
  return new Map(keys.map((jwk) => [jwk.kid, createPublicKey({ key: jwk, format: 'jwk' })]));
}
