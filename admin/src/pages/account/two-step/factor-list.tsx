import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  List,
  ListItem,
  ListItemText,
} from '@mui/material';
import { type ReactElement, useState } from 'react';
import { formatTimestamp } from '../../../fields/dates.ts';
import type { Factor } from './factors.ts';

interface FactorListProps {
  readonly factors: readonly Factor[];
  readonly onRemove: (factor: Factor) => Promise<void>;
}

/** The confirmed factors, each of which can be removed after a question. */
export function FactorList({ factors, onRemove }: FactorListProps): ReactElement | null {
  const [asked, setAsked] = useState<Factor>();
  if (factors.length === 0) return null;
  const remove = async (): Promise<void> => {
    setAsked(undefined);
    if (asked) await onRemove(asked);
  };
  return (
    <>
      <List aria-label="Second factors" disablePadding>
        {factors.map((factor) => (
          <ListItem key={factor.id} divider disableGutters sx={{ gap: 1 }}>
            <ListItemText primary={factor.name} secondary={usesOf(factor)} />
            <Button size="small" color="error" onClick={() => setAsked(factor)} aria-label={`Remove: ${factor.name}`}>
              Remove
            </Button>
          </ListItem>
        ))}
      </List>
      <Dialog open={asked !== undefined} onClose={() => setAsked(undefined)} aria-labelledby="remove-factor">
        <DialogTitle id="remove-factor">Remove {asked?.name}?</DialogTitle>
        <DialogContent>
          <DialogContentText>
            {factors.length > 1
              ? 'You can no longer sign in with it.'
              : 'It is your only second factor: your password alone is then enough, and your recovery codes end.'}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsked(undefined)}>Not now</Button>
          <Button color="error" onClick={remove}>
            Remove
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

const usesOf = ({ created_at, last_used_at }: Factor): string =>
  `Added ${formatTimestamp(created_at)}. ${last_used_at ? `Last used ${formatTimestamp(last_used_at)}.` : 'Not used yet.'}`;
