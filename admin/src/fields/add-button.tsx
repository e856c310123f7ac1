import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import type { ReactElement } from 'react';
import { useSimpleFormIterator } from 'react-admin';

interface AddButtonProps {
  readonly label?: string;
  /** Returns the initial values of a new row, given the number of rows; none by default. */
  readonly begins?: ((total: number) => object) | undefined;
}

/** The button that adds a row to the list around it. */
export function AddButton({ label = 'Add', begins }: AddButtonProps): ReactElement {
  const { add, total } = useSimpleFormIterator();
  return (
    <Button size="small" startIcon={<AddIcon />} onClick={() => add(begins?.(total))}>
      {label}
    </Button>
  );
}
