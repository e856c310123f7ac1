import { randomUUID } from 'node:crypto';
import type { DelegatedAnswers, DelegatedCalls, TakeDelegatedCallsRequest } from '@bms/contracts/types/api';
import type { Kit } from '@bms/service-kit';
import type { ImportableModule } from '../columns/fields.ts';
import { storeErrors } from '../row-errors.ts';
import { type Collections, chunkId, type ImportChunk, type ImportJob } from '../stored.ts';
import { stepOf } from './chunk-steps.ts';
import { nextOf } from './next-step.ts';
import type { StepInput, StepResult } from './step.ts';
import type { Wire } from './wire.ts';

/** Dependencies of the steps of jobs. */
export interface StepDeps extends Collections {
  readonly kit: Pick<Kit, 'log'>;
  readonly modules: ReadonlyMap<string, ImportableModule>;
  readonly wire: Wire;
}

/** The time for which a gateway has the calls of a step, in milliseconds: longer than the deadline of a bulk. */
const LEASE_MS = 90_000;
/** Errors that pass: the calls are made again. */
const TRANSIENT = new Set(['unavailable', 'timeout', 'too_many_requests', 'internal']);
/** The longest time between two attempts, in milliseconds, and their number: more than a day. */
const MAX_RETRY_MS = 60_000;
const MAX_ATTEMPTS = 1500;

const NO_CALLS: DelegatedCalls = { id: '', delegation: '', calls: [] };

/**
 * Stores the answers to the calls of a step, and returns the next calls of a job. Everything that a step needs is stored
 * before its calls are handed out, and its writes have a key: a step that is repeated after a crash changes nothing twice.
 */
export async function takeCalls(deps: StepDeps, request: TakeDelegatedCallsRequest): Promise<DelegatedCalls> {
  if (request.done) await settle(deps, request.done);
  if (request.is_last) return NO_CALLS;
  for (;;) {
    const job = await claim(deps);
    if (!job) return NO_CALLS;
    if (job.is_cancelled && job.phase !== 'undo' && !job.is_sent) {
      await advance(deps, job, { counts: {}, errors: [] }, true);
      continue;
    }
    const input = await inputOf(deps, job);
    const calls = stepOf(job).calls(input);
    if (calls.length > 0) return { id: job.calls_id!, delegation: job.delegation, calls };
    await finishStep(deps, input, stepOf(job).apply(input, []));
  }
}

/** Takes the job that has waited longest. */
async function claim({ jobs }: StepDeps): Promise<ImportJob | undefined> {
  const now = new Date();
  const due = {
    is_active: true,
    phase: { $in: ['validate' as const, 'write' as const, 'undo' as const] },
    leased_until: { $lte: now },
  };
  const isSending = {
    $or: [{ $eq: ['$phase', 'undo'] }, { $and: [{ $eq: ['$phase', 'write'] }, { $eq: ['$chunk_step', 'send'] }] }],
  };
  const lease = { calls_id: randomUUID(), leased_until: new Date(now.getTime() + LEASE_MS) };
  // A job that was cancelled before its writes were handed out has none to hand out.
  const is_sent = { $or: ['$is_sent', { $and: [isSending, { $not: ['$is_cancelled'] }] }] };
  const found = await jobs.findOneAndUpdate(due, [{ $set: { ...lease, is_sent } }], {
    sort: { leased_until: 1 },
    returnDocument: 'after',
  });
  return found ?? undefined;
}

async function inputOf({ chunks, modules, wire }: StepDeps, job: ImportJob): Promise<StepInput> {
  const chunk = await chunks.findOne({ _id: chunkId(job._id, job.chunk) });
  if (!chunk) throw new Error(`import ${job._id} has no chunk ${job.chunk}`);
  return { job, chunk: chunk as ImportChunk, module: modules.get(job.module)!, wire };
}

async function settle(deps: StepDeps, { id, answers }: DelegatedAnswers): Promise<void> {
  const job = await deps.jobs.findOne({ calls_id: id });
  // The answers of a gateway that was so slow that another one made the calls, too.
  if (!job) return;
  if (answers.length === 0) return await fail(deps, job, 'access_ended');
  const transient = answers.find(({ error_code }) => TRANSIENT.has(error_code));
  if (transient) return await retry(deps, job, transient.error_code);
  const input = await inputOf(deps, job);
  await finishStep(deps, input, stepOf(job).apply(input, answers));
}

/** Stores what a step has changed, then goes on to the next one. */
async function finishStep(deps: StepDeps, { job, chunk }: StepInput, result: StepResult): Promise<void> {
  if (result.reason && TRANSIENT.has(result.reason)) return await retry(deps, job, result.reason);
  if (result.reason) return await fail(deps, job, result.reason);
  await deps.chunks.replaceOne({ _id: chunk._id }, chunk);
  await storeErrors(deps, job._id, seriesOf(job), result.errors);
  await advance(deps, job, result, false);
}

const seriesOf = ({ phase }: ImportJob): string => (phase === 'undo' ? 'x' : phase === 'write' ? 'w' : 'v');

/** Moves the job to its next step. Counts are added in the same write, so that each step counts once. */
async function advance({ jobs }: StepDeps, job: ImportJob, { counts }: StepResult, isOver: boolean): Promise<void> {
  const isCancelled = job.phase !== 'undo' && (isOver || (await isCancelledNow(jobs, job)));
  const { set, resetsCounts } = nextOf(job, isCancelled);
  const $set = { ...set, leased_until: new Date(0), attempts: 0, is_sent: false };
  const $inc = resetsCounts ? { failed: counts.failed ?? 0 } : { ...counts };
  await jobs.updateOne({ _id: job._id, calls_id: job.calls_id! }, { $set, $inc, $unset: { calls_id: '' } });
}

const isCancelledNow = async (jobs: StepDeps['jobs'], { _id }: ImportJob): Promise<boolean> =>
  (await jobs.findOne({ _id }, { projection: { is_cancelled: 1 } }))?.is_cancelled === true;

async function retry({ jobs, kit }: StepDeps, job: ImportJob, code: string): Promise<void> {
  if (job.attempts >= MAX_ATTEMPTS) return await fail({ jobs }, job, code);
  kit.log.warn({ import_id: job._id, code, attempts: job.attempts }, 'step of an import is repeated');
  const wait = Math.min(2 ** job.attempts * 500, MAX_RETRY_MS);
  await jobs.updateOne(
    { _id: job._id, calls_id: job.calls_id! },
    { $set: { leased_until: new Date(Date.now() + wait) }, $inc: { attempts: 1 }, $unset: { calls_id: '' } },
  );
}

async function fail({ jobs }: Pick<StepDeps, 'jobs'>, job: ImportJob, reason: string): Promise<void> {
  const over = { is_active: false, phase: 'end' as const, delegation: '', finished_at: new Date(), is_sent: false };
  await jobs.updateOne(
    { _id: job._id, calls_id: job.calls_id! },
    { $set: { ...over, status: 'failed', reason }, $unset: { calls_id: '' } },
  );
}
