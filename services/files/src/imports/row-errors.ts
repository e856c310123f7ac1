import { type Collections, errorId, type StoredError } from './stored.ts';
import type { RowError } from './values/convert-row.ts';

/** The errors of a row, with the record that an undo left. */
export interface LineErrors {
  readonly line: number;
  readonly errors: readonly RowError[];
  readonly recordId?: number | undefined;
}

/** The maximum number of errors of a row that are kept. */
const MAX_PER_ROW = 50;

/**
 * Stores errors of rows. Repeated, it replaces them.
 * @param series `v` of validation, `w` of writes, `x` of an undo
 */
export async function storeErrors(
  { errors }: Pick<Collections, 'errors'>,
  importId: number,
  series: string,
  lines: readonly LineErrors[],
): Promise<void> {
  const documents = lines.flatMap(({ line, errors: own, recordId = 0 }) =>
    own.slice(0, MAX_PER_ROW).map(
      ({ column, code, message }, index): StoredError => ({
        _id: errorId(importId, line, series, index),
        line,
        column,
        code,
        message,
        record_id: recordId,
      }),
    ),
  );
  if (documents.length === 0) return;
  const writes = documents.map((one) => ({ replaceOne: { filter: { _id: one._id }, replacement: one, upsert: true } }));
  await errors.bulkWrite(writes, { ordered: false });
}
