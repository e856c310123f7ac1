/** A part of the show begins. */
export function heading(text: string): void {
  console.log(`\n${text}`);
}

/** What came out of it. @throws Error when it is not what was promised: a demo that only looks good is none */
export function result(text: string, asPromised: boolean): void {
  console.log(`  ${asPromised ? '✓' : '✗'} ${text}`);
  if (!asPromised) throw new Error(`not as promised: ${text}`);
}

/** Rows in columns. */
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

/** Asks until the answer is the wanted one. @returns how long that took, in milliseconds @throws Error after `withinMs` */
export async function until(what: string, ask: () => Promise<boolean>, withinMs = 20_000): Promise<number> {
  const since = Date.now();
  while (!(await ask())) {
    if (Date.now() - since > withinMs) throw new Error(`${what} did not happen within ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return Date.now() - since;
}
