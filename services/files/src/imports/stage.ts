import type { Kit } from '@bms/service-kit';
import { type Stores, storeOf } from '../storage/storage.ts';
import type { ImportableModule } from './columns/fields.ts';
import { DELIMITERS, type DelimiterName } from './file/delimiter.ts';
import { type FileRow, readRows } from './file/read-rows.ts';
import { type LineErrors, storeErrors } from './row-errors.ts';
import { firstStep } from './steps/next-step.ts';
import { type Collections, chunkId, type ImportJob, type ImportRow, idsOf } from './stored.ts';
import { isDate, isNumeric, type ValueForms } from './values/convert.ts';
import { convertRow, type RowForm } from './values/convert-row.ts';
import { DateEvidence, type DateFormat } from './values/dates.ts';
import { DecimalEvidence, type DecimalName } from './values/numbers.ts';

/** Dependencies of reading files. */
export interface StageDeps extends Collections {
  readonly kit: Pick<Kit, 'organization' | 'log'>;
  readonly stores: Stores;
  readonly modules: ReadonlyMap<string, ImportableModule>;
  readonly maxRows: number;
}

/** The number of rows of a chunk, and the most characters of their records. */
const CHUNK_ROWS = 250;
const CHUNK_CHARACTERS = 1_000_000;
/** The time for which a process has the job, in milliseconds; renewed while it reads. */
const LEASE_MS = 30_000;

/**
 * Reads the file of a job into chunks of rows, if no other process does. Repeated after a crash, it replaces what was stored
 * before.
 */
export async function stage(deps: StageDeps, importId: number): Promise<void> {
  const { jobs } = deps;
  const now = new Date();
  const claim = { _id: importId, phase: 'stage' as const, is_active: true, leased_until: { $lte: now } };
  const job = await jobs.findOneAndUpdate(claim, { $set: { leased_until: leaseEnd() } }, { returnDocument: 'after' });
  if (!job) return;
  const life = setInterval(() => void renew(deps, importId).catch(() => undefined), LEASE_MS / 3);
  try {
    await read(deps, job);
  } finally {
    clearInterval(life);
  }
}

const leaseEnd = () => new Date(Date.now() + LEASE_MS);

const renew = ({ jobs }: StageDeps, _id: number) =>
  jobs.updateOne({ _id, phase: 'stage' }, { $set: { leased_until: leaseEnd() } });

async function read(deps: StageDeps, job: ImportJob): Promise<void> {
  const forms = await recognise(deps, job);
  await deps.chunks.deleteMany({ _id: idsOf(job._id) });
  const form = formOf(deps, job, forms);
  const seen = new Map<string, number>();
  let [rows, failed, chunks, characters] = [0, 0, 0, 0];
  let gathered: ImportRow[] = [];
  let faults: LineErrors[] = [];
  const flush = async (): Promise<void> => {
    if (gathered.length === 0) return;
    const chunk = { _id: chunkId(job._id, chunks), import_id: job._id, rows: gathered };
    await deps.chunks.replaceOne({ _id: chunk._id }, chunk, { upsert: true });
    await storeErrors(deps, job._id, 'v', faults);
    chunks += 1;
    [gathered, faults, characters] = [[], [], 0];
  };
  for await (const row of rowsOf(deps, job)) {
    rows += 1;
    if (rows > deps.maxRows) return await end(deps, job, { status: 'failed', reason: 'too_many_rows' });
    const { record, match, parent, errors } = convertRow(form, row);
    const all = [...errors, ...repeatedMatch(form, seen, match, row.line)];
    if (all.length > 0) {
      failed += 1;
      faults.push({ line: row.line, errors: all });
    }
    const isInvalid = all.length > 0;
    const text = isInvalid ? undefined : JSON.stringify(record);
    gathered.push({
      ...{ line: row.line, cells: row.cells, match, is_invalid: isInvalid },
      ...(parent && { parent }),
      ...(text && { record: text }),
    });
    characters += text?.length ?? 0;
    if (gathered.length >= CHUNK_ROWS || characters > CHUNK_CHARACTERS) await flush();
  }
  await flush();
  if (rows === 0) return await end(deps, job, { status: 'failed', reason: 'no_rows' });
  const next = { phase: 'validate' as const, chunk: 0, chunk_step: firstStep(job), leased_until: new Date(0) };
  await deps.jobs.updateOne(
    { _id: job._id, phase: 'stage' },
    { $set: { ...next, rows, failed, chunks, decimal: forms.decimal, date_format: forms.dateFormat } },
  );
}

/** Ends a job that cannot go on. */
async function end({ jobs }: StageDeps, job: ImportJob, values: Pick<ImportJob, 'status' | 'reason'>): Promise<void> {
  const over = { phase: 'end' as const, is_active: false, delegation: '', finished_at: new Date() };
  await jobs.updateOne({ _id: job._id, phase: 'stage' }, { $set: { ...values, ...over } });
}

async function* rowsOf({ stores }: StageDeps, job: ImportJob): AsyncGenerator<FileRow> {
  const bytes = await storeOf(stores, job.stored_in).read(job.bytes_key, { start: 0, end: job.size - 1 });
  yield* readRows(bytes, { encoding: job.encoding, delimiter: DELIMITERS[job.delimiter as DelimiterName] });
}

/** Recognises the forms of numbers and dates by all rows, unless they were sent. */
async function recognise(deps: StageDeps, job: ImportJob): Promise<ValueForms> {
  const module = deps.modules.get(job.module)!;
  const [decimals, dates] = [new DecimalEvidence(), new DateEvidence()];
  const fields = job.columns.flatMap(({ index, path }) => {
    const field = module.field(path)?.field;
    return field ? [{ index, numeric: isNumeric(field), date: isDate(field) }] : [];
  });
  const counted = fields.filter(({ numeric, date }) => (numeric && !job.decimal) || (date && !job.date_format));
  if (counted.length > 0)
    for await (const { cells } of rowsOf(deps, job))
      for (const { index, numeric } of counted) {
        const cell = cells[index];
        if (cell) (numeric ? decimals : dates).add(cell);
      }
  const byDefault: DecimalName = job.delimiter === 'semicolon' ? 'comma' : 'point';
  return {
    decimal: job.decimal || decimals.result(byDefault),
    dateFormat: job.date_format || (dates.result(deps.kit.organization.current().locale) as DateFormat),
    amounts: job.amounts,
  };
}

function formOf(deps: StageDeps, job: ImportJob, forms: ValueForms): RowForm {
  return {
    module: deps.modules.get(job.module)!,
    headers: job.headers,
    columns: job.columns,
    defaults: JSON.parse(job.defaults) as Record<string, unknown>,
    forms,
    currency: deps.kit.organization.current().currency,
    matchBy: job.match_by,
    parentBy: job.parent_by ?? '',
  };
}

/** Returns the error of a row that would change the same record as an earlier one. */
function repeatedMatch({ matchBy, columns }: RowForm, seen: Map<string, number>, match: string, line: number) {
  if (match === '') return [];
  const key = matchBy === 'email' ? match.toLowerCase() : match;
  const first = seen.get(key);
  if (first === undefined) {
    seen.set(key, line);
    return [];
  }
  const column = columns.find(({ path }) => path === matchBy)?.column ?? '';
  return [{ column, code: 'repeated', message: `${column || matchBy} is the same as in line ${first}.` }];
}
