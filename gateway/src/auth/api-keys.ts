import { API_KEY_MARK, ApiError, apiKeyHash, apiKeyId, type Caller } from '@bms/contracts';
import type { CacheCounts } from '@bms/service-kit/process';
import type { MadeCalls } from '@bms/telemetry';
import { LRUCache } from 'lru-cache';
import type { AddressRule } from './allowed-addresses.ts';
import { CredentialCache, type Freshness } from './credential-cache.ts';
import type { CredentialKind, TokenRequest } from './credentials.ts';

/** Maximum number of rejected keys in the cache; a cached key is rejected again without a call to identity. */
const MAX_REJECTED = 10_000;
/**
 * Lifetime of a cached rejection, in milliseconds. A key becomes valid again when its creator regains the administrator
 * role, and the notification of that may be lost.
 */
const REJECTED_MS = 60_000;

/** The caller of an API key, as resolved by identity. */
export interface ResolvedApiKey {
  readonly caller: Caller;
  /** Milliseconds since the Unix epoch; Infinity for a key that never expires. */
  readonly expiresAtMs: number;
  /** Returns true if requests with the key may come from an IP address. */
  readonly allows: AddressRule;
}

/** Resolves API keys to callers. */
export interface ApiKeySource extends Freshness {
  /**
   * @param keyHash the result of apiKeyHash; identity never receives the key itself
   * @throws ApiError unauthenticated for a key that is not valid
   */
  resolve(keyId: number, keyHash: string, calls?: MadeCalls): Promise<ResolvedApiKey>;
  /** Called on every use of a valid key. */
  used(keyId: number): void;
}

/** Authenticates API keys. The cache holds their hashes, so a memory dump contains no key. */
export class ApiKeys implements CredentialKind {
  readonly #source: ApiKeySource;
  readonly #cache: CredentialCache<ResolvedApiKey>;
  readonly #rejected = new LRUCache<string, { readonly since: number }>({ max: MAX_REJECTED });

  constructor(source: ApiKeySource) {
    this.#source = source;
    this.#cache = new CredentialCache(source);
  }

  /** The lookups in the cache. */
  get cacheCounts(): CacheCounts {
    return this.#cache.counts;
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
  async callerOf(key: string, { admit, address, calls }: TokenRequest): Promise<Caller> {
    const id = apiKeyId(key);
    if (id === undefined) throw invalidKeyError();
    const keyHash = apiKeyHash(key);
    if (this.#isRejected(keyHash)) throw invalidKeyError();
    const { caller, expiresAtMs, allows } = await this.#cache.get(keyHash, async (wasValid) => {
      if (!wasValid) await admit();
      return await this.#ask(id, keyHash, calls);
    });
    if (expiresAtMs <= Date.now()) throw new ApiError('unauthenticated', 'The API key has expired.');
    if (!allows(address))
      throw new ApiError('unauthenticated', `The API key is not valid for requests from ${address}.`);
    this.#source.used(id);
    return caller;
  }

  /** Evicts a revoked or replaced key from the cache. */
  revoke(keyId: number): void {
    this.#cache.evictWhere((caller) => caller.apiKeyId === keyId);
  }

  /** Evicts the keys of matching callers and all rejections, since the cause of a rejection may have changed. */
  forgetWhere(matches: (caller: Caller) => boolean): void {
    this.#cache.evictWhere(matches);
    this.#rejected.clear();
  }

  #isRejected(keyHash: string): boolean {
    const rejected = this.#rejected.get(keyHash);
    return (
      rejected !== undefined && performance.now() - rejected.since <= Math.min(REJECTED_MS, this.#source.maxAgeMs())
    );
  }

  async #ask(id: number, keyHash: string, calls: MadeCalls | undefined): Promise<ResolvedApiKey> {
    const since = performance.now();
    try {
      return await this.#source.resolve(id, keyHash, calls);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unauthenticated') this.#rejected.set(keyHash, { since });
      throw error;
    }
  }
}

const invalidKeyError = (): ApiError => new ApiError('unauthenticated', 'The API key is not valid.');
