import type { DelegatedAnswer, DelegatedCall } from '@bms/contracts/types/api';
import type { ImportableModule } from '../columns/fields.ts';
import type { LineErrors } from '../row-errors.ts';
import type { Counts, ImportChunk, ImportJob, ImportRow } from '../stored.ts';
import type { Wire } from './wire.ts';

/** The job and the rows of a step. */
export interface StepInput {
  readonly job: ImportJob;
  readonly chunk: ImportChunk;
  readonly module: ImportableModule;
  readonly wire: Wire;
}

/** The changes that the answers of a step cause; the rows of the chunk are changed in place. */
export interface StepResult {
  readonly counts: Partial<Counts>;
  readonly errors: readonly LineErrors[];
  /** The code of the reason why the job cannot go on. */
  readonly reason?: string;
}

/** The calls of a step, and what follows from their answers. */
export interface Step {
  calls(input: StepInput): DelegatedCall[];
  apply(input: StepInput, answers: readonly DelegatedAnswer[]): StepResult;
}

export const NOTHING: StepResult = { counts: {}, errors: [] };

/** Returns the rows that are written. */
export const valid = (rows: readonly ImportRow[]): ImportRow[] => rows.filter((row) => !row.is_invalid);

/** Takes a row out of the writes. @param by the path whose column the error is about */
export function reject(row: ImportRow, { columns }: ImportJob, by: string, code: string, message: string): LineErrors {
  row.is_invalid = true;
  const column = columns.find(({ path }) => path === by)?.column ?? '';
  return { line: row.line, errors: [{ column, code, message }] };
}

/** Returns the variables of the paths of a row's calls. */
export const variablesFor = ({ parent }: ImportableModule, { parent_id }: ImportRow): Record<string, number> =>
  parent && parent_id ? { [parent.variable]: parent_id } : {};
