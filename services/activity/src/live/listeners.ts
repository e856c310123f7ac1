import { ApiError, type Caller } from '@bms/contracts';
import type { Kit, StreamCall } from '@bms/service-kit';
import type { Change, PositionedChange } from './change.ts';
import type { PermissionSnapshots } from './permission-snapshots.ts';
import type { RecentChanges } from './recent.ts';
import { currentCursor } from './tail.ts';
import type { IsVisible } from './visible.ts';

/** Far below the idle timeout of connections. */
const HEARTBEAT_MS = 15_000;
/** The interval of permission checks: an ended session is closed everywhere within a second. */
const CHECK_MS = 800;
/** The number of buffered bytes at which a slow client is disconnected; it resumes from its cursor later. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

type Response = StreamCall['http']['response'];

interface Listener {
  readonly caller: Caller;
  readonly response: Response;
  readonly snapshot: string;
  /** The cursor after which changes are sent: a copy that has just started still reads earlier ones. */
  readonly after: bigint;
}

/** The open streams of the live feed. */
export interface Listeners {
  /**
   * Opens a stream for a caller, from a cursor if one is given.
   * @throws ApiError unauthenticated without a live session
   */
  add(call: StreamCall, recent: RecentChanges, from: string | undefined): Promise<void>;
  broadcast(change: Change, cursor: bigint): void;
  /** Signals that changes were lost. */
  missed(cursor: bigint): void;
  stop(): void;
}

export function createListeners(
  { db, log }: Kit,
  isVisible: IsVisible,
  permissionSnapshots: PermissionSnapshots,
): Listeners {
  const listeners = new Set<Listener>();
  let latest = 0n;
  const write = ({ response }: Listener, text: string): void => {
    if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy();
    else if (!response.writableEnded) response.write(text);
  };
  const send = (listener: Listener, positioned: PositionedChange): void => {
    if (positioned.cursor > listener.after && isVisible(listener.caller, positioned.change))
      write(listener, eventOf(positioned));
  };
  const heartbeat = setInterval(() => {
    for (const listener of listeners) write(listener, cursorLine(latest > listener.after ? latest : listener.after));
  }, HEARTBEAT_MS);
  const check = setInterval(() => {
    closeChanged(listeners, permissionSnapshots).catch((err) =>
      log.warn({ err }, 'stream permissions re-check failed'),
    );
  }, CHECK_MS);
  return {
    add: async (call, recent, from) => {
      const [[snapshot], now] = await Promise.all([permissionSnapshots([call.caller], call), currentCursor(db)]);
      if (!snapshot) throw new ApiError('unauthenticated');
      if (call.http.response.destroyed) return;
      const since = recent.after(parseCursor(from) ?? now);
      const after = (since && parseCursor(from)) ?? now;
      const listener = { caller: call.caller, response: call.http.response, snapshot, after };
      open(listener.response);
      write(listener, since ? cursorLine(after) : missedAt(after));
      // Synchronous from here on: a change is either remembered already or sent later.
      for (const positioned of since ?? []) send(listener, positioned);
      listeners.add(listener);
      listener.response.once('close', () => listeners.delete(listener));
    },
    broadcast: (change, cursor) => {
      latest = cursor;
      for (const listener of listeners) send(listener, { change, cursor });
    },
    missed: (cursor) => {
      latest = cursor;
      for (const listener of listeners) write(listener, missedAt(cursor));
    },
    stop: () => {
      clearInterval(heartbeat);
      clearInterval(check);
      for (const { response } of listeners) response.end();
    },
  };
}

function open(response: Response): void {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
  response.write('retry: 2000\n\n');
}

/** Returns the cursor of a request; an invalid one precedes all remembered changes. */
function parseCursor(from: string | undefined): bigint | undefined {
  if (from === undefined || from === '') return undefined;
  return /^\d{1,25}$/.test(from) ? BigInt(from) : -1n;
}

const cursorLine = (cursor: bigint): string => `:
id: ${cursor}\n\n`;
const missedAt = (cursor: bigint): string => `event: missed
id: ${cursor}\ndata: {}\n\n`;

function eventOf({ change, cursor }: PositionedChange): string {
  const { _id: id, module, record_id, action, user_id = null, occurred_at } = change;
  return `id: ${cursor}\ndata: ${JSON.stringify({ id, module, record_id, action, user_id, occurred_at })}\n\n`;
}

/** Closes streams whose caller's permissions changed; the client reconnects. */
async function closeChanged(all: ReadonlySet<Listener>, permissionSnapshots: PermissionSnapshots): Promise<void> {
  const listeners = [...all];
  if (listeners.length === 0) return;
  const snapshots = await permissionSnapshots(listeners.map(({ caller }) => caller));
  for (const [index, { snapshot, response }] of listeners.entries()) if (snapshots[index] !== snapshot) response.end();
}
