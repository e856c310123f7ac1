import { Presets, SingleBar } from 'cli-progress';
import pLimit from 'p-limit';

/** Number of rows imported concurrently. */
const AT_ONCE = 8;

/** Result of one row. */
export type Outcome = 'created' | 'present';

/** Imports rows concurrently with a progress bar, and prints the number of new ones. */
export async function importRows<Row>(
  title: string,
  rows: readonly Row[],
  bring: (row: Row) => Promise<Outcome>,
): Promise<void> {
  const format = `  ${title.padEnd(13)} {bar} {value}/{total}`;
  const bar = new SingleBar({ format, hideCursor: true, clearOnComplete: true }, Presets.shades_classic);
  bar.start(rows.length, 0);
  const limit = pLimit(AT_ONCE);
  const bringOne = async (row: Row) => {
    const outcome = await bring(row);
    bar.increment();
    return outcome;
  };
  const outcomes = await Promise.all(rows.map((row) => limit(bringOne, row))).finally(() => bar.stop());
  const created = outcomes.filter((outcome) => outcome === 'created').length;
  console.log(
    `  ${title.padEnd(13)} ${String(created).padStart(4)} created, ${outcomes.length - created} already existed`,
  );
}
