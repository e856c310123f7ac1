import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';

/** Minimum interval between two fetches of the keys, in milliseconds: unknown key ids are easy to make up. */
const MIN_FETCH_INTERVAL_MS = 1000;
/** Age after which known keys are fetched again, in milliseconds, since a key may have been withdrawn. */
const STALE_MS = 300_000;

/** The public keys that verify session tokens. */
export interface KeySet {
  /**
   * Returns the key with an id; undefined if there is none.
   * @throws the error of the fetch when the key is unknown without it
   */
  find(kid: string): Promise<KeyObject | undefined>;
}

/**
 * Creates a cache of the keys. An unknown key id triggers a fetch, at most once a second.
 * @param ask returns a JWK set (RFC 7517) as JSON text
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
        // In the background: the cached key stays valid until the fetch completes.
        if (age > STALE_MS) refresh().catch(() => {});
        return known;
      }
      if (asking) await asking;
      else if (keys.size === 0 || age > MIN_FETCH_INTERVAL_MS) await refresh();
      return keys.get(kid);
    },
  };
}

function readKeys(json: string): Map<string, KeyObject> {
  const { keys } = JSON.parse(json) as { keys: (JsonWebKey & { kid: string })[] };
  return new Map(keys.map((jwk) => [jwk.kid, createPublicKey({ key: jwk, format: 'jwk' })]));
}
