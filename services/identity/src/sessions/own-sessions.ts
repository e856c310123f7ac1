import { ApiError } from '@bms/contracts';
import type { RecordRequest } from '@bms/contracts/types/api';
import type { ListSessionsRequest } from '@bms/contracts/types/identity';
import { type Call, type Kit, pageOf } from '@bms/service-kit';
import { SESSIONS, type Session } from './session.model.ts';
import { endSession } from './sessions.ts';

const newestFirst = { created_at: -1, _id: 1 } as const;

/** Lists the caller's own sessions that have not ended, by page. */
export async function listOwnSessions(kit: Kit, call: Call<ListSessionsRequest>) {
  const { caller, request } = call;
  await numberOlder(kit, caller.userId);
  const sessions = kit.db.collection<Session>(SESSIONS);
  const page = pageOf(request.list ?? {});
  const live = liveOf(caller.userId);
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

/** Ends one of the caller's own sessions. @throws ApiError not_found if it has ended or is another user's */
export async function endOwnSession(kit: Kit, call: Call<RecordRequest>) {
  return kit.write(call, async (tx) => {
    const which = { ...liveOf(call.caller.userId), number: call.request.id };
    const session = await kit.db.collection<Session>(SESSIONS).findOne(which, { session: tx.session });
    if (!session) throw new ApiError('not_found');
    await endSession(kit.db, tx, session._id);
    return { success: true, message: 'The session has ended.' };
  });
}

const liveOf = (userId: number) => ({ user_id: userId, ended_at: null, expires_at: { $gt: new Date() } });

/** Assigns ids to sessions that were opened by versions without them. */
async function numberOlder(kit: Kit, userId: number): Promise<void> {
  const sessions = kit.db.collection<Session>(SESSIONS);
  const older = { ...liveOf(userId), number: { $exists: false } };
  for (const { _id } of await sessions.find(older, { projection: { _id: 1 } }).toArray())
    await sessions.updateOne({ _id, number: { $exists: false } }, { $set: { number: await kit.nextId(SESSIONS) } });
}

function shown(session: Session, currentId: string) {
  const { _id, number = 0, created_at, last_used_at = created_at, address = '', user_agent = '' } = session;
  const times = { created_at: created_at.toISOString(), last_used_at: last_used_at.toISOString() };
  return { id: number, ...times, address, user_agent, current: _id === currentId };
}
