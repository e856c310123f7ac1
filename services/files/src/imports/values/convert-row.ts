import type { JsonValue } from '@bms/contracts';
import type { ImportableModule } from '../columns/fields.ts';
import type { MappedColumn } from '../columns/mapping.ts';
import type { FileRow } from '../file/read-rows.ts';
import { CellError, convertCell, type ValueForms } from './convert.ts';

/** An error of a row. */
export interface RowError {
  /** Empty if the error is about the row. */
  readonly column: string;
  readonly code: string;
  readonly message: string;
}

/** The rules by which rows become records. */
export interface RowForm {
  readonly module: ImportableModule;
  readonly headers: readonly string[];
  readonly columns: readonly MappedColumn[];
  /** Values of fields whose cell is blank. */
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly forms: ValueForms;
  /** The currency of amounts in rows that have none (ISO 4217). */
  readonly currency: string;
  /** The path of the field by which records are matched; empty for none. */
  readonly matchBy: string;
}

/** A row as a record. */
export interface ConvertedRow {
  readonly record: Readonly<Record<string, unknown>>;
  /** The value by which an existing record is matched; empty for none. */
  readonly match: string;
  readonly errors: readonly RowError[];
}

/** Converts a row to the record of a write. Blank cells are left out: an update keeps the values of their fields. */
export function convertRow(form: RowForm, row: FileRow): ConvertedRow {
  if (row.isMalformed)
    return failed({ column: '', code: 'invalid_format', message: 'The row cannot be read: a quote is not closed.' });
  if (
    row.cells.length > form.headers.length &&
    row.cells.slice(form.headers.length).some((cell) => cell.trim() !== '')
  ) {
    const message = `The row has ${row.cells.length} cells; the header has ${form.headers.length}. A cell with the delimiter must be quoted.`;
    return failed({ column: '', code: 'too_many', message });
  }
  const errors: RowError[] = [];
  const record: Record<string, unknown> = {};
  let id = '';
  const currency = currencyOf(form, row);
  for (const { index, column, path } of form.columns) {
    const cell = row.cells[index] ?? '';
    if (cell.trim() === '') continue;
    if (path === 'id') {
      id = cell.trim();
      if (!/^[1-9]\d{0,14}$/.test(id))
        errors.push({ column, code: 'wrong_type', message: `${column} must be the id of a record.` });
      continue;
    }
    try {
      setAt(record, path, convertCell(form.module.field(path)!.field, cell, form.forms, currency));
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      errors.push({ column, code: error.code, message: `${column} ${error.message}` });
    }
  }
  for (const [path, value] of Object.entries(form.defaults))
    if (valueAt(record, path) === undefined) setAt(record, path, value as JsonValue);
  const match = matchOf(form, record, id);
  if (form.matchBy !== '' && match === '' && errors.length === 0) errors.push(unmatched(form));
  return { record, match, errors };
}

const failed = (error: RowError): ConvertedRow => ({ record: {}, match: '', errors: [error] });

function unmatched({ matchBy, columns }: RowForm): RowError {
  const column = columns.find(({ path }) => path === matchBy)?.column ?? '';
  return { column, code: 'required', message: `${column || matchBy} is required: records are matched by it.` };
}

function matchOf({ matchBy }: RowForm, record: Record<string, unknown>, id: string): string {
  if (matchBy === '') return '';
  return matchBy === 'id' ? id : String(valueAt(record, matchBy) ?? '').trim();
}

/** Returns the currency of the amounts of a row: that of its own column or default, else that of the organization. */
function currencyOf({ columns, defaults, currency, module }: RowForm, { cells }: FileRow): string {
  const column = columns.find(({ path }) => path === 'currency');
  const own = (column && cells[column.index]?.trim()) || String(defaults['currency'] ?? '');
  return module.field('currency') && /^[A-Za-z]{3}$/.test(own) ? own.toUpperCase() : currency;
}

function setAt(record: Record<string, unknown>, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) record[name] = value;
  else record[name] = { ...(record[name] as object | undefined), [rest.join('.')]: value };
}

/** Returns the value of a path; undefined if there is none. */
function valueAt(record: Readonly<Record<string, unknown>>, path: string): unknown {
  const [name = '', ...rest] = path.split('.');
  const value = record[name];
  return rest.length === 0 ? value : (value as Record<string, unknown> | undefined)?.[rest.join('.')];
}
