import type { Violation } from '@bms/contracts';
import type { ImportableModule } from './fields.ts';
import { guessField } from './guess.ts';
import type { Preset } from './presets.ts';

/** A column with its field. */
export interface MappedColumn {
  /** The position of the column, from 0. */
  readonly index: number;
  readonly column: string;
  /** The path of the field, or `id`, by which records are matched. */
  readonly path: string;
}

/** The columns of a file. */
export interface Mapping {
  readonly columns: readonly MappedColumn[];
  /** The columns without a field. */
  readonly unmapped: readonly string[];
  readonly violations: readonly Violation[];
}

/** The sources of the mapping. */
interface Given {
  /** The header row. */
  readonly headers: readonly string[];
  /** The fields by column that the caller sent; null for a column that is left out. */
  readonly sent: Readonly<Record<string, unknown>>;
  readonly preset: Preset | undefined;
  readonly matchBy: string;
  /** True if a default says which record all rows belong to: no column is guessed to say it. */
  readonly hasParent?: boolean;
}

/** The column of a file of corrections with the errors. */
export const ERRORS_COLUMN = 'import_errors';

/** Returns the fields of columns: those that the caller sent, else those of the preset, else guessed by their names. */
export function mapColumns(
  module: ImportableModule,
  { headers, sent, preset, matchBy, hasParent = false }: Given,
): Mapping {
  const violations = faultsOf(module, headers, sent);
  const taken = new Map<string, string>();
  const columns: MappedColumn[] = [];
  const wants = (column: string): string | undefined => {
    if (column in sent) return typeof sent[column] === 'string' ? sent[column] : undefined;
    return preset?.columns[column] ?? (column === 'id' && matchBy === 'id' ? 'id' : guessField(module, column));
  };
  const bySent = headers
    .map((column, index) => ({ column, index }))
    .sort((a, b) => Number(b.column in sent) - Number(a.column in sent));
  for (const { column, index } of bySent) {
    const path = wants(column);
    if (path === undefined || column === ERRORS_COLUMN) continue;
    const isParent = module.parent?.lookup(path) !== undefined;
    if (isParent && hasParent && !(column in sent)) continue;
    const slot = isParent ? module.parent!.variable : path;
    const other = taken.get(slot);
    if (other === undefined) {
      taken.set(slot, column);
      columns.push({ index, column, path });
    } else if (column in sent) violations.push(repeated(column, path, other));
  }
  columns.sort((a, b) => a.index - b.index);
  const mapped = new Set(columns.map(({ index }) => index));
  const unmapped = headers.filter((column, index) => !mapped.has(index) && column !== ERRORS_COLUMN);
  return { columns, unmapped, violations };
}

function faultsOf(module: ImportableModule, headers: readonly string[], sent: Given['sent']): Violation[] {
  return Object.entries(sent).flatMap(([column, path]): Violation[] => {
    const field = `mapping.${column}`;
    if (!headers.includes(column))
      return [{ field, code: 'unknown_field', message: `The file has no column ${column}.` }];
    if (path === null || path === 'id') return [];
    if (typeof path !== 'string')
      return [{ field, code: 'wrong_type', message: `${field} must be the name of a field or null.` }];
    if (module.field(path) ?? module.parent?.lookup(path)) return [];
    const message = `${path} is not a field of ${module.module} that can be imported; there are ${module.names.join(', ')}.`;
    return [{ field, code: 'not_allowed', message }];
  });
}

const repeated = (column: string, path: string, other: string): Violation => ({
  field: `mapping.${column}`,
  code: 'repeated',
  message: `The column ${other} already has the field ${path}.`,
});
