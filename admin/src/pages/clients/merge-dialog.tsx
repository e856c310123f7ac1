import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  List,
  ListItem,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { type Identifier, type RaRecord, useNotify, useRefresh } from 'react-admin';
import { FailureNote } from '../../app/failure-note.tsx';
import { http } from '../../services.ts';
import { type DifferingField, differingFields } from './merge-fields.ts';
import { MergedRecords } from './merged-records.tsx';

interface MergeDialogProps {
  /** The client that remains. */
  readonly id: Identifier;
  /** The client that is merged. */
  readonly otherId: Identifier;
  readonly onClose: () => void;
}

interface Sides {
  readonly kept: RaRecord;
  readonly other: RaRecord;
  /** The client as it will be, if no value is chosen. */
  readonly merged: RaRecord;
}

const read = async (id: Identifier, signal: AbortSignal): Promise<RaRecord> =>
  (await http<{ record: RaRecord }>('GET', `/api/clients/${id}`, { signal })).body.record;

/** The dialog that merges another client into the one of the page, with the values of both to choose from. */
export function MergeDialog({ id, otherId, onClose }: MergeDialogProps): ReactElement {
  const { data, error, refetch } = useQuery({
    queryKey: ['clients', 'merge', id, otherId],
    queryFn: async ({ signal }): Promise<Sides> => {
      const [kept, other] = await Promise.all([read(id, signal), read(otherId, signal)]);
      const sent = { body: { from_id: otherId }, query: { dry_run: true }, signal };
      const { body } = await http<{ record: RaRecord }>('POST', `/api/clients/${id}/merge`, sent);
      return { kept, other, merged: body.record };
    },
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="merge-clients">
      {data ? (
        <MergeForm {...data} onClose={onClose} />
      ) : (
        <>
          <DialogTitle id="merge-clients">Merge clients</DialogTitle>
          <DialogContent>{error ? <FailureNote error={error} onRetry={refetch} /> : 'Loading…'}</DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

function MergeForm({ kept, other, merged, onClose }: Sides & Pick<MergeDialogProps, 'onClose'>): ReactElement {
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Error>();
  const notify = useNotify();
  const refresh = useRefresh();
  const fields = differingFields(kept, other, merged);
  const choose = (name: string, isTaken: boolean): void =>
    setTaken(isTaken ? [...taken, name] : taken.filter((one) => one !== name));
  const merge = async (): Promise<void> => {
    setBusy(true);
    try {
      await http('POST', `/api/clients/${kept.id}/merge`, { body: { from_id: other.id, fields: taken } });
      notify(`${other['company_name']} was merged.`, { type: 'info' });
      onClose();
      refresh();
    } catch (error) {
      setFailure(error as Error);
      setBusy(false);
    }
  };
  return (
    <>
      <DialogTitle id="merge-clients" sx={{ overflowWrap: 'anywhere' }}>
        Merge {other['company_name']} (number {other.id}) into {kept['company_name']} (number {kept.id})?
      </DialogTitle>
      <DialogContent>
        {fields.length > 0 && (
          <>
            <Typography sx={{ mb: 1 }}>Where both have a value, choose which one remains.</Typography>
            {fields.map((field) => (
              <FieldChoice key={field.name} field={field} isTaken={taken.includes(field.name)} onChoose={choose} />
            ))}
          </>
        )}
        <MergedRecords clientId={other.id} />
        <Alert severity="warning" sx={{ mt: 2 }}>
          {other['company_name']} (number {other.id}) is deleted and cannot be restored. Documents that were sent keep
          the name and the address that they show.
        </Alert>
        {failure && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {failure.message}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" loading={isBusy} onClick={merge}>
          Merge clients
        </Button>
      </DialogActions>
    </>
  );
}

interface FieldChoiceProps {
  readonly field: DifferingField;
  readonly isTaken: boolean;
  readonly onChoose: (name: string, isTaken: boolean) => void;
}

/** The values of a field of both clients; one that only the merged client has is taken. */
function FieldChoice({ field, isTaken, onChoose }: FieldChoiceProps): ReactElement {
  const { name, label, kept, other, isFilled } = field;
  if (isFilled)
    return (
      <List dense disablePadding>
        <ListItem disableGutters sx={{ overflowWrap: 'anywhere' }}>
          {label}: {other}
        </ListItem>
      </List>
    );
  return (
    <RadioGroup
      aria-label={label}
      value={isTaken ? 'other' : 'kept'}
      onChange={(_event, value) => onChoose(name, value === 'other')}
      sx={{ mb: 1 }}
    >
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      {(['kept', 'other'] as const).map((side) => (
        <FormControlLabel
          key={side}
          value={side}
          control={<Radio size="small" />}
          label={side === 'kept' ? kept : other}
          sx={{ overflowWrap: 'anywhere' }}
        />
      ))}
    </RadioGroup>
  );
}
