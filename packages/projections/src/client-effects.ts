import { type EffectHandler, type EffectHandlers, type ReceivedEvent, sameHandler } from '@bms/events';
import { type Call, type Kit, ownCall, type Transaction } from '@bms/service-kit';
import type { ClientSession, Connection } from 'mongoose';

/** The events that end and restore the existence of a client. */
const EVENTS = ['client.deleted', 'client.restored'] as const;
type ClientEvent = ReceivedEvent<(typeof EVENTS)[number]>;

/** The collection with one document for each client and effect, which serializes the handlers of its events. */
const CLIENT_STATES = 'client_states';

/** The state of a client, for an effect. */
interface ClientState {
  /** `<effect>.<id of the client>`. */
  _id: string;
  /** The version of the newest event that was handled. */
  version: number;
  /** True if the client is deleted at that version, and was not merged: then its records go to another client. */
  deleted: boolean;
  /** Incremented by every handler, so that concurrent handlers conflict. */
  handled: number;
}

/** Changes records because of a client. */
type ChangeRecords = (clientId: number, call: Call, tx: Transaction) => Promise<void>;

/** The effects of the deletion of a client. */
export interface ClientEffects {
  /** The name of the effect, unique in its service. */
  readonly name: string;
  /** The rpc that the changes belong to. */
  readonly rpc: string;
  /** Applies the effects to the records that they still concern, and notes what it changed. */
  readonly apply: ChangeRecords;
  /** Takes back what was noted, except where a record was changed in another way since. */
  readonly takeBack: ChangeRecords;
  /**
   * Returns true if the client is deleted now, in the service that owns the clients. In other services the event with
   * the highest version decides.
   */
  isDeleted?(clientId: number, session: ClientSession): Promise<boolean>;
}

/**
 * Returns the handlers of the deletion and the restoration of clients. Either event applies the effects or takes them
 * back, according to the present state of the client: late, repeated and reordered events end in that state.
 * @see docs/adr/0215-effects-of-deletions.md
 */
export function followDeletions(kit: Kit, { name, rpc, apply, takeBack, isDeleted }: ClientEffects): EffectHandlers {
  const handler: EffectHandler<ClientEvent['type']> = async (event, tx) => {
    const { requestId, traceparent } = event;
    const id = Number(event.recordId);
    const { deleted } = await takeState(kit.db, `${name}.${id}`, event, tx.session);
    const isGone = isDeleted ? await isDeleted(id, tx.session) : deleted;
    await (isGone ? apply : takeBack)(id, ownCall(kit, { rpc, requestId, traceparent }), tx);
  };
  return sameHandler(EVENTS, handler);
}

/** Stores the state of the event, unless a newer one is stored. It is written in any case, as a lock. */
async function takeState(
  db: Connection,
  _id: string,
  { version, type, data }: Pick<ClientEvent, 'version' | 'type' | 'data'>,
  session: ClientSession,
): Promise<ClientState> {
  const isNewer = { $gte: [version, { $ifNull: ['$version', 0] }] };
  const update = {
    version: { $max: [version, '$version'] },
    deleted: { $cond: [isNewer, type === 'client.deleted' && data.merged_into == null, '$deleted'] },
    handled: { $add: [{ $ifNull: ['$handled', 0] }, 1] },
  };
  const options = { session, upsert: true, returnDocument: 'after' } as const;
  return (await db.collection<ClientState>(CLIENT_STATES).findOneAndUpdate({ _id }, [{ $set: update }], options))!;
}
