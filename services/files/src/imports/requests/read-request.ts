import { invalid, type Violation } from '@bms/contracts';
import type { ImportableModule } from '../columns/fields.ts';
import { type MappedColumn, type Mapping, mapColumns } from '../columns/mapping.ts';
import { type Preset, recognisePreset } from '../columns/presets.ts';
import { DELIMITERS, type DelimiterName, firstRecords, recogniseDelimiter } from '../file/delimiter.ts';
import { decodeHead, type Encoding, type Inspected } from '../file/inspect.ts';

/** The fields of the form of an import, besides its file. */
export interface ImportForm {
  readonly module: string;
  /** JSON texts; empty for none. */
  readonly mapping: string;
  readonly defaults: string;
  readonly match_by: string;
  readonly dry_run: boolean;
  readonly repeat: boolean;
  readonly encoding: string;
  readonly delimiter: string;
  readonly decimal: string;
  readonly date_format: string;
  readonly amounts: string;
}

/** The fields of a form without any. */
export const EMPTY_FORM: ImportForm = {
  ...{ module: '', mapping: '', defaults: '', match_by: '', dry_run: false, repeat: false },
  ...{ encoding: '', delimiter: '', decimal: '', date_format: '', amounts: 'decimal' },
};

/** The properties of an import that follow from the first bytes of its file and from the form. */
export interface ReadRequest {
  readonly encoding: Encoding;
  readonly delimiter: DelimiterName;
  readonly headers: readonly string[];
  readonly columns: readonly MappedColumn[];
  readonly unmapped: readonly string[];
  readonly preset: Preset | undefined;
  readonly defaults: Readonly<Record<string, unknown>>;
  /** The path by which the parents of records are found; empty if they have none. */
  readonly parentBy: string;
}

/** Control characters besides tabs and line ends; no text has them. */
const BINARY = /[^\P{Cc}\t\n\v\f\r\u0080-\u009f]/u;
const MAX_COLUMNS = 500;

/** Reads the columns of a file. @throws ApiError validation_failed naming the field of the form */
export function readRequest(
  module: ImportableModule,
  form: ImportForm,
  { head, encoding: found }: Inspected,
): ReadRequest {
  const encoding = (form.encoding || found) as Encoding;
  const text = decodeHead(head, encoding);
  const delimiter = (form.delimiter || recogniseDelimiter(text)) as DelimiterName;
  const headers = readHeaders(text, delimiter);
  const preset = recognisePreset(module.module, headers);
  const sent = readObject('mapping', form.mapping);
  const defaults = { ...preset?.defaults, ...readObject('defaults', form.defaults) };
  const hasParent = defaults[module.parent?.variable ?? ''] !== undefined;
  const mapping = mapColumns(module, { headers, sent, preset, matchBy: form.match_by, hasParent });
  const violations = [
    ...mapping.violations,
    ...unknownDefaults(module, defaults),
    ...(mapping.columns.length === 0 ? [nothingMapped(headers)] : []),
    ...unmatchable(module, form.match_by, mapping),
    ...parentFaults(module, mapping, defaults, form.dry_run),
  ];
  if (violations.length > 0) throw invalid(...violations);
  const { columns, unmapped } = mapping;
  return { encoding, delimiter, headers, columns, unmapped, preset, defaults, parentBy: parentPath(module, mapping) };
}

/** Returns the path of the column with the parents; that of their ids if there is no column. */
const parentPath = ({ parent }: ImportableModule, { columns }: Pick<Mapping, 'columns'>): string =>
  columns.find(({ path }) => parent?.lookup(path))?.path ?? parent?.variable ?? '';

/**
 * Returns the violations of a request that does not say, or says twice, which records the rows belong to. A dry run may
 * lack it, so that a client app can show the columns: all rows have the error then.
 */
function parentFaults(
  { module, parent }: ImportableModule,
  { columns }: Mapping,
  defaults: ReadRequest['defaults'],
  isDryRun: boolean,
): Violation[] {
  if (!parent) return [];
  const { variable, paths, lookup } = parent;
  const byDefault = defaults[variable];
  const column = columns.find(({ path }) => lookup(path));
  if (byDefault === undefined) {
    if (column || isDryRun) return [];
    const message = `No column says which record ${module} belong to. Map one to ${paths.join(', ')}, or send ${variable} in defaults.`;
    return [{ field: 'mapping', code: 'required', message }];
  }
  const field = `defaults.${variable}`;
  if (column) return [{ field, code: 'excluded', message: `${field} goes with no column: ${column.column} says it.` }];
  const isId = Number.isSafeInteger(byDefault) && Number(byDefault) > 0;
  return isId ? [] : [{ field, code: 'wrong_type', message: `${field} must be the id of a record.` }];
}

function readHeaders(text: string, delimiter: DelimiterName): string[] {
  if (text.trim() === '') throw fileFault('required', 'The file is empty.');
  if (BINARY.test(text))
    throw fileFault('invalid_format', 'The file is not a CSV file. Save the spreadsheet as CSV first.');
  const [first = []] = firstRecords(text, DELIMITERS[delimiter]);
  const names = first.map((name) => name.trim());
  if (names.every((name) => name === ''))
    throw fileFault('invalid_format', 'The first row of the file must have the names of the columns.');
  if (names.length > MAX_COLUMNS)
    throw fileFault('too_many', `The file must not have more than ${MAX_COLUMNS} columns.`);
  return distinct(names);
}

/** Numbers the columns without a name and those with that of an earlier one. */
function distinct(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return names.map((name, index) => {
    const own = name || `Column ${index + 1}`;
    const count = (counts.get(own) ?? 0) + 1;
    counts.set(own, count);
    return count === 1 ? own : `${own} (${count})`;
  });
}

function readObject(field: string, text: string): Record<string, unknown> {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Reported below.
  }
  throw invalid({ field, code: 'wrong_type', message: `${field} must be a JSON object.` });
}

const unknownDefaults = (module: ImportableModule, defaults: Readonly<Record<string, unknown>>): Violation[] =>
  Object.keys(defaults)
    .filter((path) => !module.field(path) && path !== module.parent?.variable)
    .map((path) => ({
      field: `defaults.${path}`,
      code: 'unknown_field',
      message: `${path} is not a field of ${module.module} that can be imported; there are ${module.names.join(', ')}.`,
    }));

const nothingMapped = (headers: readonly string[]): Violation => ({
  field: 'mapping',
  code: 'required',
  message: `No column was recognised. Send the fields of the columns ${headers.slice(0, 20).join(', ')}.`,
});

function unmatchable(module: ImportableModule, matchBy: string, { columns }: Mapping): Violation[] {
  if (matchBy === '') return [];
  const field = 'match_by';
  const isExternal = matchBy.startsWith('external_ids.');
  const filter = module.list?.request.field(matchBy);
  const isFilter = filter?.type === 'string' && !filter.map && !filter.repeated && module.field(matchBy) !== undefined;
  if (matchBy !== 'id' && !isExternal && !isFilter)
    return [
      {
        field,
        code: 'not_allowed',
        message: `${matchBy} must be id, external_ids.<source>, or a field by which ${module.module} can be filtered, such as email or a number.`,
      },
    ];
  const base = matchBy.split('.')[0];
  const isMapped = columns.some(({ path }) => path === matchBy || (isExternal && path === base));
  return isMapped
    ? []
    : [{ field, code: 'required', message: `No column has the field ${matchBy}, by which records are matched.` }];
}

const fileFault = (code: string, message: string) => invalid({ field: 'file', code, message });
