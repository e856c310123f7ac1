import { once } from 'node:events';
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { createLookup, InsideAddress, isPublicAddress, literalAddress, type Resolve } from './addresses.ts';

/** In milliseconds; Standard Webhooks recommends 15 to 30 seconds, the contract promises 10. */
const TIMEOUT_MS = 10_000;
/** The maximum number of response bytes read, so that the connection can be reused; the content is ignored. */
const MAX_READ_BYTES = 16 * 1024;
/** The idle timeout of connections, in milliseconds. */
const IDLE_MS = 4000;

/** The result of a posted message. */
export interface PostResult {
  /** The status of the response; undefined if there was none. */
  readonly status: number | undefined;
  /** The reason of a failure, for users; empty on success. */
  readonly error: string;
}

/** A message to post. */
export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Posts messages to user-defined URLs. */
export interface Poster {
  /** @param signal aborts the request @throws the signal's reason if it was aborted, and nothing else */
  post(message: Post, signal: AbortSignal): Promise<PostResult>;
  close(): void;
}

interface PosterOptions {
  /** Allows addresses that are not public. */
  readonly allowPrivate: boolean;
  readonly timeoutMs?: number;
  /** Resolves host names; the system resolver by default. */
  readonly resolve?: Resolve;
}

/** Creates a poster that connects to public addresses only, follows no redirects and times out after 10 seconds. */
export function createPoster({ allowPrivate, timeoutMs = TIMEOUT_MS, resolve }: PosterOptions): Poster {
  const permits = allowPrivate ? () => true : isPublicAddress;
  // Own agents: connections of the global ones were made without the address check.
  const options = { lookup: createLookup(permits, resolve), keepAlive: true, timeout: IDLE_MS };
  const agents = { http: new HttpAgent(options), https: new HttpsAgent(options) };
  return {
    post: async (message, signal) => {
      const late = AbortSignal.timeout(timeoutMs);
      try {
        const status = await send(message, agents, permits, AbortSignal.any([signal, late]));
        return { status, error: problemOf(status) };
      } catch (error) {
        signal.throwIfAborted();
        return { status: undefined, error: late.aborted ? `No response within ${timeoutMs} ms.` : reasonOf(error) };
      }
    },
    close: () => {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}

async function send(
  { url, headers, body }: Post,
  agents: { readonly http: HttpAgent; readonly https: HttpsAgent },
  permits: (address: string) => boolean,
  signal: AbortSignal,
): Promise<number> {
  const target = new URL(url);
  // IP addresses are not passed to the lookup, so they are checked here.
  const literal = literalAddress(target);
  if (literal && !permits(literal)) throw new InsideAddress(literal);
  const common = { method: 'POST', headers, signal };
  const request =
    target.protocol === 'https:'
      ? httpsRequest(target, { ...common, agent: agents.https })
      : httpRequest(target, { ...common, agent: agents.http });
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  // Errors after the response has arrived are ignored.
  request.on('error', () => undefined);
  await discard(response);
  return response.statusCode ?? 0;
}

async function discard(response: IncomingMessage): Promise<void> {
  let read = 0;
  try {
    for await (const chunk of response) {
      read += (chunk as Buffer).length;
      if (read > MAX_READ_BYTES) break;
    }
  } catch {
    // The status had arrived before.
  }
}

function problemOf(status: number): string {
  if (status >= 200 && status < 300) return '';
  return status >= 300 && status < 400
    ? `The response was ${status}; redirects are not followed.`
    : `The response was ${status}.`;
}

function reasonOf(error: unknown): string {
  if (error instanceof InsideAddress) return `${error.message}.`;
  const { code, message } = error as { code?: string; message?: string };
  return code ?? message ?? 'The connection failed.';
}
