import { ApiError } from '@bms/contracts';
import type { RecordRequest } from '@bms/contracts/types/api';
import type { ListSessionsRequest } from '@bms/contracts/types/identity';
import { type Call, pageOf } from '@bms/service-kit';
import type { mongo } from 'mongoose';
import type { Identity } from '../setup.ts';
import { USERS, type User } from '../users/user.model.ts';
import { deviceOf } from './devices.ts';
import { SESSIONS, type Session } from './session.model.ts';
import { endSession, endSessionsOf, isLive } from './sessions.ts';

type Sessions = Pick<Identity, 'kit' | 'config'>;

const newestFirst = { created_at: -1, _id: 1 } as const;

/** Lists the caller's own sessions that have not ended, by page. */
export async function listOwnSessions(identity: Sessions, call: Call<ListSessionsRequest>) {
  const { kit } = identity;
  const { caller, request } = call;
  await numberOlder(identity, caller.userId);
  const sessions = kit.db.collection<Session>(SESSIONS);
  const page = pageOf(request.list ?? {});
  const live = ownOf(identity, caller.userId);
  const found = sessions.find(live).sort(newestFirst);
  const [records, total] = await Promise.all([
    found
      .skip((page.number - 1) * page.size)
      .limit(page.size)
      .toArray(),
    sessions.countDocuments(live),
  ]);
  const meta = { total, current_page: page.number, per_page: page.size };
  return { records: records.map((session) => shown(session, caller.sessionId)), meta };
}

/** Ends all of the caller's own sessions but the one of the request. */
export async function endOtherSessions({ kit }: Sessions, call: Call) {
  return kit.write(call, async (tx) => {
    const { userId, sessionId } = call.caller;
    // Written as well when a session is opened, so that none is opened meanwhile.
    await kit.db
      .collection<User>(USERS)
      .updateOne({ _id: userId }, { $set: { sessions_ended_at: new Date() } }, { session: tx.session });
    await endSessionsOf(kit.db, tx, userId, sessionId);
    return { success: true, message: 'All other sessions have ended.' };
  });
}

/** Ends one of the caller's own sessions. @throws ApiError not_found if it has ended or is another user's */
export async function endOwnSession(identity: Sessions, call: Call<RecordRequest>) {
  const { kit } = identity;
  return kit.write(call, async (tx) => {
    const which = { ...ownOf(identity, call.caller.userId), number: call.request.id };
    const session = await kit.db.collection<Session>(SESSIONS).findOne(which, { session: tx.session });
    if (!session) throw new ApiError('not_found');
    await endSession(kit.db, tx, session._id);
    return { success: true, message: 'The session has ended.' };
  });
}

/** Returns the filter of the sessions of a user that are live, or that their device can refresh. */
function ownOf({ config }: Sessions, userId: number): mongo.Filter<Session> {
  const live = isLive(config.sessions.idleSeconds);
  const { $or: isUsed = [], ...rest } = live;
  return { user_id: userId, ...rest, $or: [...isUsed, { refresh: { $exists: true } }] };
}

/** Assigns ids to sessions that were opened by versions without them. */
async function numberOlder(identity: Sessions, userId: number): Promise<void> {
  const { kit } = identity;
  const sessions = kit.db.collection<Session>(SESSIONS);
  const older = { ...ownOf(identity, userId), number: { $exists: false } };
  for (const { _id } of await sessions.find(older, { projection: { _id: 1 } }).toArray())
    await sessions.updateOne({ _id, number: { $exists: false } }, { $set: { number: await kit.nextId(SESSIONS) } });
}

function shown(session: Session, currentId: string) {
  const { _id, number = 0, created_at, refresh, address = '', user_agent = '' } = session;
  const last_used_at = session.last_used_at ?? refresh?.rotated_at ?? created_at;
  const times = { created_at: created_at.toISOString(), last_used_at: last_used_at.toISOString() };
  const device = deviceOf(user_agent);
  return {
    id: number,
    ...times,
    address,
    user_agent,
    device,
    current: _id === currentId,
    remembered: refresh !== undefined,
  };
}
