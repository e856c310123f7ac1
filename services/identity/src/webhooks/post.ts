import { once } from 'node:events';
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { createLookup, InsideAddress, isPublicAddress, literalAddress } from './addresses.ts';

/** Standard Webhooks leaves it at 15 to 30 seconds; the contract promises 10. */
const TIMEOUT_MS = 10_000;
/** What is read of an answer, so that the connection can be used again; nobody looks at it. */
const MOST_READ = 16 * 1024;
/** How long a connection without work stays. */
const IDLE_MS = 4000;

/** What came of a message that was posted. */
export interface PostResult {
  /** The status of the answer; undefined where there was none. */
  readonly status: number | undefined;
  /** Why it has not arrived, for a person; empty if it has. */
  readonly error: string;
}

/** A message as it is posted. */
export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Posts messages to addresses that somebody else chose. */
export interface Poster {
  /** @param signal ends it early @throws the signal's reason when it was ended early, and for nothing else */
  post(message: Post, signal: AbortSignal): Promise<PostResult>;
  close(): void;
}

interface PosterOptions {
  /** Whether addresses on the inside are allowed. */
  readonly allowPrivate: boolean;
  readonly timeoutMs?: number;
}

/** A poster that connects to nothing on the inside, does not follow redirects and waits 10 seconds at most. */
export function createPoster({ allowPrivate, timeoutMs = TIMEOUT_MS }: PosterOptions): Poster {
  const permits = allowPrivate ? () => true : isPublicAddress;
  // Agents of our own: the connections of others were made without looking where they lead.
  const options = { lookup: createLookup(permits), keepAlive: true, timeout: IDLE_MS };
  const agents = { http: new HttpAgent(options), https: new HttpsAgent(options) };
  return {
    post: async (message, signal) => {
      const late = AbortSignal.timeout(timeoutMs);
      try {
        const status = await send(message, agents, permits, AbortSignal.any([signal, late]));
        return { status, error: problemOf(status) };
      } catch (error) {
        signal.throwIfAborted();
        return { status: undefined, error: late.aborted ? `No answer within ${timeoutMs} ms.` : reasonOf(error) };
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
  // An address is not looked up, so nobody else would look at it.
  const literal = literalAddress(target);
  if (literal && !permits(literal)) throw new InsideAddress(literal);
  const common = { method: 'POST', headers, signal };
  const request =
    target.protocol === 'https:'
      ? httpsRequest(target, { ...common, agent: agents.https })
      : httpRequest(target, { ...common, agent: agents.http });
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  // What breaks after the answer has come changes nothing.
  request.on('error', () => undefined);
  await throwAway(response);
  return response.statusCode ?? 0;
}

async function throwAway(response: IncomingMessage): Promise<void> {
  let read = 0;
  try {
    for await (const chunk of response) {
      read += (chunk as Buffer).length;
      if (read > MOST_READ) break;
    }
  } catch {
    // The status had come before.
  }
}

function problemOf(status: number): string {
  if (status >= 200 && status < 300) return '';
  return status >= 300 && status < 400
    ? `It answered ${status}; redirects are not followed.`
    : `It answered ${status}.`;
}

function reasonOf(error: unknown): string {
  if (error instanceof InsideAddress) return `${error.message}.`;
  const { code, message } = error as { code?: string; message?: string };
  return code ?? message ?? 'The connection failed.';
}
