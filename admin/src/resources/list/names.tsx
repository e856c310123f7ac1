import { List, ListItem, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import type { RaRecord } from 'react-admin';
import type { View } from '../view.ts';
import { recordTitle } from '../views.ts';

/** The number of records that are named; the rest is counted. */
const NAMED = 10;

interface NamesProps {
  readonly view: View;
  readonly records: readonly RaRecord[];
}

/** The names of records that an action is about. */
export function Names({ view, records }: NamesProps): ReactElement {
  const more = records.length - NAMED;
  return (
    <>
      <List dense disablePadding sx={{ mb: 1 }}>
        {records.slice(0, NAMED).map((record) => (
          <ListItem key={record.id} disableGutters sx={{ overflowWrap: 'anywhere' }}>
            {recordTitle(view, record)}
          </ListItem>
        ))}
      </List>
      {more > 0 && <Typography variant="body2">and {more} more</Typography>}
    </>
  );
}
