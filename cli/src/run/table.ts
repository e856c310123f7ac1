/** Formats rows as columns with a heading; without rows it returns the one line `none`. */
export function formatTable(columns: readonly string[], rows: readonly (readonly unknown[])[]): string[] {
  if (rows.length === 0) return ['none'];
  const cells = [
    columns.map((name) => name.toUpperCase()),
    ...rows.map((row) => row.map((cell) => String(cell ?? '-'))),
  ];
  const widths = columns.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  return cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
}
