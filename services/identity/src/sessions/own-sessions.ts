import { ApiError } from '@bms/contracts';
import type { RecordRequest } from '@bms/contracts/types/api';
import type { ListSessionsRequest } from '@bms/contracts/types/identity';
import { type Call, pageOf } from '@bms/service-kit';
import type { Identity } from '../identity.ts';
import { SESSIONS, type Session } from './session.model.ts';
import { endSession, isLive } from './sessions.ts';

type Sessions = Pick<Identity, 'kit' | 'config'>;

const newestFirst = { created_at: -1, _id: 1 } as const;

/** Lists the caller's own sessions that have not ended, by page. */
export async function listOwnSessions(identity: Sessions, call: Call<ListSessionsRequest>) {
  const { kit } = identity;
  const { caller, request } = call;
  await numberOlder(identity, caller.userId);
  const sessions = kit.db.collection<Session>(SESSIONS);
  const page = pageOf(request.list ?? {});
  const live = liveOf(identity, caller.userId);
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
export async function endOwnSession(identity: Sessions, call: Call<RecordRequest>) {
  const { kit } = identity;
  return kit.write(call, async (tx) => {
    const which = { ...liveOf(identity, call.caller.userId), number: call.request.id };
    const session = await kit.db.collection<Session>(SESSIONS).findOne(which, { session: tx.session });
    if (!session) throw new ApiError('not_found');
    await endSession(kit.db, tx, session._id);
    return { success: true, message: 'The session has ended.' };
  });
}

const liveOf = ({ config }: Sessions, userId: number) => ({ user_id: userId, ...isLive(config.sessions.idleSeconds) });

/** Assigns ids to sessions that were opened by versions without them. */
async function numberOlder(identity: Sessions, userId: number): Promise<void> {
  const { kit } = identity;
  const sessions = kit.db.collection<Session>(SESSIONS);
  const older = { ...liveOf(identity, userId), number: { $exists: false } };
  for (const { _id } of await sessions.find(older, { projection: { _id: 1 } }).toArray())
    await sessions.updateOne({ _id, number: { $exists: false } }, { $set: { number: await kit.nextId(SESSIONS) } });
}

function shown(session: Session, currentId: string) {
  const { _id, number = 0, created_at, last_used_at = created_at, address = '', user_agent = '' } = session;
  const times = { created_at: created_at.toISOString(), last_used_at: last_used_at.toISOString() };
  return { id: number, ...times, address, user_agent, current: _id === currentId };
}
