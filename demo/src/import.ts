import { Presets, SingleBar } from 'cli-progress';
import pLimit from 'p-limit';

/** How many rows are brought in at the same time. */
const AT_ONCE = 8;

/** What came of one row: whether it was new. */
export type Outcome = 'created' | 'present';

/** Brings rows in, several at once, shows how far it is, and says how many were new. */
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
    `  ${title.padEnd(13)} ${String(created).padStart(4)} created, ${outcomes.length - created} were there already`,
  );
}
