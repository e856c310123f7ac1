import { type Contract, createCallerVerifier } from '@bms/contracts';
import { createEvents, type Events, loadEventCatalogue } from '@bms/events';
import type { User } from '@bms/service-kit';
import { testMongoUserUrl } from '@bms/testing';
import {
  Server,
  ServerCredentials,
  type ServerUnaryCall,
  type ServiceDefinition,
  type sendUnaryData,
} from '@grpc/grpc-js';
import { type Connection, createConnection } from 'mongoose';
import { pino } from 'pino';

type Known = User & { readonly id: number; readonly version: number };
type Asked = ServerUnaryCall<{ ids: number[] }, { users: Known[] }>;

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
  const db = await createConnection(await testMongoUserUrl('identity'), { bufferCommands: false }).asPromise();
  const events = await startEvents(db, natsUrl);
  const server = await serve(contract, trustedKeys, users, asked);
  const has: TestedIdentity['has'] = (id, user = {}) => {
    const before = users.get(id) ?? { version: 0, name: `User ${id}`, status: 'active', user_type: 'staff' };
    const known = { ...before, ...user, id, version: before.version + 1 };
    users.set(id, known);
    return known;
  };
  return {
    target: `127.0.0.1:${server.port}`,
    asked,
    has,
    tell: (type, id, user) => emit(db, events, type, has(id, user)),
    stop: async () => {
      server.close();
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

async function serve(contract: Contract, trustedKeys: string, users: ReadonlyMap<number, Known>, asked: number[]) {
  const verify = createCallerVerifier(trustedKeys, 'identity');
  const server = new Server();
  const definition = contract.packageDefinition['bms.identity.Directory'] as unknown as ServiceDefinition;
  server.addService(definition, {
    Users: ({ metadata, request }: Asked, answer: sendUnaryData<{ users: Known[] }>) => {
      verify(String(metadata.get('authorization')[0]).replace('Bearer ', ''));
      asked.push(...request.ids);
      answer(null, { users: request.ids.flatMap((id) => users.get(id) ?? []) });
    },
  });
  const port = await new Promise<number>((resolve, reject) => {
    const bound = (error: Error | null, port: number) => (error ? reject(error) : resolve(port));
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), bound);
  });
  return { port, close: () => server.forceShutdown() };
}
