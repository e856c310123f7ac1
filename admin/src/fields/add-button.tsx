import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import type { ReactElement } from 'react';
import { useSimpleFormIterator } from 'react-admin';

interface AddButtonProps {
  readonly label?: string;
  /** What a new row begins with, where so many are there; nothing by default. */
  readonly begins?: ((total: number) => object) | undefined;
}

/** Adds a row to the list in a form that it stands in. */
export function AddButton({ label = 'Add', begins }: AddButtonProps): ReactElement {
  const { add, total } = useSimpleFormIterator();
  return (
    <Button size="small" startIcon={<AddIcon />} onClick={() => add(begins?.(total))}>
      {label}
    </Button>
  );
}
