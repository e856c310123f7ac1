import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import type { ReactElement } from 'react';
import { useSimpleFormIterator } from 'react-admin';

/** Adds a row to the list in a form that it stands in. */
export function AddButton({ label = 'Add' }: { readonly label?: string }): ReactElement {
  const { add } = useSimpleFormIterator();
  return (
    <Button size="small" startIcon={<AddIcon />} onClick={() => add()}>
      {label}
    </Button>
  );
}
