import type { Contender, RunningContender } from '../contenders/types.ts';
import { dialectOf } from '../dialects/index.ts';
import { PREPARED } from '../floors/prepared.ts';
import { checkCreated } from '../load/check.ts';
import type { Generator } from '../load/generator.ts';
import type { Job, JobResult, Target } from '../load/job.ts';
import { UPDATED_ADDRESS } from '../load/run-job.ts';

/** A started contender with what is stored in it. */
export interface LoadedContender {
  readonly contender: Contender;
  readonly running: RunningContender;
  /** The stored clients of the data set. */
  readonly targets: readonly Target[];
  /** The number of stored clients. */
  stored: number;
  /** The number of acknowledged writes since the start. */
  writes: number;
  /** The index of the next client to create. */
  nextIndex: number;
}

/** The highest page that lists ask for. */
const PAGES = 5;
/** The time after which loading the data set is given up, in milliseconds. */
const LOADING_TIMEOUT_MS = 3_600_000;

/**
 * Stores the data set in a contender by its own API, as its users would, and waits until all effects are applied.
 * @throws Error if an answer is wrong
 */
export async function loadDataSet(
  contender: Contender,
  running: RunningContender,
  options: { readonly dataSize: number; readonly connections: number },
  generator: Generator,
): Promise<LoadedContender> {
  const targets = contender.isFixed
    ? [{ id: 1, index: 0 }]
    : (await generator.run(loadingJob(contender, running, options)).then(assertRight)).created;
  if (!contender.isFixed && targets.length !== options.dataSize)
    throw new Error(`${contender.name}: ${targets.length} of ${options.dataSize} clients were loaded`);
  const stored = contender.isFixed ? PREPARED : targets.length;
  const writes = contender.isFixed ? 0 : targets.length;
  await running.settle?.(writes);
  return { contender, running, targets, stored, writes, nextIndex: stored };
}

function loadingJob(
  { dialect }: Contender,
  { urls, headers }: RunningContender,
  { dataSize, connections }: { readonly dataSize: number; readonly connections: number },
): Job {
  return {
    urls,
    headers,
    dialect,
    work: 'create',
    connections,
    ms: LOADING_TIMEOUT_MS,
    maxRequests: dataSize,
    seed: 1,
    targets: [],
    pages: 1,
    dataSize,
    createFrom: 0,
    isLoading: true,
  };
}

/** Returns the job of a work on a contender. */
export function jobOf(
  loaded: LoadedContender,
  job: Pick<Job, 'work' | 'connections' | 'ms' | 'seed' | 'dataSize'>,
): Job {
  const { contender, running, targets, stored, nextIndex } = loaded;
  return {
    ...job,
    urls: running.urls,
    headers: running.headers,
    dialect: contender.dialect,
    targets,
    pages: contender.isFixed ? 1 : PAGES,
    total: job.work === 'list' ? stored : undefined,
    createFrom: nextIndex,
  };
}

/** Notes what a job has stored, so that the next one knows the totals. */
export function noteResult(loaded: LoadedContender, { created, writes }: JobResult): void {
  loaded.stored += created.length;
  loaded.writes += writes;
  loaded.nextIndex += writes;
}

/** Returns the result. @throws Error if an answer was wrong */
export function assertRight(result: JobResult): JobResult {
  if (result.failures > 0) throw new Error(`${result.failures} wrong answers: ${result.reasons.join('; ')}`);
  if (result.requests === 0) throw new Error('there was no answer');
  return result;
}

/** Reads some of the records that a job wrote. @throws Error if one has not the values that were sent */
export async function assertStored(
  { contender, running }: LoadedContender,
  { created, updated }: JobResult,
): Promise<void> {
  const dialect = dialectOf(contender.dialect);
  const read = async (id: Target['id']) => {
    const answer = await fetch(running.urls[0] + dialect.detail(id).path, { headers: running.headers });
    return answer.json();
  };
  for (const target of created.slice(-3)) {
    const wrong = checkCreated(dialect, await read(target.id), target);
    if (wrong) throw new Error(`${contender.name}: ${wrong}`);
  }
  for (const { id } of updated.slice(-3)) {
    const address = dialect.readRecord(await read(id)).fields['address'];
    if (!String(address).startsWith(UPDATED_ADDRESS)) throw new Error(`${contender.name}: ${id} was not updated`);
  }
}
