import { type Caller, readSigner, signCallerToken } from '@bms/contracts';
import { eventually } from '@bms/testing';
import type { TestedActivity } from './harness.ts';

/** A change as it is streamed. */
export interface StreamedChange {
  readonly module: string;
  readonly record_id: number;
}

/** A client of the event stream (server-sent events). */
export interface Followed {
  readonly status: number;
  text: string;
  ended: boolean;
  /** Returns the changes received so far. */
  changes(): StreamedChange[];
  /** Returns the ids of the changes received so far. */
  ids(): string[];
  /** Returns the id of the last event, for Last-Event-ID. */
  lastId(): string;
  stop(): void;
}

/** Opens GET /api/events as a caller; resolves once the stream has begun. */
export async function openFeed(at: TestedActivity, caller: Caller, lastEventId?: string): Promise<Followed> {
  const { running, start } = at;
  const token = signCallerToken(readSigner(start.secrets.signingKey('gateway')), caller, 'activity');
  const headers = {
    authorization: `Bearer ${token}`,
    ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
  };
  const stopping = new AbortController();
  const { status, body } = await fetch(`http://127.0.0.1:${running.httpPort}/api/events`, {
    headers,
    signal: stopping.signal,
  });
  const followed: Followed = {
    status,
    text: '',
    ended: false,
    changes: () =>
      [...followed.text.matchAll(/^data: (\{.+\})$/gm)].map(([, data]) => JSON.parse(data!) as StreamedChange),
    ids: () => [...followed.text.matchAll(/^id: (\S+)\ndata: \{"id"/gm)].map(([, id]) => id!),
    lastId: () => [...followed.text.matchAll(/^id: (\S+)$/gm)].at(-1)?.[1] ?? '',
    stop: () => stopping.abort(),
  };
  void read(body!, followed);
  if (status === 200)
    await eventually(
      async () => followed.text,
      (text) => text.includes('id: '),
    );
  return followed;
}

async function read(body: ReadableStream<Uint8Array>, followed: Followed): Promise<void> {
  const decoder = new TextDecoder();
  try {
    for await (const chunk of body) followed.text += decoder.decode(chunk, { stream: true });
  } catch {
    // Ignored: the test aborted the stream.
  }
  followed.ended = true;
}
