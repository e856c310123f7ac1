import { createConnector } from '@bms/service-kit/outgoing';
import { Agent, request } from 'undici';
import { readText } from '../../connections/read-text.ts';
import type { SsoConfig } from '../settings.ts';

/** Larger than any configuration, key set or token response. */
const MAX_ANSWER_BYTES = 256 * 1024;
/** The idle timeout of connections, in milliseconds. */
const IDLE_MS = 4000;

/** The options of a request of the OpenID Connect libraries. */
export interface FetchOptions {
  readonly method: string;
  readonly headers: Headers | Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** Requests to identity providers. */
export interface ProviderFetch {
  fetch(url: string, options: FetchOptions): Promise<Response>;
  close(): Promise<void>;
}

/**
 * Creates the fetch function of the OpenID Connect libraries: it connects to public addresses only unless the settings allow
 * others, follows no redirects, and limits the time and the length of responses.
 */
export function createProviderFetch({ allowPrivateAddresses, timeoutSeconds }: SsoConfig): ProviderFetch {
  const timeoutMs = timeoutSeconds * 1000;
  const agent = new Agent({
    connect: createConnector({ allowPrivate: allowPrivateAddresses, timeoutMs }),
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
  });
  return {
    fetch: async (url, { method, headers, body, signal }) => {
      const late = AbortSignal.timeout(timeoutMs);
      const answer = await request(url, {
        method: method as 'GET' | 'POST',
        headers: Object.fromEntries(new Headers(headers as Headers)),
        body: body === undefined || body === null ? null : String(body),
        signal: signal ? AbortSignal.any([signal, late]) : late,
        dispatcher: agent,
      });
      const text = await readText(answer.body, MAX_ANSWER_BYTES);
      const type = String(answer.headers['content-type'] ?? '');
      return new Response(text, { status: answer.statusCode, headers: { 'content-type': type } });
    },
    close: () => agent.destroy(),
  };
}
