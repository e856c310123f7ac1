import { recordBackup } from '@bms/service-kit/maintenance';
import { messageOf } from '../run/errors.ts';
import type { ServiceDatabase } from '../target/open-database.ts';
import type { Manifest } from './manifest.ts';

/** Records a backup in each database, for the metric of its age; reports the databases into which it cannot write. */
export async function recordInDatabases(
  databases: readonly ServiceDatabase[],
  manifest: Manifest,
  report: (text: string) => void,
): Promise<void> {
  for (const { service, db } of databases)
    await recordBackup(db, new Date(manifest.databases[service]!.at)).catch((error: unknown) =>
      report(`! the time of the backup is not recorded in the database of ${service}: ${messageOf(error)}`),
    );
}
