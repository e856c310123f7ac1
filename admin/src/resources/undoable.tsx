import { Button, SnackbarContent } from '@mui/material';
import type { ReactElement } from 'react';
import { useCloseNotification } from 'react-admin';

/** The time in milliseconds for which an undo is offered. */
export const UNDO_MS = 8000;

interface UndoableProps {
  readonly message: string;
  readonly onUndo: () => void;
}

/** The notification of a change that is already saved, with the button that takes it back. */
export function Undoable({ message, onUndo }: UndoableProps): ReactElement {
  const close = useCloseNotification();
  const undo = (): void => {
    onUndo();
    close();
  };
  return (
    <SnackbarContent
      message={message}
      action={
        <Button size="small" color="inherit" onClick={undo}>
          Undo
        </Button>
      }
    />
  );
}
