import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactElement, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type Blocker, type BlockerFunction, useBlocker } from 'react-router-dom';
import { leaving, unsaved } from '../services.ts';

/** The delay in milliseconds after a save until the form is clean; the page navigates slightly earlier. */
const SETTLE_MS = 100;

/**
 * Asks for confirmation before edits are lost: when another page is opened, when another action would discard them
 * (`leaving.ask`), and by the browser's dialog when the tab is closed. There is one for the whole panel, because a
 * router supports one blocker.
 */
export function LeaveGuard(): ReactElement {
  const isAsked = useSyncExternalStore(leaving.subscribe, () => leaving.isAsked);
  const { isBlocked, stay } = useNavigationBlock();
  useCloseWarning();
  const discard = (): void => {
    // Without edits, a blocked navigation proceeds by itself.
    unsaved.discard();
    leaving.answer(true);
  };
  const goOnEditing = (): void => {
    stay();
    leaving.answer(false);
  };
  return (
    <Dialog open={isAsked || isBlocked} onClose={goOnEditing} aria-labelledby="unsaved" maxWidth="xs">
      <DialogTitle id="unsaved">Your changes are not saved</DialogTitle>
      <DialogContent>
        <DialogContentText>They are lost if you go on. Stay to save them.</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={discard}>
          Discard changes
        </Button>
        <Button variant="contained" onClick={goOnEditing} autoFocus>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const isAnotherPage: BlockerFunction = ({ currentLocation, nextLocation }) =>
  unsaved.hasAny &&
  (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search);

/** Blocks a navigation while there are edits; it proceeds automatically once they are saved. */
function useNavigationBlock(): { isBlocked: boolean; stay: () => void } {
  const blocker = useBlocker(isAnotherPage);
  const hasAny = useSyncExternalStore(unsaved.subscribe, () => unsaved.hasAny);
  const isSaving = useSyncExternalStore(unsaved.subscribe, () => unsaved.isSaving);
  const [isBlocked, setBlocked] = useState(false);
  const stay = useCallback(() => blocker.reset?.(), [blocker]);
  useEffect(() => {
    if (blocker.state === 'blocked' && !hasAny) proceedIfBlocked(blocker);
  }, [blocker, hasAny]);
  const isWaiting = blocker.state === 'blocked' && hasAny && !isSaving;
  useEffect(() => {
    if (!isWaiting) return setBlocked(false);
    const timer = setTimeout(() => setBlocked(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return { isBlocked, stay };
}

/** Lets a blocked navigation proceed, unless another one was completed since the last render, which ends the block. */
function proceedIfBlocked(blocker: Blocker): void {
  try {
    blocker.proceed?.();
  } catch {
    // The router throws for a blocker that it has released.
  }
}

/** Makes the browser ask before the tab is closed or reloaded. */
function useCloseWarning(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (unsaved.hasAny) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);
}
