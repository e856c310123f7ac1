import type { Contract } from '@bms/contracts';
import { createEvents, type Events, loadEventCatalogue } from '@bms/events';
import type { User } from '@bms/service-kit';
import { startStandIn, testMongoUserUrl } from '@bms/testing';
import { type Connection, createConnection } from 'mongoose';
import { pino } from 'pino';

type Known = User & { readonly id: number; readonly version: number };

/** Stands for identity: it has users, shows them in its directory, and tells of them by real events. */
export interface TestedIdentity {
  /** gRPC target. */
  readonly target: string;
  /** Ids that it was asked for, in order. */
  readonly asked: number[];
  /** Has a user, without an event; active staff by default. */
  has(id: number, user?: Partial<User>): Known;
  /** Changes a user and tells of it, e.g. `user.updated`. */
  tell(type: string, id: number, user?: Partial<User>): Promise<void>;
  stop(): Promise<void>;
}

/** Starts identity as far as work knows it. */
export async function startIdentity(contract: Contract, trustedKeys: string, natsUrl: string): Promise<TestedIdentity> {
  const users = new Map<number, Known>();
  const asked: number[] = [];
  const directory = await startStandIn(contract, 'identity', trustedKeys, {
    'Directory/Users': ({ ids }: { ids: number[] }) => {
      asked.push(...ids);
      return { users: ids.flatMap((id) => users.get(id) ?? []) };
    },
  });
  const db = await createConnection(await testMongoUserUrl('identity'), { bufferCommands: false }).asPromise();
  const events = await startEvents(db, natsUrl);
  const has: TestedIdentity['has'] = (id, user = {}) => {
    const before = users.get(id) ?? { version: 0, name: `User ${id}`, status: 'active', user_type: 'staff' };
    const known = { ...before, ...user, id, version: before.version + 1 };
    users.set(id, known);
    return known;
  };
  return {
    target: directory.target,
    asked,
    has,
    tell: (type, id, user) => emit(db, events, type, has(id, user)),
    stop: async () => {
      directory.close();
      await events.stop();
      await db.close();
    },
  };
}

async function startEvents(connection: Connection, natsUrl: string): Promise<Events> {
  const events = createEvents({
    service: 'identity',
    connection,
    natsUrl,
    catalogue: loadEventCatalogue(),
    log: pino({ level: 'silent' }),
    onFatal: (error) => {
      throw error;
    },
  });
  await events.start();
  return events;
}

async function emit(db: Connection, { outbox }: Events, type: string, user: Known): Promise<void> {
  const { id, version } = user;
  const data = { ...user, is_admin: false, role_id: 1, client_id: 0 };
  const event = { message: 'bms.identity.UserEvent', type, recordId: id, version, data };
  const session = await db.startSession();
  await session.withTransaction(() => outbox.append(session, [event]), { writeConcern: { w: 'majority' } });
  await session.endSession();
}
