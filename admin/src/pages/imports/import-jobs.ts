import { sendForm } from '../../api/send-form.ts';
import { http } from '../../services.ts';

/** An import as the service has it. */
export interface ImportJob {
  readonly id: number;
  readonly file_name: string;
  /** The name of the resource. */
  readonly module: string;
  readonly status: 'validating' | 'running' | 'done' | 'failed' | 'cancelled' | 'undone';
  readonly dry_run: boolean;
  readonly rows: number;
  readonly done: number;
  readonly created: number;
  readonly updated: number;
  readonly failed: number;
  readonly reverted: number;
  readonly left: number;
  /** The code of the reason why it failed. */
  readonly reason: string;
  readonly encoding: string;
  readonly delimiter: string;
  readonly decimal: string;
  readonly date_format: string;
  /** The export that the columns were recognised as; empty if none. */
  readonly preset: string;
  /** The fields by column. */
  readonly mapping: Readonly<Record<string, string>>;
  readonly unmapped: readonly string[];
  readonly match_by: string;
  /** RFC 3339. */
  readonly created_at: string;
}

/** An error of a row. */
export interface RowError {
  readonly line: number;
  readonly column: string;
  readonly code: string;
  readonly message: string;
  /** The record that an undo left; 0 otherwise. */
  readonly record_id: number;
}

/** The choices of a user for an import; what is missing is recognised. */
export interface ImportChoices {
  readonly module: string;
  /** The fields by column; null leaves a column out. */
  readonly mapping: Readonly<Record<string, string | null>>;
  /** The values of fields without a column. */
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly match_by: string;
  readonly encoding?: string;
  readonly delimiter?: string;
  readonly decimal?: string;
  readonly date_format?: string;
}

/** A file with the choices of its last check. */
export interface CheckedFile {
  readonly file: File;
  readonly choices: ImportChoices;
}

const PATH = '/api/imports';

/** The files of imports by id, until the page is loaded again: the next step sends them again. */
const files = new Map<number, CheckedFile>();

/** Returns the file of an import of this visit; undefined after the page was loaded again. */
export const fileOf = (id: number): CheckedFile | undefined => files.get(id);

/** Sends a file: to check it, or to import it. @returns the job @throws ApiFailure */
export async function startImport(
  { file, choices }: CheckedFile,
  { isCheck, isRepeated = false }: { readonly isCheck: boolean; readonly isRepeated?: boolean },
): Promise<ImportJob> {
  const { mapping, defaults, ...texts } = choices;
  const form = new FormData();
  // The service reads the fields in order, before the file.
  for (const [name, value] of Object.entries(texts)) if (value) form.set(name, value);
  form.set('mapping', JSON.stringify(mapping));
  form.set('defaults', JSON.stringify(defaults));
  if (isCheck) form.set('dry_run', 'true');
  if (isRepeated) form.set('repeat', 'true');
  form.set('file', file);
  const { record } = (await sendForm(PATH, form)) as { readonly record: ImportJob };
  files.set(record.id, { file, choices });
  return record;
}

export const readImport = async (id: number, signal?: AbortSignal): Promise<ImportJob> =>
  (await http<{ record: ImportJob }>('GET', `${PATH}/${id}`, { signal })).body.record;

/** Returns the imports of the user, newest first; of administrators those of all. */
export const recentImports = async (signal?: AbortSignal): Promise<readonly ImportJob[]> =>
  (await http<{ records: readonly ImportJob[] }>('GET', PATH, { query: { limit: 20 }, signal })).body.records;

/** A page of the errors of an import, with their number. */
export interface RowErrors {
  readonly records: readonly RowError[];
  readonly meta: { readonly total: number };
}

/** Returns the first errors by line. */
export const errorsOfImport = async (id: number, limit: number, signal?: AbortSignal): Promise<RowErrors> =>
  (await http<RowErrors>('GET', `${PATH}/${id}/errors`, { query: { limit }, signal })).body;

/** The path of the rows with errors, as a file to be corrected. */
export const correctionsPath = (id: number): string => `${PATH}/${id}/corrections`;

export const actOnImport = async (id: number, action: 'cancel' | 'undo'): Promise<void> => {
  await http('POST', `${PATH}/${id}/${action}`);
};

/** Returns true while an import goes on. */
export const isUnderWay = ({ status }: ImportJob): boolean => status === 'validating' || status === 'running';
