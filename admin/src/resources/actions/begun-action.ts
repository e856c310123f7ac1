import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RecordAction } from './record-action.ts';

/** The state of a location whose page begins with an action on its record. */
export interface BegunAction {
  /** The label of the action. */
  readonly action: string;
}

/** Starts the action that the location asks for, once it is offered, and only once. */
export function useBegunAction(actions: readonly RecordAction[], start: (action: RecordAction) => unknown): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const wanted = (state as Partial<BegunAction> | null)?.action;
  const action = wanted === undefined ? undefined : actions.find(({ label }) => label === wanted);
  const begin = useEffectEvent(() => {
    if (!action) return;
    navigate(pathname + search, { replace: true, state: null });
    start(action);
  });
  const isOffered = action !== undefined;
  useEffect(() => {
    if (isOffered) begin();
  }, [isOffered]);
}
