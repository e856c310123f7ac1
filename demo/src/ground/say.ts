import { eventually } from '@bms/testing';

/** Prints the heading of a section. */
export function heading(text: string): void {
  console.log(`\n${text}`);
}

/**
 * Prints a result. @throws Error when it is not the promised one, so that the demo fails instead of only looking good
 */
export function result(text: string, asPromised: boolean): void {
  console.log(`  ${asPromised ? '✓' : '✗'} ${text}`);
  if (!asPromised) throw new Error(`not as promised: ${text}`);
}

/** Prints rows in aligned columns. */
export function table(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  for (const row of rows)
    console.log(
      `  ${row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('   ')
        .trimEnd()}`,
    );
}

/** Polls until `ask` returns true. @returns the elapsed time in milliseconds @throws Error after `withinMs` */
export async function until(what: string, ask: () => Promise<boolean>, withinMs = 20_000): Promise<number> {
  const since = Date.now();
  await eventually(ask, Boolean, withinMs).catch((cause: unknown) => {
    throw new Error(`${what} did not happen within ${withinMs} ms`, { cause });
  });
  return Date.now() - since;
}
