import { InsideAddress, isHttps } from '@bms/service-kit';
import { createConnector, type Resolve } from '@bms/service-kit/outgoing';
import { Agent, errors, request } from 'undici';
import { retryAfterOf } from './retry-after.ts';

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
  /** The time before which the receiver wants no further attempt. */
  readonly retryAt?: Date;
}

/** The status of a receiver that wants no further messages (Standard Webhooks). */
export const GONE = 410;

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
  close(): Promise<void> | void;
}

/** Options of a poster. */
export interface PosterOptions {
  /** Allows addresses that are not public. */
  readonly allowPrivate: boolean;
  /** Sends nothing in plain text; false by default. */
  readonly requireHttps?: boolean;
  readonly timeoutMs?: number;
  /** Resolves host names; the system resolver by default. */
  readonly resolve?: Resolve;
}

/** Creates a poster that connects to public addresses only, follows no redirects and times out after 10 seconds. */
export function createPoster(options: PosterOptions): Poster {
  const { allowPrivate, requireHttps = false, timeoutMs = TIMEOUT_MS, resolve } = options;
  const agent = new Agent({
    connect: createConnector({ allowPrivate, timeoutMs, resolve }),
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
    // The signal limits the request as a whole.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return {
    post: async ({ url, headers, body }, signal) => {
      if (requireHttps && !isHttps(url)) return { status: undefined, error: 'The URL must use https.' };
      const late = AbortSignal.timeout(timeoutMs);
      const message = { method: 'POST', headers, body, signal: AbortSignal.any([signal, late]) } as const;
      try {
        const {
          statusCode: status,
          headers: answered,
          body: content,
        } = await request(url, { ...message, dispatcher: agent });
        // Resolves even if the content fails or times out: the status has arrived.
        await content.dump({ limit: MAX_READ_BYTES });
        const retryAt = retryAfterOf(status, answered['retry-after']);
        return { status, error: problemOf(status), ...(retryAt && { retryAt }) };
      } catch (error) {
        signal.throwIfAborted();
        return { status: undefined, error: late.aborted ? `No response within ${timeoutMs} ms.` : reasonOf(error) };
      }
    },
    close: () => void agent.destroy(),
  };
}

function problemOf(status: number): string {
  if (status >= 200 && status < 300) return '';
  if (status === GONE) return 'The response was 410 Gone; the webhook was disabled.';
  return status >= 300 && status < 400
    ? `The response was ${status}; redirects are not followed.`
    : `The response was ${status}.`;
}

function reasonOf(error: unknown): string {
  if (error instanceof InsideAddress) return `${error.message}.`;
  if (error instanceof errors.SocketError) return 'ECONNRESET';
  const { code, message } = error as { code?: string; message?: string };
  return code ?? message ?? 'The connection failed.';
}
