import type { Context, Outcome } from '../run/context.ts';
import { formatTable } from '../run/table.ts';
import { findTarget } from '../target/find-target.ts';
import { deleteLocalStreams, withLocalMongod } from '../target/local-mongod.ts';
import { withDatabases } from '../target/open-database.ts';
import { backUp } from './backup.ts';
import { openBucket } from './bucket.ts';
import { readManifest } from './manifest.ts';
import { restore, verifyBackup } from './restore.ts';
import { assertStopped } from './running.ts';
import { contractHash } from './version.ts';

/** Backs up all databases into a new folder. */
export async function runBackup({ env, report }: Context, dir: string): Promise<Outcome> {
  const target = await findTarget(env);
  const bucket = await openBucket(env);
  const manifest = await withDatabases(target, target.services, (databases) =>
    backUp({ dir, databases, bucket, report }),
  );
  const { filesInS3, skewMs } = manifest;
  const rows = Object.entries(manifest.databases).map(([service, { at, collections }]) => {
    const documents = Object.values(collections).reduce((sum, collection) => sum + collection.documents, 0);
    return [service, documents, at] as const;
  });
  const lines = [
    ...formatTable(['service', 'documents', 'instant'], rows),
    ...(skewMs > 0 ? [`! the databases are in several deployments; their instants differ by up to ${skewMs} ms`] : []),
    ...(filesInS3 > 0 ? [missingBytes(filesInS3, bucket !== undefined)] : []),
    `✓ backed up into ${dir}; it contains personal data and password hashes`,
  ];
  return { data: { dir, ...manifest }, lines };
}

function missingBytes(files: number, hasBucket: boolean): string {
  return hasBucket
    ? `! the bytes of ${files} files were not in the S3 bucket`
    : `! the bytes of ${files} files are in an S3 bucket and not in this backup: set S3_BUCKET and the other settings S3_*`;
}

/** Verifies the checksums of a backup. */
export async function runVerify(dir: string): Promise<Outcome> {
  const manifest = await readManifest(dir);
  await verifyBackup(dir, manifest);
  return {
    data: { dir, verified: true, finishedAt: manifest.finishedAt },
    lines: [`✓ the backup of ${manifest.finishedAt} is complete and unchanged`],
  };
}

/** Restores a backup, after verifying it. */
export async function runRestore({ env, report }: Context, dir: string, force: boolean): Promise<Outcome> {
  const target = await findTarget(env);
  const manifest = await readManifest(dir);
  if (manifest.contract !== contractHash())
    report(
      `! the backup is from version ${manifest.version} with another contract: start that version, or a newer one`,
    );
  await verifyBackup(dir, manifest);
  await assertStopped(target);
  const services = Object.keys(manifest.databases);
  const bucket = await openBucket(env);
  const restored = await withLocalMongod(target, (running) =>
    withDatabases(running, services, (databases) => restore({ dir, manifest, databases, bucket, force, report })),
  );
  if (target.local) await deleteLocalStreams(target.local);
  const { endedSessions, events } = restored;
  return {
    data: { dir, ...restored },
    lines: [
      `✓ restored the backup of ${manifest.finishedAt}; ${endedSessions} sessions ended, ${events} events to publish again`,
      target.local ? 'Now run npm start.' : 'Start NATS without its earlier streams, then the services.',
      'API keys that were revoked after the backup are valid again.',
    ],
  };
}
