import { ApiError, type Caller } from '@bms/contracts';
import type { Kit, StreamCall } from '@bms/service-kit';
import { AUDIT_LOG } from '../audit-log/filters.ts';
import { lastOrderedId } from '../audit-log/ordered-ids.ts';
import type { Cursors, CursorsOf } from '../changes/cursor.ts';
import type { Change } from './change.ts';
import type { PermissionSnapshots } from './permission-snapshots.ts';
import { changesAfter, type Tail } from './tail.ts';
import type { IsVisible } from './visible.ts';

/** Far below the idle timeout of connections. */
const HEARTBEAT_MS = 15_000;
/** The interval of permission checks: an ended session is closed everywhere within a second. */
const CHECK_MS = 800;
/** The number of buffered bytes at which a slow client is disconnected; it resumes from its cursor later. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

type Response = StreamCall['http']['response'];

/** The most changes that a stream begins with; a client that has missed more reloads its data. */
const MAX_MISSED = 10_000;

interface Listener {
  readonly caller: Caller;
  readonly response: Response;
  readonly snapshot: string;
  readonly cursors: Cursors;
  /** The id of the change after which changes are sent. */
  after: number;
  /** Changes that arrive while earlier ones are read; undefined once those were sent. */
  waiting: Change[] | undefined;
}

/** The open streams of the live feed. */
export interface Listeners {
  /**
   * Opens a stream for a caller, from a cursor of the change feed if one is given.
   * @throws ApiError unauthenticated without a live session
   */
  add(call: StreamCall, from: string | undefined): Promise<void>;
  stop(): void;
}

export function createListeners(
  { db, log }: Kit,
  tail: Tail,
  cursorsOf: CursorsOf,
  isVisible: IsVisible,
  permissionSnapshots: PermissionSnapshots,
): Listeners {
  const listeners = new Set<Listener>();
  const write = ({ response }: Listener, text: string): void => {
    if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy();
    else if (!response.writableEnded) response.write(text);
  };
  const send = (listener: Listener, change: Change): void => {
    if (change._id <= listener.after) return;
    listener.after = change._id;
    if (isVisible(listener.caller, change)) write(listener, eventOf(change, listener));
  };
  const stopListening = tail.listen((change) => {
    for (const listener of listeners)
      if (listener.waiting) listener.waiting.push(change);
      else send(listener, change);
  });
  const heartbeat = setInterval(() => {
    for (const listener of listeners) write(listener, `:\n${idLine(listener)}\n`);
  }, HEARTBEAT_MS);
  const check = setInterval(() => {
    closeChanged(listeners, permissionSnapshots).catch((err) =>
      log.warn({ err }, 'stream permissions re-check failed'),
    );
  }, CHECK_MS);

  /**
   * Sends the changes since the cursor of a listener, then those that arrived meanwhile. All are read: some may have been
   * committed before the tail knew the listener.
   */
  const catchUp = async (listener: Listener): Promise<void> => {
    for await (const change of changesAfter(db, listener.after)) send(listener, change);
    const { waiting = [] } = listener;
    listener.waiting = undefined;
    for (const change of waiting) send(listener, change);
  };
  return {
    add: async (call, from) => {
      const [[snapshot], now] = await Promise.all([
        permissionSnapshots([call.caller], call),
        lastOrderedId(db, AUDIT_LOG),
      ]);
      if (!snapshot) throw new ApiError('unauthenticated');
      const { caller } = call;
      const { response } = call.http;
      if (response.destroyed) return;
      const cursors = cursorsOf(caller);
      const since = from ? positionOf(from, cursors, now) : now;
      const listener: Listener = { caller, response, snapshot, cursors, after: since ?? now, waiting: [] };
      open(response);
      write(
        listener,
        since === undefined ? `event: missed\n${idLine(listener)}data: {}\n\n` : `:\n${idLine(listener)}\n`,
      );
      listeners.add(listener);
      response.once('close', () => listeners.delete(listener));
      await catchUp(listener);
    },
    stop: () => {
      clearInterval(heartbeat);
      clearInterval(check);
      stopListening();
      for (const { response } of listeners) response.end();
    },
  };
}

/** Reads a cursor. @returns undefined if it is none of this caller, or too many changes have happened since */
function positionOf(cursor: string, { decode }: Cursors, now: number): number | undefined {
  try {
    const position = decode(cursor);
    return position <= now && now - position <= MAX_MISSED ? position : undefined;
  } catch {
    return undefined;
  }
}

function open(response: Response): void {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
  response.write('retry: 2000\n\n');
}

const idLine = ({ after, cursors }: Listener): string => `id: ${cursors.encode(after)}\n`;

function eventOf(change: Change, listener: Listener): string {
  const { _id: id, module, record_id, action, user_id = null, occurred_at } = change;
  return `${idLine(listener)}data: ${JSON.stringify({ id, module, record_id, action, user_id, occurred_at })}\n\n`;
}

/** Closes streams whose caller's permissions changed; the client reconnects. */
async function closeChanged(all: ReadonlySet<Listener>, permissionSnapshots: PermissionSnapshots): Promise<void> {
  const listeners = [...all];
  if (listeners.length === 0) return;
  const snapshots = await permissionSnapshots(listeners.map(({ caller }) => caller));
  for (const [index, { snapshot, response }] of listeners.entries()) if (snapshots[index] !== snapshot) response.end();
}
