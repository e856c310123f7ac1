import type { MappedColumn } from '../columns/mapping.ts';
import type { RowError } from '../values/convert-row.ts';

/** The result of an item of a bulk, see bms.api.BulkResult. */
export interface ItemResult {
  readonly status: number;
  readonly id: number;
  readonly etag: string;
  /** The error as JSON text; empty for a success. */
  readonly problem: string;
}

interface Problem {
  readonly code?: string;
  readonly detail?: string;
  readonly errors?: readonly { readonly field: string; readonly code: string; readonly message: string }[];
}

export const isMade = ({ status }: ItemResult): boolean => status < 300;

/** Returns the errors of an item that failed, with the columns of the file instead of the fields of the record. */
export function errorsOfResult({ problem }: ItemResult, columns: readonly MappedColumn[]): RowError[] {
  const {
    code = 'internal',
    detail = 'The row could not be written.',
    errors = [],
  } = JSON.parse(problem || '{}') as Problem;
  if (errors.length === 0) return [{ column: '', code, message: detail }];
  return errors.map(({ field, code: own, message }) => ({ column: columnOf(field, columns), code: own, message }));
}

/** Returns the column of a field such as `labels[1]`: that of its own path, else that of the field that contains it. */
function columnOf(field: string, columns: readonly MappedColumn[]): string {
  const base = field.split(/[.[]/)[0];
  const found = columns.find(({ path }) => path === field) ?? columns.find(({ path }) => path.split('.')[0] === base);
  return found?.column ?? '';
}
