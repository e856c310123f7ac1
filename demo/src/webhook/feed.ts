import type { Api } from '../api.ts';

/** A change of a record. */
export interface Change {
  readonly id: number;
  readonly module: string;
  readonly record_id: number;
  readonly action: string;
}

/** The live feed with the changes read so far. */
export interface Feed {
  readonly changes: readonly Change[];
  /** Returns true once the first event has arrived. */
  open(): boolean;
  stop(): void;
}

/** Subscribes to the live feed; the client resumes an interrupted stream. */
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
