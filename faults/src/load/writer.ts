import { type Bms, createApi } from '@bms/client';
import type { Ledger } from './ledger.ts';
import { createPersistentFetch, type NextGateway } from './persistent-fetch.ts';

/** A client app that writes through all gateways and records what is acknowledged. */
export interface Writer {
  readonly api: Bms;
  readonly ledger: Ledger;
  /** Aborted when no further work is to be begun. */
  readonly stopping: AbortSignal;
}

/** The options of a writer. */
export interface WriterOptions {
  readonly nextGateway: NextGateway;
  readonly token: string;
  readonly ledger: Ledger;
  readonly stopping: AbortSignal;
  /** The pause after each call, in milliseconds. */
  readonly pauseMs: number;
}

/** Creates a writer whose calls are repeated until their outcome is known. */
export function createWriter({ nextGateway, token, ledger, stopping, pauseMs }: WriterOptions): Writer {
  const send = createPersistentFetch({ nextGateway, pauseMs, onAnswer: ledger.countAnswer });
  const fetch = async (request: Request): Promise<Response> => {
    const answer = await send(request);
    if (answer.ok) return answer;
    throw new Error(`${request.method} ${request.url} answered ${answer.status}: ${await answer.text()}`);
  };
  return { api: createApi({ url: nextGateway(), token, fetch, retry: { tries: 1, maxWait: 0 } }), ledger, stopping };
}

/** Repeats some work until the writer stops; a failure is a violation, since all of it is allowed. */
export async function repeat({ ledger, stopping }: Writer, work: () => Promise<void>): Promise<void> {
  while (!stopping.aborted) await work().catch((error: unknown) => ledger.violate(messageOf(error)));
}

/** Returns the message of an error. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
