/** The number of tasks at a time. */
const PARALLEL = 8;

/** Runs a task for each entry, some at a time. @returns the results in the order of the entries */
export async function inParallel<Entry, Result>(
  entries: readonly Entry[],
  task: (entry: Entry) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = [...entries.entries()];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) results[next[0]] = await task(next[1]);
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return results;
}
