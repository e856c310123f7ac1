import type { ChunkStep, ImportJob, ImportStatus } from '../stored.ts';

/** The next state of a job. */
export interface NextStep {
  readonly set: Partial<ImportJob>;
  /** True if the counts of the next phase begin at zero. */
  readonly resetsCounts: boolean;
}

/** Returns the state of a job behind its current step: the next step of the chunk, the next chunk, the next phase, or the end. */
export function nextOf(job: ImportJob, isCancelled: boolean): NextStep {
  const { phase, chunk, chunk_step, chunks } = job;
  if (isCancelled) return over('cancelled');
  if (chunk_step === 'parent') return { set: { chunk_step: 'match' }, resetsCounts: false };
  if (chunk_step !== 'send') return { set: { chunk_step: 'send' }, resetsCounts: false };
  if (phase === 'undo') return chunk > 0 ? go({ chunk: chunk - 1 }) : over('undone');
  if (chunk + 1 < chunks) return go({ chunk: chunk + 1, chunk_step: phase === 'write' ? 'read' : firstStep(job) });
  if (phase === 'write' || job.dry_run) return over('done');
  const counts = { done: 0, created: 0, updated: 0 };
  return { set: { phase: 'write', status: 'running', chunk: 0, chunk_step: 'read', ...counts }, resetsCounts: true };
}

/** Returns the first step of a chunk that is validated. */
export const firstStep = ({ parent_by }: Pick<ImportJob, 'parent_by'>): ChunkStep => (parent_by ? 'parent' : 'match');

const go = (set: Partial<ImportJob>): NextStep => ({ set, resetsCounts: false });

const over = (status: ImportStatus): NextStep =>
  go({ status, phase: 'end', is_active: false, delegation: '', finished_at: new Date() });
