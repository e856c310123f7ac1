import { API_KEY_MARK, ApiError, apiKeyHash, apiKeyId, type Caller } from '@bms/contracts';
import { LRUCache } from 'lru-cache';
import type { Admit, CredentialKind } from './credentials.ts';
import { type Freshness, Remembered } from './remembered.ts';

/** Maximum number of rejected keys in the cache; a cached key is rejected again without a call to identity. */
const MOST_REFUSED = 10_000;
/**
 * Lifetime of a cached rejection, in milliseconds. A key becomes valid again when its creator regains the administrator
 * role, and the notification of that may be lost.
 */
const REFUSED_MS = 60_000;

/** The caller of an API key, as resolved by identity. */
export interface ResolvedApiKey {
  readonly caller: Caller;
  /** Milliseconds since the Unix epoch; Infinity for a key that never expires. */
  readonly expiresAtMs: number;
}

/** Resolves API keys to callers. */
export interface ApiKeySource extends Freshness {
  /**
   * @param keyHash the result of apiKeyHash; identity never receives the key itself
   * @throws ApiError unauthenticated for a key that is not valid
   */
  resolve(keyId: number, keyHash: string): Promise<ResolvedApiKey>;
  /** Called on every use of a valid key. */
  used(keyId: number): void;
}

/** Authenticates API keys. The cache holds their hashes, so a memory dump contains no key. */
export class ApiKeys implements CredentialKind {
  readonly #source: ApiKeySource;
  readonly #remembered: Remembered<ResolvedApiKey>;
  readonly #refused = new LRUCache<string, { readonly since: number }>({ max: MOST_REFUSED });

  constructor(source: ApiKeySource) {
    this.#source = source;
    this.#remembered = new Remembered(source);
  }

  accepts(token: string): boolean {
    return token.startsWith(API_KEY_MARK);
  }

  /**
   * Returns the caller of a key. Calls `admit` before the request to identity, unless the key is in the cache of valid
   * keys.
   * @throws ApiError unauthenticated for a key that is not valid; unavailable or timeout when identity does not answer;
   * any error of `admit`
   */
  async callerOf(key: string, admit: Admit): Promise<Caller> {
    const id = apiKeyId(key);
    if (id === undefined) throw refusal();
    const keyHash = apiKeyHash(key);
    if (this.#isRefused(keyHash)) throw refusal();
    const { caller, expiresAtMs } = await this.#remembered.get(keyHash, async (wasValid) => {
      if (!wasValid) await admit();
      return await this.#ask(id, keyHash);
    });
    if (expiresAtMs <= Date.now()) throw new ApiError('unauthenticated', 'The API key has expired.');
    this.#source.used(id);
    return caller;
  }

  /** Evicts a revoked key from the cache. */
  revoke(keyId: number): void {
    this.#remembered.forgetWhere((caller) => caller.apiKeyId === keyId);
  }

  /** Evicts the keys of matching callers and all rejections, since the cause of a rejection may have changed. */
  forgetWhere(matches: (caller: Caller) => boolean): void {
    this.#remembered.forgetWhere(matches);
    this.#refused.clear();
  }

  #isRefused(keyHash: string): boolean {
    const refused = this.#refused.get(keyHash);
    return refused !== undefined && performance.now() - refused.since <= Math.min(REFUSED_MS, this.#source.maxAgeMs());
  }

  async #ask(id: number, keyHash: string): Promise<ResolvedApiKey> {
    const since = performance.now();
    try {
      return await this.#source.resolve(id, keyHash);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unauthenticated') this.#refused.set(keyHash, { since });
      throw error;
    }
  }
}

const refusal = (): ApiError => new ApiError('unauthenticated', 'The API key is not valid.');
