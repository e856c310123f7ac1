import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, differences } from './ledger.ts';

/** The options of a fetch that repeats what is not answered. */
export interface PersistentOptions {
  /** Called for each attempt. */
  readonly nextGateway: NextGateway;
  readonly onAnswer: (answer: Answer) => void;
  /** The pause after a call, which bounds the load, in milliseconds. */
  readonly pauseMs: number;
  /** The time after which a call without an answer fails, in milliseconds. */
  readonly giveUpMs?: number;
}

const GIVE_UP_MS = 300_000;
/** The time limit of one attempt, longer than the deadline of the gateway, in milliseconds. */
const ATTEMPT_MS = 15_000;
/** The pause before another attempt, in milliseconds. */
const RETRY_MS = 250;
/** Statuses after which it is unknown whether the request was processed. */
const UNKNOWN_OUTCOME = [503, 504];

/** A request that can be sent several times. */
interface Repeatable {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: ArrayBuffer | undefined;
}

/**
 * Returns a fetch that repeats a request with the same headers, so with the same Idempotency-Key, until its outcome is
 * known. A repeated request that was processed before and has no such key, as a PATCH, is answered with the record.
 * @throws Error if there is no answer but 429, 503 and 504 for five minutes
 */
export function createPersistentFetch(options: PersistentOptions): (request: Request) => Promise<Response> {
  const { nextGateway, onAnswer, pauseMs, giveUpMs = GIVE_UP_MS } = options;
  const attempt = async (request: Repeatable): Promise<Response | undefined> => {
    const startedAt = performance.now();
    const answer = await send(nextGateway(), request).catch(() => undefined);
    onAnswer({
      request: `${request.method} ${request.path}`,
      what: answer ? String(answer.status) : 'no answer',
      ms: performance.now() - startedAt,
    });
    return answer;
  };
  return async (sent) => {
    const request = await repeatable(sent);
    let isDoubtful = false;
    for (const deadline = Date.now() + giveUpMs; Date.now() < deadline; await sleep(RETRY_MS)) {
      const answer = await attempt(request);
      if (answer?.status === 429) continue;
      if (!answer || UNKNOWN_OUTCOME.includes(answer.status)) {
        isDoubtful = true;
        continue;
      }
      const settled = isDoubtful && !answer.ok ? await findEffect(request, answer, attempt) : answer;
      if (!settled) continue;
      await sleep(pauseMs);
      return settled;
    }
    throw new Error(`${request.method} ${request.path} had no answer for ${giveUpMs / 1000} s`);
  };
}

/** Sends a request once and receives the whole answer. */
async function send(url: string, { path, body, ...init }: Repeatable): Promise<Response> {
  const answer = await fetch(url + path, { ...init, body, signal: AbortSignal.timeout(ATTEMPT_MS) });
  const bytes = await answer.arrayBuffer();
  return new Response(bytes.byteLength > 0 ? bytes : null, { status: answer.status, headers: answer.headers });
}

async function repeatable(request: Request): Promise<Repeatable> {
  const { pathname, search } = new URL(request.url);
  const body = request.body ? await request.arrayBuffer() : undefined;
  return { method: request.method, path: pathname + search, headers: request.headers, body };
}

/**
 * Judges the rejection of a repeated request without an Idempotency-Key.
 * @returns the record if it is as the request wants it, a success for a session that has ended, else the rejection;
 * undefined if the record cannot be read now
 */
async function findEffect(
  request: Repeatable,
  answer: Response,
  attempt: (request: Repeatable) => Promise<Response | undefined>,
): Promise<Response | undefined> {
  if (request.path === '/api/auth/logout' && answer.status === 401) return Response.json({ success: true });
  if (request.method !== 'PATCH' || answer.status !== 422 || !request.body) return answer;
  const read = await attempt({ method: 'GET', path: request.path, headers: request.headers, body: undefined });
  if (!read?.ok) return undefined;
  const { record } = (await read.clone().json()) as { record: unknown };
  const wanted = JSON.parse(new TextDecoder().decode(request.body)) as Record<string, unknown>;
  return differences(record, wanted).length === 0 ? read : answer;
}

/** Returns the base URL of the gateway for the next request. */
export type NextGateway = () => string;

/** Uses the gateways in turn, also those that are down. @param urls base URLs, at least one */
export function inTurn(urls: readonly string[]): NextGateway {
  let turn = 0;
  return () => {
    turn += 1;
    return urls[turn % urls.length]!;
  };
}
