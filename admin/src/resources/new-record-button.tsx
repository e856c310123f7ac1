import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import type { ReactElement } from 'react';
import { useCreatePath, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { resourceNamed } from '../contract/contract.ts';
import { inSentence } from '../contract/labels.ts';
import { may } from '../session/account.ts';
import { useSession } from '../session/use-session.ts';
import type { View } from './view.ts';

interface NewRecordButtonProps {
  readonly view: View;
  /** The text of the button, if it is not that of all records. */
  readonly label?: string;
}

/** The button that opens the page of a new record; nothing for users who may not create one. */
export function NewRecordButton({
  view,
  label = `New ${inSentence(view.one)}`,
}: NewRecordButtonProps): ReactElement | null {
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? view.name;
  const session = useSession();
  if (view.noCreate || !session || !may(session, resourceNamed(resource).access.create)) return null;
  return (
    <Button component={Link} to={createPath({ resource, type: 'create' })} variant="contained" startIcon={<AddIcon />}>
      {label}
    </Button>
  );
}
