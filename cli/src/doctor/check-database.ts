import { isAtLeast, parts } from '@bms/backing-services';
import { countDeadLetters, unsentBacklog } from '@bms/events/maintenance';
import { openDatabase, type ServiceDatabase } from '../target/open-database.ts';
import { databaseSetting, type Target } from '../target/target.ts';
import { checkIndexes, type DeclaredIndexes } from './check-indexes.ts';
import { compareClock } from './clock.ts';
import { examined, type Finding, findingsOf } from './finding.ts';

/** Age of an unpublished event from which it counts as a problem, in seconds. */
const MAX_UNSENT_SECONDS = 30;

/** Examines the database of a service. @param declared the indexes of its models; undefined if unknown */
export function checkDatabase(
  target: Target,
  service: string,
  declared: DeclaredIndexes | undefined,
): Promise<readonly Finding[]> {
  const setting = target.local ? 'run npm start' : `check ${databaseSetting(service)} and the network`;
  const mend = `is mongod running? ${setting}`;
  return examined(`database of ${service}`, mend, async () => {
    const database = await openDatabase(service, target.databaseUrl(service));
    try {
      return [
        ...(await checkServer(database)),
        ...(await checkIndexes(database, declared)),
        await checkOutbox(database),
        await checkDeadLetters(database),
      ];
    } finally {
      await database.connection.close(true);
    }
  });
}

/** Examines the server of a database: its replica set, version and clock. */
export async function checkServer({ service, db }: ServiceDatabase): Promise<Finding[]> {
  const subject = `database of ${service}`;
  const askedAt = Date.now();
  const hello = await db.command({ hello: 1 });
  const clock = compareClock(subject, hello['localTime'], askedAt, Date.now());
  const { version } = await db.command({ buildInfo: 1 });
  return [connectionOf(subject, hello), versionOf(subject, 'mongod', version), clock];
}

function connectionOf(subject: string, { setName, msg, isWritablePrimary, hosts = [] }: Record<string, unknown>) {
  const { ok, problem } = findingsOf('connections', subject);
  if (msg === 'isdbgrid') return ok('a sharded cluster');
  if (!setName)
    return problem(
      'the server is no replica set, so the service cannot use transactions',
      'start mongod with --replSet and run rs.initiate(); one member is enough for trials',
    );
  if (!isWritablePrimary)
    return problem(
      'the replica set has no primary, so nothing can be written',
      'start the missing members; see rs.status()',
    );
  return ok(`replica set ${setName} with ${(hosts as unknown[]).length} members and a primary`);
}

/** Compares the version of a backing service with the oldest one that is supported. */
export function versionOf(subject: string, part: 'mongod' | 'nats' | 'valkey', version: string): Finding {
  const { ok, problem } = findingsOf('versions', subject);
  const { label, minimum } = parts[part];
  if (isAtLeast(version, minimum)) return ok(`${label} ${version}`);
  return problem(`${label} ${version} is too old`, `upgrade it to ${minimum} or newer`);
}

async function checkOutbox({ service, connection }: ServiceDatabase): Promise<Finding> {
  const { ok, problem } = findingsOf('outbox', service);
  const { rows, oldestAt } = await unsentBacklog(connection);
  const seconds = oldestAt ? Math.round((Date.now() - oldestAt.getTime()) / 1000) : 0;
  if (seconds <= MAX_UNSENT_SECONDS) return ok(`${rows} events wait to be published`);
  return problem(
    `${rows} events wait to be published, the oldest for ${seconds} s`,
    `is ${service} running, and does it reach NATS? See the connections above and its log`,
  );
}

async function checkDeadLetters({ service, connection }: ServiceDatabase): Promise<Finding> {
  const { ok, problem } = findingsOf('dead letters', service);
  const count = await countDeadLetters(connection);
  if (count === 0) return ok('none');
  return problem(
    `${count} events could not be processed`,
    'see npx bms dead-letters list; mend the cause, then npx bms dead-letters replay',
  );
}
