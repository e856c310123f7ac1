import { invalid } from '@bms/contracts';
import type { HandlerOf, Kit } from '@bms/service-kit';
import type { ClientSession } from 'mongoose';
import type { Collections, ImportJob } from '../stored.ts';
import { type ImportAction, whyImpossible } from './import-actions.ts';
import { findImport, showImport, versionOf } from './shown.ts';

/** Creates the handlers that cancel and undo imports. */
export const changeHandlers = (kit: Kit, collections: Collections) => ({
  Cancel: cancel(kit, collections),
  Undo: undo(kit, collections),
});

function cancel(kit: Kit, { jobs }: Collections): HandlerOf<'/bms.files.Imports/Cancel'> {
  return (call) =>
    kit.write(call, async ({ session }) => {
      const job = await findImport({ jobs }, call.caller, call.request.id, session);
      assertPossible(job, 'cancel');
      // Writes that a gateway makes now are completed: their results are stored before the import ends.
      const isWaiting = job.calls_id === undefined || job.phase === 'stage';
      const ended = {
        status: 'cancelled',
        phase: 'end',
        is_active: false,
        delegation: '',
        finished_at: new Date(),
      } as const;
      const changed = await change(jobs, job, { is_cancelled: true, ...(isWaiting && ended) }, session);
      const message = isWaiting ? 'Cancelled.' : 'The import ends when the rows that are being written are stored.';
      call.setVersion(versionOf(changed));
      return { success: true, message, record: showImport(changed) };
    });
}

function undo(kit: Kit, { jobs }: Collections): HandlerOf<'/bms.files.Imports/Undo'> {
  return (call) =>
    kit.write(call, async ({ session }) => {
      const job = await findImport({ jobs }, call.caller, call.request.id, session);
      assertPossible(job, 'undo');
      const work = {
        phase: 'undo',
        chunk: job.chunks - 1,
        chunk_step: 'send',
        is_active: true,
        is_cancelled: false,
      } as const;
      const values = {
        status: 'running',
        done: 0,
        reverted: 0,
        left: 0,
        reason: '',
        leased_until: new Date(0),
        attempts: 0,
      } as const;
      const changed = await change(jobs, job, { ...work, ...values, delegation: call.delegation }, session, [
        'finished_at',
      ]);
      call.setVersion(versionOf(changed));
      return { success: true, message: 'The import is being undone.', record: showImport(changed) };
    });
}

/** Changes a job that was read in the same transaction, which starts again if the work goes on meanwhile. */
async function change(
  jobs: Collections['jobs'],
  { _id }: ImportJob,
  values: Partial<ImportJob>,
  session: ClientSession,
  unset: readonly string[] = [],
): Promise<ImportJob> {
  const $unset = Object.fromEntries(unset.map((name) => [name, '' as const]));
  const update = { $set: values, ...(unset.length > 0 && { $unset }) };
  const changed = await jobs.findOneAndUpdate({ _id }, update, { session, returnDocument: 'after' });
  return changed!;
}

/** @throws ApiError validation_failed if the action is not possible in the status of the import */
function assertPossible(job: ImportJob, action: ImportAction): void {
  const message = whyImpossible(job, action);
  if (message !== undefined) throw invalid({ field: 'status', code: 'illegal_move', message });
}
