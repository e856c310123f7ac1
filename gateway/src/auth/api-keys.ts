import { API_KEY_MARK, ApiError, apiKeyHash, apiKeyId, type Caller } from '@bms/contracts';
import { LRUCache } from 'lru-cache';
import type { CredentialKind } from './credentials.ts';
import { Remembered } from './remembered.ts';

/** Keys that identity did not know, so that whoever tries one again and again asks nobody. */
const MOST_REFUSED = 10_000;
/** A key that is refused may be taken later, when its maker is an administrator again; that is news, and news may be missed. */
const REFUSED_MS = 60_000;

/** Whom an API key stands for, as identity tells it. */
export interface ResolvedApiKey {
  readonly caller: Caller;
  /** Milliseconds since 1970; Infinity for a key that never expires. */
  readonly expiresAtMs: number;
}

/** How API keys become callers. */
export interface ApiKeySource {
  /**
   * @param keyHash as apiKeyHash gives it: identity never sees the key
   * @throws ApiError unauthenticated for a key that is not valid
   */
  resolve(keyId: number, keyHash: string): Promise<ResolvedApiKey>;
  /** How long what was resolved may be believed, in milliseconds; short while no news can come. */
  maxAgeMs(): number;
  /** Told of every use of a valid key. */
  used(keyId: number): void;
}

/** Whom API keys stand for. What is remembered is their hash, so a memory dump holds no key. */
export class ApiKeys implements CredentialKind {
  readonly #source: ApiKeySource;
  readonly #remembered: Remembered<ResolvedApiKey>;
  readonly #refused = new LRUCache<string, { readonly since: number }>({ max: MOST_REFUSED });

  constructor(source: ApiKeySource) {
    this.#source = source;
    this.#remembered = new Remembered(() => source.maxAgeMs());
  }

  accepts(token: string): boolean {
    return token.startsWith(API_KEY_MARK);
  }

  /** @throws ApiError unauthenticated for a key that is not valid; unavailable or timeout when nobody can say */
  async callerOf(key: string): Promise<Caller> {
    const id = apiKeyId(key);
    if (id === undefined) throw refusal();
    const keyHash = apiKeyHash(key);
    if (this.#isRefused(keyHash)) throw refusal();
    const { caller, expiresAtMs } = await this.#remembered.get(keyHash, () => this.#ask(id, keyHash));
    if (expiresAtMs <= Date.now()) throw new ApiError('unauthenticated', 'The API key has expired.');
    this.#source.used(id);
    return caller;
  }

  /** The key is dead from now on. */
  revoke(keyId: number): void {
    this.#remembered.forgetWhere((caller) => caller.apiKeyId === keyId);
  }

  /** Forgets whom keys stand for, and which were refused: what made them so may have changed. */
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
