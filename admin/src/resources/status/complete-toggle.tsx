import CheckIcon from '@mui/icons-material/CheckCircle';
import CircleIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Checkbox } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent, ReactElement } from 'react';
import { type RaRecord, useNotify, useRecordContext, useUpdate } from 'react-admin';
import { fieldOf, resourceNamed } from '../../contract/contract.ts';
import { inSentence, wordsOf } from '../../contract/labels.ts';
import { mayBecome } from '../../contract/moves.ts';
import { may } from '../../session/account.ts';
import { useSession } from '../../session/use-session.ts';
import { useFailure } from '../save-failure.tsx';
import { UNDO_MS, Undoable } from '../undoable.tsx';
import type { View } from '../view.ts';
import { recordTitle } from '../views.ts';

/** The checkbox that completes the current record in a list, or opens it again; only for views with `doneStatus`. */
export function CompleteToggle({ view }: { readonly view: View }): ReactElement | null {
  const record = useRecordContext();
  const session = useSession();
  const resource = resourceNamed(view.name);
  const move = useMove(view);
  if (!record || !view.doneStatus || !session || !may(session, resource.access.update)) return null;
  const status = String(record['status']);
  const isDone = status === view.doneStatus;
  const next = isDone ? String(fieldOf(resource, 'status')?.initial) : view.doneStatus;
  if (!mayBecome(resource, status, next)) return null;
  return (
    <Checkbox
      size="small"
      className="complete-toggle"
      checked={isDone}
      icon={<CircleIcon fontSize="inherit" />}
      checkedIcon={<CheckIcon fontSize="inherit" />}
      slotProps={{ input: { 'aria-label': `${isDone ? 'Open again' : 'Complete'}: ${recordTitle(view, record)}` } }}
      onClick={(event: MouseEvent) => event.stopPropagation()}
      onChange={() => void move(record, next)}
    />
  );
}

/** Returns the function that changes the status of a record at once and offers to undo it. */
function useMove(view: View): (record: RaRecord, to: string) => Promise<void> {
  const [update] = useUpdate();
  const notify = useNotify();
  const explain = useFailure();
  const queryClient = useQueryClient();
  const change = async (record: RaRecord, to: string): Promise<RaRecord | undefined> => {
    const params = { id: record.id, data: { ...record, status: to }, previousData: record };
    try {
      await update(view.name, params, { mutationMode: 'pessimistic', returnPromise: true });
      // The counts of tabs and the lists of related records have queries of their own.
      await queryClient.invalidateQueries({ queryKey: [view.name, 'getList'] });
      await queryClient.invalidateQueries({ queryKey: ['related', view.name] });
      return params.data;
    } catch (error) {
      explain([], error);
      return undefined;
    }
  };
  return async (record, to) => {
    const moved = await change(record, to);
    if (!moved) return;
    const message = `${recordTitle(view, record)} is ${inSentence(wordsOf(to))}.`;
    const undo = () => void change(moved, String(record['status']));
    notify(<Undoable message={message} onUndo={undo} />, { type: 'info', autoHideDuration: UNDO_MS });
  };
}
