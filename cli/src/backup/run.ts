import { recordBackup } from '@bms/service-kit/maintenance';
import { type Context, formatTable, type OptionValues, type Outcome } from '../run/command.ts';
import { messageOf, UsageError } from '../run/errors.ts';
import { findTarget } from '../target/find-target.ts';
import { deleteLocalStreams, withLocalMongod } from '../target/local-mongod.ts';
import { type ServiceDatabase, withDatabases } from '../target/open-database.ts';
import { backUp, contractHash } from './backup.ts';
import { openFilesBucket } from './bucket.ts';
import { datedName } from './dated.ts';
import { drill } from './drill.ts';
import { decryptionBy, encryptionFor } from './encryption.ts';
import { BackupFiles } from './files.ts';
import { documentsOf, type Manifest, readManifest } from './manifest.ts';
import { deleteExpired, newestBackup, openPlace } from './place.ts';
import { restore, verifyBackup } from './restore.ts';
import { assertStopped } from './running.ts';

/** Backs up all databases into a new place, or into a new dated backup of a place. */
export async function runBackup({ env, report }: Context, address: string, options: OptionValues): Promise<Outcome> {
  const { dated, recipient } = options;
  const keep = { daily: readCount('--keep-daily', options), weekly: readCount('--keep-weekly', options) };
  const isLimited = keep.daily !== undefined || keep.weekly !== undefined;
  if (isLimited && !dated) throw new UsageError('--keep-daily and --keep-weekly need --dated');
  const encrypt = typeof recipient === 'string' ? encryptionFor(recipient) : undefined;
  const place = await openPlace(address, env);
  const target = await findTarget(env);
  const now = new Date();
  const files = new BackupFiles(place.store(dated ? datedName(now) : undefined), { encrypt });
  const bucket = await openFilesBucket(env);
  const manifest = await withDatabases(target, target.services, async (databases) => {
    const made = await backUp({ files, databases, bucket, report });
    await recordInDatabases(databases, made, report);
    return made;
  });
  const retention = { daily: keep.daily ?? 0, weekly: keep.weekly ?? 0 };
  const deleted = isLimited ? await deleteExpired(place, retention, now) : [];
  const { name: dir } = files.store;
  return { data: { dir, deleted, ...manifest }, lines: describeBackup(dir, manifest, deleted, bucket !== undefined) };
}

function describeBackup(dir: string, manifest: Manifest, deleted: readonly string[], hasBucket: boolean): string[] {
  const { filesInS3, skewMs, databases } = manifest;
  const rows = Object.entries(databases).map(([service, one]) => [service, documentsOf(one), one.at] as const);
  return [
    ...formatTable(['service', 'documents', 'instant'], rows),
    ...(skewMs > 0 ? [`! the databases are in several deployments; their instants differ by up to ${skewMs} ms`] : []),
    ...(filesInS3 > 0 ? [missingBytes(filesInS3, hasBucket)] : []),
    ...(deleted.length > 0 ? [`• deleted ${deleted.join(', ')}`] : []),
    `✓ backed up into ${dir}; it contains personal data and password hashes`,
  ];
}

function missingBytes(files: number, hasBucket: boolean): string {
  return hasBucket
    ? `! the bytes of ${files} files were not in the S3 bucket`
    : `! the bytes of ${files} files are in an S3 bucket and not in this backup: set S3_BUCKET and the other settings S3_*`;
}

/** Opens the backup that a place is, or its newest one, for reading. */
async function openNewest({ env }: Context, address: string, { identity }: OptionValues): Promise<BackupFiles> {
  const decrypt = typeof identity === 'string' ? await decryptionBy(identity) : undefined;
  return new BackupFiles(await newestBackup(await openPlace(address, env)), { decrypt });
}

/** Verifies the checksums of a backup. */
export async function runVerify(context: Context, address: string, options: OptionValues): Promise<Outcome> {
  const files = await openNewest(context, address, options);
  const manifest = await readManifest(files.store);
  await verifyBackup(files, manifest);
  return {
    data: { dir: files.store.name, verified: true, finishedAt: manifest.finishedAt },
    lines: [`✓ the backup of ${manifest.finishedAt} is complete and unchanged`],
  };
}

/** Restores a backup, after verifying it. */
export async function runRestore(context: Context, address: string, options: OptionValues): Promise<Outcome> {
  const { env, report } = context;
  const target = await findTarget(env);
  const files = await openNewest(context, address, options);
  const manifest = await readManifest(files.store);
  warnOfVersion(manifest, report);
  await verifyBackup(files, manifest);
  await assertStopped(target);
  const services = Object.keys(manifest.databases);
  const bucket = await openFilesBucket(env);
  const force = options['force'] === true;
  const restored = await withLocalMongod(target, (running) =>
    withDatabases(running, services, (databases) => restore({ files, manifest, databases, bucket, force, report })),
  );
  if (target.local) await deleteLocalStreams(target.local);
  const { endedSessions, events } = restored;
  return {
    data: { dir: files.store.name, ...restored },
    lines: [
      `✓ restored the backup of ${manifest.finishedAt}; ${endedSessions} sessions ended, ${events} events to publish again`,
      target.local ? 'Now run npm start.' : 'Start NATS without its earlier streams, then the services.',
      'API keys that were revoked after the backup are valid again.',
    ],
  };
}

/** Restores the newest backup of a place into databases of a drill, and compares both. */
export async function runDrill(context: Context, address: string, options: OptionValues): Promise<Outcome> {
  const { env, report } = context;
  const target = await findTarget(env);
  if (target.local)
    throw new UsageError('a drill needs databases of its own: set MONGODB_URL_<SERVICE> of each service');
  const files = await openNewest(context, address, options);
  const manifest = await readManifest(files.store);
  warnOfVersion(manifest, report);
  const force = options['force'] === true;
  const { databases, differences } = await withDatabases(target, Object.keys(manifest.databases), (open) =>
    drill({ files, manifest, databases: open, force, report }),
  );
  const rows = Object.entries(databases).map(([service, collections]) => {
    const all = Object.values(collections);
    const documents = all.reduce((sum, collection) => sum + collection.documents, 0);
    return [service, all.length, documents, all.reduce((sum, { sums }) => sum + Object.keys(sums).length, 0)] as const;
  });
  const isSame = differences.length === 0;
  return {
    data: { dir: files.store.name, finishedAt: manifest.finishedAt, databases, differences },
    lines: [
      ...formatTable(['service', 'collections', 'documents', 'sums'], rows),
      ...differences.map((difference) => `✗ ${difference}`),
      `${isSame ? '✓' : '✗'} the backup of ${manifest.finishedAt} was restored, with ${differences.length} differences`,
    ],
    failed: !isSame,
  };
}

function warnOfVersion({ contract, version }: Manifest, report: (text: string) => void): void {
  if (contract !== contractHash())
    report(`! the backup is from version ${version} with another contract: start that version, or a newer one`);
}

/** Reads the value of a flag such as `--keep-daily`. @throws UsageError if it is no positive integer */
function readCount(flag: string, options: OptionValues): number | undefined {
  const text = options[flag.slice(2).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())];
  if (text === undefined) return undefined;
  const count = Number(text);
  if (Number.isSafeInteger(count) && count > 0) return count;
  throw new UsageError(`${flag} is ${text}: it must be a positive integer`);
}

/** Records a backup in each database, for the metric of its age; reports the databases into which it cannot write. */
async function recordInDatabases(
  databases: readonly ServiceDatabase[],
  manifest: Manifest,
  report: (text: string) => void,
): Promise<void> {
  for (const { service, db } of databases)
    await recordBackup(db, new Date(manifest.databases[service]!.at)).catch((error: unknown) =>
      report(`! the time of the backup is not recorded in the database of ${service}: ${messageOf(error)}`),
    );
}
