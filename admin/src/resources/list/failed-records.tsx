import { List, ListItem, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import type { View } from '../view.ts';
import { recordTitle } from '../views.ts';
import type { Failed } from './bulk-change.ts';

interface FailedRecordsProps {
  readonly view: View;
  readonly failed: readonly Pick<Failed, 'record' | 'reason'>[];
  /** The participle of the action that failed, e.g. `changed`. */
  readonly what: string;
}

/** The records that an action on several ones failed for, each with the reason. */
export function FailedRecords({ view, failed, what }: FailedRecordsProps): ReactElement {
  return (
    <>
      <Typography variant="body2">
        {failed.length === 1 ? `One was not ${what}:` : `${failed.length} were not ${what}:`}
      </Typography>
      <List dense disablePadding>
        {failed.map(({ record, reason }) => (
          <ListItem key={record.id} disableGutters sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            <strong>{recordTitle(view, record)}</strong>: {reason}
          </ListItem>
        ))}
      </List>
    </>
  );
}
