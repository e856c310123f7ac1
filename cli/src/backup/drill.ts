import { checkServer } from '../doctor/check-database.ts';
import type { ServiceDatabase } from '../target/open-database.ts';
import { type ComparedCollection, describeDifferences, missingIndexes } from './compare.ts';
import { type RestoreOptions, restore, verifyBackup } from './restore.ts';

/** The result of a restore drill. */
export interface Drilled {
  /** The compared collections by service. */
  readonly databases: Readonly<Record<string, Readonly<Record<string, ComparedCollection>>>>;
  /** One line for each difference between the backup and the databases. */
  readonly differences: readonly string[];
}

/**
 * Restores the databases of a backup into others that are used for nothing else, and compares them with it: checksums,
 * documents, the sums of whole numbers and indexes. Objects of a bucket are verified and not restored. It reports the
 * problems that `bms doctor` finds of the servers.
 * @throws UserError if the backup is damaged or a database is not empty and `force` is false
 */
export async function drill(options: Omit<RestoreOptions, 'inserted' | 'bucket'>): Promise<Drilled> {
  const { files, manifest, databases } = options;
  await verifyBackup(files, manifest);
  const { objects: _verified, ...databasesOnly } = manifest;
  const compared: Record<string, Record<string, ComparedCollection>> = {};
  const differences: string[] = [];
  await restore({
    ...options,
    manifest: databasesOnly,
    inserted: async (service, collection, sums) => {
      const found = describeDifferences(await sums.differencesOf(collection));
      differences.push(...found.map((text) => `${service}.${collection.collectionName}: ${text}`));
      compared[service] ??= {};
      compared[service][collection.collectionName] = {
        documents: manifest.databases[service]!.collections[collection.collectionName]!.documents,
        sums: Object.fromEntries([...sums.byField].map(([field, sum]) => [field, String(sum)])),
      };
    },
  });
  for (const database of databases) differences.push(...(await examine(database, options)));
  return { databases: compared, differences };
}

async function examine(database: ServiceDatabase, { manifest }: Pick<RestoreOptions, 'manifest'>): Promise<string[]> {
  const { service } = database;
  const missing = await missingIndexes(database, manifest.databases[service]!);
  const problems = (await checkServer(database)).filter(({ status }) => status === 'problem');
  return [
    ...missing.map((index) => `${service}: the index ${index} is missing`),
    ...problems.map(({ message }) => `${service}: ${message}`),
  ];
}
