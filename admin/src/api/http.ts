import { ApiFailure } from './problem.ts';
import type { SignInGate } from './sign-in-gate.ts';

export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Sent {
  readonly query?: Query;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** A 401 is returned as an error like others, without asking the user to sign in. */
  readonly isAboutSession?: boolean;
}

export interface Answer<Body> {
  readonly body: Body;
  /** The version of the record, for If-Match. */
  readonly etag: string | undefined;
}

/** Calls the service. The body of a response is its JSON value, or the text of a CSV table. @throws ApiFailure */
export type Http = <Body>(method: string, path: string, sent?: Sent) => Promise<Answer<Body>>;

/** The header that marks calls of this page, whose session is in the cookie; the gateway requires it for writes. */
export const OWN_PAGE = { 'X-Session': 'cookie' };

/**
 * Creates the HTTP client of all calls.
 * @param send fetch, or a replacement of it
 * @see docs/adr/0198-client-of-the-panel.md
 */
export function createHttp(gate: SignInGate, send: typeof fetch = fetchFresh): Http {
  return async (method, path, sent = {}) => read(await reachSignedIn(gate, send, method, path, sent));
}

/** Reads a file. @throws ApiFailure */
export type ReadFile = (path: string) => Promise<Blob>;

/** Creates the function that reads files, as createHttp. */
export function createReadFile(gate: SignInGate, send: typeof fetch = (...args) => fetch(...args)): ReadFile {
  return async (path) => {
    const answer = await reachSignedIn(gate, send, 'GET', path, {});
    return answer.ok ? answer.blob() : (await read<Blob>(answer)).body;
  };
}

/** Sends a request, again after the user has signed in. */
async function reachSignedIn(
  gate: SignInGate,
  send: typeof fetch,
  method: string,
  path: string,
  sent: Sent,
): Promise<Response> {
  for (;;) {
    const { round } = gate;
    const answer = await reach(send, method, path, sent);
    if (answer.status !== 401 || sent.isAboutSession) return answer;
    await gate.wait(round);
  }
}

async function reach(send: typeof fetch, method: string, path: string, sent: Sent): Promise<Response> {
  const hasBody = sent.body !== undefined;
  const headers = { ...OWN_PAGE, ...(hasBody && { 'Content-Type': 'application/json' }), ...sent.headers };
  const body = hasBody ? JSON.stringify(sent.body) : undefined;
  try {
    return await send(path + queryString(sent.query), {
      method,
      headers,
      body,
      signal: sent.signal,
      credentials: 'same-origin',
    });
  } catch (error) {
    if (sent.signal?.aborted) throw error;
    throw new ApiFailure(0, { message: 'The service cannot be reached. Is this device online?' }, null);
  }
}

async function read<Body>(answer: Response): Promise<Answer<Body>> {
  const text = await answer.text();
  const isTable = answer.headers.get('content-type')?.startsWith('text/csv');
  const body = isTable ? text : parse(text);
  if (!answer.ok) throw new ApiFailure(answer.status, (body ?? {}) as object, answer.headers.get('retry-after'));
  return { body: body as Body, etag: answer.headers.get('etag') ?? undefined };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Builds the query string without undefined and empty parameters. */
export function queryString(query: Query = {}): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

/** Fetches without the cache of the browser: the version of a record does not cover what is computed when it is read. */
const fetchFresh: typeof fetch = (input, init) => fetch(input, { ...init, cache: 'no-store' });
