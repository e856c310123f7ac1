import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often a request is tried again when the service asks for patience (429) or a part of it is away (503). */
const MOST_TRIES = 8;

/** An answer that is no success, as RFC 9457 describes it. */
export class Problem extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(`${status}: ${message}`);
    this.status = status;
  }
}

/** A client app's view of the service: JSON over HTTP, nothing else. */
export interface Api {
  get<Answer>(path: string): Promise<Answer>;
  /** @param key the Idempotency-Key: a try that is repeated does nothing twice; one of this call by default */
  post<Answer>(path: string, body: object, key?: string): Promise<Answer>;
  patch<Answer>(path: string, body: object): Promise<Answer>;
}

/** @param url where the service listens, e.g. `http://127.0.0.1:8080` @param token a session token; none for public calls */
export function createApi(url: string, token?: string): Api {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const send = <Answer>(method: string, path: string, body: object, more: object = {}) =>
    request<Answer>(new URL(path, url), { method, headers: { ...headers, ...more }, body: JSON.stringify(body) });
  return {
    get: (path) => request(new URL(path, url), { headers }),
    // Without a caller there is nobody whose key it would be.
    post: (path, body, key = randomUUID()) => send('POST', path, body, token ? { 'idempotency-key': key } : {}),
    patch: (path, body) => send('PATCH', path, body),
  };
}

async function request<Answer>(url: URL, init: RequestInit): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const response = await fetch(url, init);
    if (response.ok) return (await response.json()) as Answer;
    const problem = (await response.json().catch(() => ({}))) as { message?: string };
    const wait = Number(response.headers.get('retry-after'));
    const patient = (response.status === 429 || response.status === 503) && tries < MOST_TRIES;
    if (!patient) throw new Problem(response.status, problem.message ?? response.statusText);
    await sleep(Math.max(1, wait) * 1000);
  }
}
