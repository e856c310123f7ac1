import type { Http } from '../../api/http.ts';
import type { BulkAnswer, BulkResult } from '../../resources/list/bulk-change.ts';
import type { IdOf, Sample, SampleKind } from './samples.ts';

/** The source of the ids by which sample records are known: nothing else is removed. */
export const SOURCE = 'sample';

/** A kind of sample records that this system has. */
export interface OfferedKind extends SampleKind {
  /** The path of the resource. */
  readonly path: string;
}

/** A sample record of the system. */
export interface FoundSample {
  readonly resource: string;
  readonly key: string;
  /** The title of when it was added. */
  readonly title: string;
  readonly id: number;
}

/** A sample record that could not be added or removed, and why. */
export interface FailedSample extends Omit<FoundSample, 'id'> {
  /** Undefined if it does not exist. */
  readonly id: number | undefined;
  readonly reason: string;
}

const isDone = ({ status }: BulkResult): boolean => status < 300;
/** The status of a removal of what does not exist. */
const GONE = 404;

/**
 * Finds the sample records that exist, also renamed ones, by a dry run of their removal.
 * @throws ApiFailure
 */
export async function findSamples(http: Http, kinds: readonly OfferedKind[]): Promise<FoundSample[]> {
  const found = kinds.map(async (kind) => {
    const results = await write(http, kind, kind.samples, { action: 'delete', isDry: true });
    return kind.samples.flatMap(({ key, title }, at) => {
      const { status, id } = results[at]!;
      return status === GONE || id === undefined ? [] : [{ resource: kind.resource, key, title, id }];
    });
  });
  return (await Promise.all(found)).flat();
}

/**
 * Adds the sample records that do not exist; the others stay as they are.
 * @returns those that could not be added @throws ApiFailure
 */
export async function addSamples(http: Http, kinds: readonly OfferedKind[]): Promise<FailedSample[]> {
  const known = new Map((await findSamples(http, kinds)).map(({ resource, key, id }) => [`${resource} ${key}`, id]));
  const idOf: IdOf = (resource, key) => known.get(`${resource} ${key}`);
  const failed: FailedSample[] = [];
  for (const kind of kinds) {
    const missing = kind.samples.filter(({ key }) => idOf(kind.resource, key) === undefined);
    const record = ({ title, values }: Sample): object => ({
      ...(kind.titleField && { [kind.titleField]: title }),
      ...values(idOf),
    });
    const results = await write(http, kind, missing, { action: 'create', record });
    for (const [at, { key }] of missing.entries()) {
      const { id } = results[at]!;
      if (id !== undefined && isDone(results[at]!)) known.set(`${kind.resource} ${key}`, id);
    }
    const changed = missing.filter(({ change }, at) => change && isDone(results[at]!));
    const changes = await write(http, kind, changed, { action: 'update', record: ({ change = {} }) => change });
    failed.push(...failures(kind, missing, results), ...failures(kind, changed, changes));
  }
  return failed;
}

/**
 * Removes the sample records, those that refer to others first.
 * @returns those that stay, e.g. since records that are no samples refer to them @throws ApiFailure
 */
export async function removeSamples(http: Http, kinds: readonly OfferedKind[]): Promise<FailedSample[]> {
  const kept: FailedSample[] = [];
  for (const kind of kinds.toReversed()) {
    const results = await write(http, kind, kind.samples, { action: 'delete' });
    kept.push(...failures(kind, kind.samples, results));
  }
  return kept;
}

interface Write {
  readonly action: 'create' | 'update' | 'delete';
  readonly record?: (sample: Sample) => object;
  readonly isDry?: boolean;
}

async function write(
  http: Http,
  { path }: OfferedKind,
  samples: readonly Sample[],
  { action, record, isDry }: Write,
): Promise<readonly BulkResult[]> {
  if (samples.length === 0) return [];
  const items = samples.map((sample) => ({
    action,
    external_id: { [SOURCE]: sample.key },
    ...(record && { record: record(sample) }),
  }));
  const query = isDry ? { dry_run: true } : {};
  return (await http<BulkAnswer>('POST', `${path}/bulk`, { body: { items }, query })).body.results;
}

/** Returns the writes that failed; the removal of what does not exist has not. */
function failures(
  { resource }: OfferedKind,
  samples: readonly Sample[],
  results: readonly BulkResult[],
): FailedSample[] {
  return samples.flatMap(({ key, title }, at) => {
    const { status, id, problem } = results[at]!;
    const reason = problem?.message ?? 'The service did not say why.';
    return isDone(results[at]!) || status === GONE ? [] : [{ resource, key, title, id, reason }];
  });
}
