import type { Api } from '../api.ts';

/** What happened to a record. */
export interface Change {
  readonly id: number;
  readonly module: string;
  readonly record_id: number;
  readonly action: string;
}

/** The live feed, as far as it was read. */
export interface Feed {
  readonly changes: readonly Change[];
  /** Whether it has begun. */
  open(): boolean;
  stop(): void;
}

/** Follows what happens; where the stream breaks off the client goes on with it. */
export function followLive(api: Api): Feed {
  const changes: Change[] = [];
  const stopping = new AbortController();
  let open = false;
  const read = async (): Promise<void> => {
    const onSseEvent = (): void => {
      open = true;
    };
    const { stream } = await api.call.live.follow({ signal: stopping.signal, onSseEvent });
    for await (const change of stream) changes.push(change as unknown as Change);
  };
  void read().catch(() => undefined);
  return { changes, open: () => open, stop: () => stopping.abort() };
}
