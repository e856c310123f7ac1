import { type Connection, createConnection, type mongo } from 'mongoose';
import { messageOf, UserError } from '../run/errors.ts';
import type { Target } from './target.ts';

const SELECTION_TIMEOUT_MS = 5000;

/** The open database of a service. */
export interface ServiceDatabase {
  readonly service: string;
  readonly connection: Connection;
  readonly db: mongo.Db;
}

/** Opens the database of a service. @throws UserError with the reason if it cannot be reached */
export async function openDatabase(service: string, url: string): Promise<ServiceDatabase> {
  const connection = createConnection(url, {
    appName: 'bms-cli',
    bufferCommands: false,
    autoIndex: false,
    autoCreate: false,
    serverSelectionTimeoutMS: SELECTION_TIMEOUT_MS,
  });
  try {
    await connection.asPromise();
    return { service, connection, db: connection.db! };
  } catch (error) {
    await connection.close(true).catch(() => {});
    throw new UserError(`the database of ${service} cannot be reached: ${messageOf(error)}`);
  }
}

/** Opens the databases of services, runs `work` and closes them. @throws UserError if one cannot be reached */
export async function withDatabases<T>(
  target: Pick<Target, 'databaseUrl'>,
  services: readonly string[],
  work: (databases: readonly ServiceDatabase[]) => Promise<T>,
): Promise<T> {
  const urls = services.map((service) => [service, target.databaseUrl(service)] as const);
  const outcomes = await Promise.allSettled(urls.map(([service, url]) => openDatabase(service, url)));
  const open = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  try {
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
    return await work(open);
  } finally {
    await Promise.all(open.map(({ connection }) => connection.close(true)));
  }
}
