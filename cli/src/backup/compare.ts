import type { ServiceDatabase } from '../target/open-database.ts';
import type { FieldDifference } from './field-sums.ts';
import type { BackupDatabase } from './manifest.ts';

/** The comparison of a restored collection with the backup. */
export interface ComparedCollection {
  readonly documents: number;
  /** The sums of whole numbers by field, as texts. */
  readonly sums: Readonly<Record<string, string>>;
}

/** Describes fields whose sums differ. */
export const describeDifferences = (differences: readonly FieldDifference[]): string[] =>
  differences.map(({ field, expected, stored }) => `${field} adds up to ${stored}, in the backup to ${expected}`);

/** Returns the indexes of the backup that a restored database lacks, e.g. `clients.by_name`. */
export async function missingIndexes({ db }: ServiceDatabase, { collections }: BackupDatabase): Promise<string[]> {
  const missing: string[] = [];
  for (const [name, { indexes }] of Object.entries(collections)) {
    const found = new Set((await db.collection(name).indexes()).map((index) => index.name));
    missing.push(...indexes.filter((index) => !found.has(index)).map((index) => `${name}.${index}`));
  }
  return missing;
}
