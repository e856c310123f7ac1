import type { RecordAction } from '@bms/contracts/types/api';
import type { ImportJob } from '../stored.ts';

/** An action on an import. */
export type ImportAction = 'cancel' | 'undo';

const NEEDED: Readonly<Record<ImportAction, string>> = {
  cancel: 'To be cancelled, an import must be validating or running',
  undo: 'To be undone, an import must be done, cancelled or failed, not a dry run, and not older than 30 days',
};

/** Returns why an action on an import is not possible; undefined if it is. */
export function whyImpossible(job: ImportJob, action: ImportAction): string | undefined {
  const { status, dry_run, is_active, phase, chunks } = job;
  const isPossible =
    action === 'cancel' ? is_active && phase !== 'undo' : !is_active && !dry_run && status !== 'undone' && chunks > 0;
  return isPossible ? undefined : `${NEEDED[action]}; this one is ${status}${dry_run ? ', a dry run' : ''}.`;
}

/** Returns the actions on an import, allowed or not. */
export const actionsOf = (job: ImportJob): RecordAction[] =>
  (['cancel', 'undo'] as const).map((action) => {
    const reason = whyImpossible(job, action);
    return { action, allowed: reason === undefined, ...(reason !== undefined && { code: 'illegal_move', reason }) };
  });
