import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useUpdate } from 'react-admin';
import { resourceNamed } from '../../contract/contract.ts';
import { dayText } from '../../fields/dates.ts';
import { useFailure } from '../../resources/save-failure.tsx';
import { UNDO_MS, Undoable } from '../../resources/undoable.tsx';
import { isOpen } from '../../resources/views.ts';
import { leaving } from '../../services.ts';
import { may } from '../../session/account.ts';
import { useSession } from '../../session/use-session.ts';
import { titleOfDue } from './due-link.tsx';
import type { Day } from './month.ts';
import type { Due } from './use-due.ts';

/** Moves of what is due to other days. */
export interface MoveDue {
  /** The record that is being moved, with its new day, on which it is shown already. */
  readonly moving: Due | undefined;
  canMove(due: Due): boolean;
  /** Moves a record to a day and offers to undo it; a failure is notified, and the record is back on its day. */
  move(due: Due, to: Day): Promise<void>;
}

/** Returns the moves of what is due. A record that is done, or whose day cannot be changed any more, stays where it is. */
export function useMoveDue(): MoveDue {
  const session = useSession();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const explain = useFailure();
  const [update] = useUpdate();
  const [moving, setMoving] = useState<Due>();
  const move = async ({ view, record, day }: Due, to: Day): Promise<void> => {
    if (to === day || !(await leaving.ask())) return;
    const moved: Due = { view, day: to, record: { ...record, [view.due!.field]: to } };
    setMoving(moved);
    try {
      const params = { id: record.id, data: moved.record, previousData: record };
      await update(view.name, params, { mutationMode: 'pessimistic', returnPromise: true });
      const message = `${titleOfDue(moved)} is due ${dayText(to, navigator.language)}.`;
      const undo = () => void move(moved, day);
      notify(<Undoable message={message} onUndo={undo} />, { type: 'info', autoHideDuration: UNDO_MS });
    } catch (error) {
      explain([], error);
    }
    await queryClient.invalidateQueries({ queryKey: [view.name, 'getList'] });
    // Another one may have been moved meanwhile.
    setMoving((latest) => (latest === moved ? undefined : latest));
  };
  const canMove = ({ view, record }: Due): boolean => {
    const isDone = view.doneStatus !== undefined && record['status'] === view.doneStatus;
    const mayUpdate = session !== undefined && may(session, resourceNamed(view.name).access.update);
    return mayUpdate && !isDone && isOpen(view, record, view.due!.field);
  };
  return { moving, canMove, move };
}
