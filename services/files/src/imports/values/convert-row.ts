import type { JsonValue } from '@bms/contracts';
import { type ImportableModule, NAME_PARTS } from '../columns/fields.ts';
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
  /** The path of the column by which the parents of records are found; empty if they have none. */
  readonly parentBy: string;
}

/** A row as a record. */
export interface ConvertedRow {
  readonly record: Readonly<Record<string, unknown>>;
  /** The value by which an existing record is matched; empty for none. */
  readonly match: string;
  /** The value by which the parent is found; empty for none. */
  readonly parent: string;
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
  let [id, parent] = ['', defaultParent(form)];
  const currency = currencyOf(form, row);
  for (const { index, column, path } of form.columns) {
    const cell = row.cells[index] ?? '';
    if (cell.trim() === '') continue;
    const isParent = path === form.parentBy;
    if (path === 'id' || isParent) {
      if (isParent) parent = cell.trim();
      else id = cell.trim();
      if ((path === 'id' || path === form.module.parent?.variable) && !ID.test(cell.trim()))
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
  joinName(form.module, record);
  for (const [path, value] of Object.entries(form.defaults))
    if (path !== form.module.parent?.variable && valueAt(record, path) === undefined)
      setAt(record, path, value as JsonValue);
  const match = matchOf(form, record, id);
  if (form.matchBy !== '' && match === '' && errors.length === 0) errors.push(missing(form, form.matchBy));
  if (form.parentBy !== '' && parent === '')
    errors.push(missing(form, form.parentBy, 'it says which record the row belongs to.'));
  return { record, match, parent, errors };
}

const ID = /^[1-9]\d{0,14}$/;

const failed = (error: RowError): ConvertedRow => ({ record: {}, match: '', parent: '', errors: [error] });

function missing({ columns }: RowForm, by: string, why = 'records are matched by it.'): RowError {
  const column = columns.find(({ path }) => path === by)?.column ?? '';
  return { column, code: 'required', message: `${column || by} is required: ${why}` };
}

/** Returns the id of the parent of rows that do not name one; empty for none. */
const defaultParent = ({ module, defaults }: RowForm): string => String(defaults[module.parent?.variable ?? ''] ?? '');

/** Joins the parts of the name of a person, unless the row has the whole name. */
function joinName({ personName }: ImportableModule, record: Record<string, unknown>): void {
  if (personName === undefined) return;
  const parts = NAME_PARTS.map((part) => record[part]).filter((part) => part !== undefined);
  for (const part of NAME_PARTS) delete record[part];
  if (parts.length > 0) record[personName] ??= parts.join(' ');
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
