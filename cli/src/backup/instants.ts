import type { mongo } from 'mongoose';
import { UserError } from '../run/errors.ts';
import type { ServiceDatabase } from '../target/open-database.ts';

/** The instant at which a database is read. */
export interface Instant {
  readonly clusterTime: mongo.Timestamp;
  /** The clock of the server at about that instant. */
  readonly at: Date;
}

/**
 * Chooses the instant of each database. Databases of one deployment (replica set or sharded cluster) get the same cluster
 * time; those of different deployments are asked at once, within milliseconds.
 * @returns the instants by service
 * @throws UserError if two services have the same database
 */
export async function chooseInstants(databases: readonly ServiceDatabase[]): Promise<ReadonlyMap<string, Instant>> {
  const deployments = await Promise.all(databases.map(deploymentOf));
  const byDeployment = Map.groupBy(databases, (database) => deployments[databases.indexOf(database)]!);
  for (const members of byDeployment.values()) assertDistinct(members);
  const instants = await Promise.all(
    [...byDeployment.values()].map(async (members) => {
      const instant = await chooseInstant(members[0]!);
      return members.map(({ service }) => [service, instant] as const);
    }),
  );
  return new Map(instants.flat());
}

/** Returns the greatest distance between the instants of two databases, in milliseconds. */
export function skewOf(instants: ReadonlyMap<string, Instant>): number {
  const times = new Set([...instants.values()]);
  if (times.size < 2) return 0;
  const at = [...times].map((instant) => instant.at.getTime());
  return Math.max(...at) - Math.min(...at);
}

/** Returns the latest cluster time up to which every commit is readable. */
async function chooseInstant({ service, db }: ServiceDatabase): Promise<Instant> {
  const [any] = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  if (!any) throw new UserError(`the database of ${service} is empty: there is nothing to back up`);
  const readConcern = { level: 'snapshot' };
  const { cursor } = await db.command({
    find: any.name,
    limit: 1,
    singleBatch: true,
    projection: { _id: 1 },
    readConcern,
  });
  const { localTime } = await db.command({ hello: 1 });
  return { clusterTime: cursor.atClusterTime, at: localTime };
}

/** Returns what identifies the deployment of a database. @throws UserError if it is a standalone server */
async function deploymentOf({ service, connection, db }: ServiceDatabase): Promise<string> {
  const { setName, hosts = [], msg } = await db.command({ hello: 1 });
  if (setName) return `${setName} ${[...hosts].sort().join(',')}`;
  if (msg === 'isdbgrid') return `sharded ${[...connection.getClient().options.hosts].map(String).sort().join(',')}`;
  throw new UserError(`the database of ${service} is no replica set: a consistent backup needs one`);
}

function assertDistinct(databases: readonly ServiceDatabase[]): void {
  for (const members of Map.groupBy(databases, ({ db }) => db.databaseName).values()) {
    const [one, other] = members;
    if (one && other)
      throw new UserError(
        `${one.service} and ${other.service} have the same database: set MONGODB_URL_<SERVICE> of each service`,
      );
  }
}
