import { shapeAnswer } from '@bms/contracts';
import type { LineErrors } from '../row-errors.ts';
import type { ImportChunk, ImportJob, ImportRow } from '../stored.ts';
import type { RowError } from '../values/convert-row.ts';
import { bulksOf, type Item, resultsOf } from './bulk-calls.ts';
import { errorsOfResult, type ItemResult, isMade } from './bulk-results.ts';
import { findParents } from './find-parents.ts';
import { formerValues } from './former-values.ts';
import { NOTHING, reject, type Step, type StepInput, valid, variablesFor } from './step.ts';

const EXTERNAL = 'external_ids.';

/** Looks up the records that rows match by a filter of the list, such as `email`. */
const match: Step = {
  calls: ({ job, chunk, module, wire }) =>
    valid(rowsToMatch(job, chunk)).map((row) =>
      wire.call(module.list!, { ...variablesFor(module, row), [job.match_by]: row.match, list: { limit: 2 } }),
    ),
  apply: ({ job, chunk, module, wire }, answers) => {
    const errors: LineErrors[] = [];
    for (const [index, row] of valid(rowsToMatch(job, chunk)).entries()) {
      const answer = answers[index]!;
      if (answer.error_code) return { ...NOTHING, reason: answer.error_code };
      const { records } = wire.read(module.list!, answer.response) as { records: { id: number }[] };
      if (records.length > 1)
        errors.push(
          reject(row, job, job.match_by, 'ambiguous', `Several records have the ${job.match_by} ${row.match}.`),
        );
      else row.id = records[0]?.id;
    }
    return { counts: { failed: errors.length }, errors };
  },
};

/** Tries the rows without storing anything: in a dry run, and to find the records by ids of other systems. */
const validate: Step = {
  calls: (input) => {
    const { job, chunk } = input;
    return isTried(job) ? bulksOf(input, valid(chunk.rows), (row) => itemToTry(job, row), { isDryRun: true }) : [];
  },
  apply: (input, answers) => {
    const { job, chunk } = input;
    const errors: LineErrors[] = [];
    const counts = { done: chunk.rows.length, created: 0, updated: 0, failed: 0 };
    const rows = valid(chunk.rows);
    const read = resultsOf(input, rows, answers);
    if ('reason' in read) return { ...NOTHING, reason: read.reason };
    for (const row of rows) {
      const result = read.results.get(row);
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
  calls: ({ chunk, module, wire }) =>
    updated(chunk).map((row) => wire.call(module.get!, { ...variablesFor(module, row), id: row.id })),
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
        errors.push(reject(row, job, job.match_by, error_code, error_message));
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
  calls: (input) => bulksOf(input, valid(input.chunk.rows), itemToWrite, { key: keyOf(input, 'write') }),
  apply: (input, answers) => {
    const { job, chunk } = input;
    const errors: LineErrors[] = [];
    const counts = { done: chunk.rows.length, created: 0, updated: 0, failed: 0 };
    const rows = valid(chunk.rows);
    const made = resultsOf(input, rows, answers);
    if ('reason' in made) return { ...NOTHING, reason: made.reason };
    for (const row of rows) {
      const result = made.results.get(row)!;
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
  calls: (input) => bulksOf(input, toRevert(input.chunk), itemToRevert, { key: keyOf(input, 'undo') }),
  apply: (input, answers) => {
    const { chunk } = input;
    const errors: LineErrors[] = [];
    const counts = { done: chunk.rows.length, reverted: 0, left: 0 };
    const rows = toRevert(chunk);
    const made = resultsOf(input, rows, answers);
    if ('reason' in made) return { ...NOTHING, reason: made.reason };
    for (const row of rows) {
      const result = made.results.get(row)!;
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
  if (chunk_step === 'parent') return findParents;
  return chunk_step === 'match' ? match : validate;
}

/** Returns the Idempotency-Key of the writes of a chunk. */
const keyOf = ({ job, chunk }: StepInput, phase: 'write' | 'undo'): string =>
  `${chunk._id}:${phase}:${job.created_at.getTime()}`;

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
