import { shapeAnswer } from '@bms/contracts';
import type { DelegatedAnswer, DelegatedCall } from '@bms/contracts/types/api';
import type { ImportableModule } from '../columns/fields.ts';
import type { LineErrors } from '../row-errors.ts';
import type { Counts, ImportChunk, ImportJob, ImportRow } from '../stored.ts';
import type { RowError } from '../values/convert-row.ts';
import { errorsOfResult, type ItemResult, isMade } from './bulk-results.ts';
import { formerValues } from './former-values.ts';
import type { Wire } from './wire.ts';

/** A step of a chunk. */
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
interface Step {
  calls(input: StepInput): DelegatedCall[];
  apply(input: StepInput, answers: readonly DelegatedAnswer[]): StepResult;
}

/** A write of a bulk, see bms.api.BulkItem. */
type Item = Readonly<Record<string, unknown>>;

/** The number of attempts after which a row that needs an unavailable service has an error: some 15 minutes. */
const MAX_ROW_ATTEMPTS = 20;
const EXTERNAL = 'external_ids.';
const NOTHING: StepResult = { counts: {}, errors: [] };

/** Looks up the records that rows match by a filter of the list, such as `email`. */
const match: Step = {
  calls: ({ job, chunk, module, wire }) =>
    valid(rowsToMatch(job, chunk)).map((row) =>
      wire.call(module.list!, { [job.match_by]: row.match, list: { limit: 2 } }),
    ),
  apply: ({ job, chunk, module, wire }, answers) => {
    const errors: LineErrors[] = [];
    for (const [index, row] of valid(rowsToMatch(job, chunk)).entries()) {
      const answer = answers[index]!;
      if (answer.error_code) return { ...NOTHING, reason: answer.error_code };
      const { records } = wire.read(module.list!, answer.response) as { records: { id: number }[] };
      if (records.length > 1)
        errors.push(reject(row, job, 'ambiguous', `Several records have the ${job.match_by} ${row.match}.`));
      else row.id = records[0]?.id;
    }
    return { counts: { failed: errors.length }, errors };
  },
};

/** Tries the rows without storing anything: in a dry run, and to find the records by ids of other systems. */
const validate: Step = {
  calls: ({ job, chunk, module, wire }) =>
    isTried(job)
      ? bulkOf(
          valid(chunk.rows).map((row) => itemToTry(job, row)),
          module,
          wire,
          { isDryRun: true },
        )
      : [],
  apply: (input, answers) => {
    const { job, chunk } = input;
    const errors: LineErrors[] = [];
    const counts = { done: chunk.rows.length, created: 0, updated: 0, failed: 0 };
    const read = resultsOf(input, answers);
    if ('reason' in read) return { ...NOTHING, reason: read.reason };
    for (const [index, row] of valid(chunk.rows).entries()) {
      const result = read.results[index];
      if (!result) row.id = job.match_by === 'id' ? Number(row.match) : row.id;
      else if (isMade(result)) row.id = result.status === 201 ? undefined : result.id;
      if (!result || isMade(result)) counts[row.id ? 'updated' : 'created'] += 1;
      else {
        counts.failed += 1;
        row.is_invalid = true;
        errors.push({ line: row.line, errors: errorsOfResult(result, job.columns) });
      }
    }
    return { counts, errors };
  },
};

/** A trial costs as much as the writes, so the rows of other imports are not tried before. */
const isTried = ({ dry_run, match_by }: ImportJob): boolean => dry_run || match_by.startsWith(EXTERNAL);

/** Reads the records that are updated: their versions, and their values for an undo. */
const read: Step = {
  calls: ({ chunk, module, wire }) => updated(chunk).map(({ id }) => wire.call(module.get!, { id })),
  apply: ({ job, chunk, module, wire }, answers) => {
    const errors: LineErrors[] = [];
    const shape = shapeAnswer(module.get!.response);
    const merged = new Set(
      module
        .get!.response.field('record')!
        .message!.fields.filter(({ map }) => map)
        .map(({ name }) => name),
    );
    for (const [index, row] of updated(chunk).entries()) {
      const { error_code, error_message, response, version } = answers[index]!;
      if (error_code) {
        errors.push(reject(row, job, error_code, error_message));
        continue;
      }
      const { record, ...siblings } = shape(wire.read(module.get!, response)) as { record: Record<string, unknown> };
      row.before_etag = `"${version}"`;
      row.before = JSON.stringify(formerValues(JSON.parse(row.record!), { ...siblings, ...record }, merged));
    }
    return { counts: { failed: errors.length }, errors };
  },
};

/** Writes the rows. */
const write: Step = {
  calls: ({ job, chunk, module, wire }) =>
    bulkOf(valid(chunk.rows).map(itemToWrite), module, wire, { key: `${chunk._id}:write:${job.created_at.getTime()}` }),
  apply: (input, answers) => {
    const { job, chunk } = input;
    const errors: LineErrors[] = [];
    const counts = { done: chunk.rows.length, created: 0, updated: 0, failed: 0 };
    const made = resultsOf(input, answers);
    if ('reason' in made) return { ...NOTHING, reason: made.reason };
    for (const [index, row] of valid(chunk.rows).entries()) {
      const result = made.results[index]!;
      if (isMade(result)) {
        row.outcome = row.id ? 'updated' : 'created';
        counts[row.outcome] += 1;
        Object.assign(row, { id: result.id, etag: result.etag });
      } else {
        row.outcome = 'failed';
        counts.failed += 1;
        errors.push({ line: row.line, errors: errorsOfResult(result, job.columns) });
      }
    }
    for (const row of chunk.rows) if (row.outcome === 'created' || row.outcome === 'updated') dropContent(row);
    return { counts, errors };
  },
};

/** Deletes the records that were created, and gives those that were updated their former values. */
const undo: Step = {
  calls: ({ job, chunk, module, wire }) =>
    bulkOf(toRevert(chunk).map(itemToRevert), module, wire, { key: `${chunk._id}:undo:${job.created_at.getTime()}` }),
  apply: (input, answers) => {
    const { chunk } = input;
    const errors: LineErrors[] = [];
    const counts = { done: chunk.rows.length, reverted: 0, left: 0 };
    const made = resultsOf(input, answers);
    if ('reason' in made) return { ...NOTHING, reason: made.reason };
    for (const [index, row] of toRevert(chunk).entries()) {
      const result = made.results[index]!;
      row.undone = isMade(result) ? 'reverted' : 'left';
      counts[row.undone] += 1;
      if (row.undone === 'left') errors.push({ line: row.line, errors: whyLeft(result), recordId: row.id });
    }
    return { counts, errors };
  },
};

/** Returns the current step of a job. */
export function stepOf({ phase, chunk_step }: ImportJob): Step {
  if (phase === 'undo') return undo;
  if (phase === 'write') return chunk_step === 'read' ? read : write;
  return chunk_step === 'match' ? match : validate;
}

const valid = (rows: readonly ImportRow[]): ImportRow[] => rows.filter((row) => !row.is_invalid);

/** Rows whose record has to be looked up; ids and ids of other systems find theirs in the write. */
const rowsToMatch = ({ match_by }: ImportJob, { rows }: ImportChunk): readonly ImportRow[] =>
  match_by === '' || match_by === 'id' || match_by.startsWith(EXTERNAL) ? [] : rows;

const updated = ({ rows }: ImportChunk): ImportRow[] => valid(rows).filter(({ id }) => id !== undefined && id !== null);

/** Rows whose records an undo changes; an update that changed nothing is none of them. */
const toRevert = ({ rows }: ImportChunk): ImportRow[] =>
  rows.filter(
    ({ outcome, etag, before_etag }) => outcome === 'created' || (outcome === 'updated' && etag !== before_etag),
  );

function itemToTry({ match_by }: ImportJob, { record, match: value, id }: ImportRow): Item {
  if (match_by === 'id') return { action: 'update', id: Number(value), record };
  if (match_by.startsWith(EXTERNAL))
    return { action: 'upsert', external_id: { [match_by.slice(EXTERNAL.length)]: value }, record };
  return id ? { action: 'update', id, record } : { action: 'create', record };
}

const itemToWrite = ({ record, id, before_etag }: ImportRow): Item =>
  id ? { action: 'update', id, record, if_match: before_etag } : { action: 'create', record };

const itemToRevert = ({ outcome, id, etag, before }: ImportRow): Item =>
  outcome === 'created'
    ? { action: 'delete', id, if_match: etag }
    : { action: 'update', id, if_match: etag, record: before };

function bulkOf(
  items: readonly Item[],
  module: ImportableModule,
  wire: Wire,
  options: Parameters<Wire['call']>[2],
): DelegatedCall[] {
  return items.length === 0 ? [] : [wire.call(module.bulk, { items, atomic: false }, options)];
}

/** Returns the results of a bulk, in the order of its items, or the code of its error. */
function resultsOf(
  { module, wire, job }: StepInput,
  [answer]: readonly DelegatedAnswer[],
): { readonly results: readonly ItemResult[] } | { readonly reason: string } {
  if (!answer) return { results: [] };
  if (answer.error_code) return { reason: answer.error_code };
  const { results } = wire.read(module.bulk, answer.response) as unknown as { results: readonly ItemResult[] };
  // A record can depend on an unavailable service, while others do not. The writes that were made are replayed.
  const isAway = job.attempts < MAX_ROW_ATTEMPTS && results.some(({ status }) => status === 503 || status === 504);
  return isAway ? { reason: 'unavailable' } : { results };
}

/** Takes a row out of the writes. */
function reject(row: ImportRow, { match_by, columns }: ImportJob, code: string, message: string): LineErrors {
  row.is_invalid = true;
  const column = columns.find(({ path }) => path === match_by)?.column ?? '';
  return { line: row.line, errors: [{ column, code, message }] };
}

function dropContent(row: ImportRow): void {
  delete row.cells;
  delete row.record;
}

function whyLeft(result: ItemResult): RowError[] {
  if (result.status === 412)
    return [{ column: '', code: 'changed', message: 'The record was changed since the import and was left as it is.' }];
  if (result.status === 404)
    return [
      { column: '', code: 'not_found', message: 'The record was deleted since the import, or is not accessible.' },
    ];
  return errorsOfResult(result, []).map((error) => ({ ...error, column: '' }));
}
