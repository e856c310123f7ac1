import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { type ReactElement, useEffect, useState } from 'react';
import { type Identifier, type RaRecord, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { isSame, VERSION } from '../../api/changes.ts';
import { fieldOf, resourceNamed } from '../../contract/contract.ts';
import { useOrganizationMoney } from '../../fields/use-money.tsx';
import type { View } from '../view.ts';
import { labelIn } from '../views.ts';
import { versionText } from './conflict-text.ts';

/** A rejected save of a record that was changed meanwhile. */
export interface Conflict {
  readonly id: Identifier;
  /** The values of the form. */
  readonly data: RaRecord;
  /** The record as the form received it. */
  readonly previousData: RaRecord;
}

interface ConflictDialogProps {
  readonly view: View;
  readonly conflict: Conflict;
  readonly onClose: () => void;
}

/** The dialog that shows both versions and lets the user choose. */
export function ConflictDialog({ view, conflict, onClose }: ConflictDialogProps): ReactElement | null {
  const { id, data, previousData } = conflict;
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const notify = useNotify();
  const { currency, locale } = useOrganizationMoney();
  const [theirs, setTheirs] = useState<RaRecord>();
  useEffect(() => {
    dataProvider.getOne(view.name, { id }).then(({ data: latest }) => setTheirs(latest));
  }, [dataProvider, view.name, id]);
  if (!theirs) return null;
  const names = resourceNamed(view.name)
    .fields.filter(({ readOnly }) => !readOnly)
    .map(({ name }) => name);
  const mine = names.filter((name) => name in data && !isSame(data[name], previousData[name]));
  const changed = names.filter((name) => mine.includes(name) || !isSame(theirs[name], previousData[name]));
  const textOf = (name: string, version: RaRecord): string =>
    versionText(fieldOf(resourceNamed(view.name), name), version[name], {
      currency: version['currency'] || currency,
      locale,
    });
  const takeTheirs = (): void => {
    refresh();
    onClose();
  };
  const saveMine = async (): Promise<void> => {
    const merged = {
      ...theirs,
      ...Object.fromEntries(mine.map((name) => [name, data[name]])),
      [VERSION]: theirs[VERSION],
    };
    try {
      await dataProvider.update(view.name, { id, data: merged, previousData: theirs });
      notify('Your changes are saved.', { type: 'info' });
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    }
    takeTheirs();
  };
  return (
    <Dialog open maxWidth="md" fullWidth aria-labelledby="conflict" onClose={takeTheirs}>
      <DialogTitle id="conflict">Somebody else changed this in the meantime</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          Your changes are not saved yet. Compare, and choose which version is to stay. What only the other person
          changed stays in either case.
        </Typography>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Field</TableCell>
              <TableCell>Your version</TableCell>
              <TableCell>Saved in the meantime</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {changed.map((name) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {labelIn(view, name)}
                </TableCell>
                <TableCell sx={{ fontWeight: mine.includes(name) ? 600 : undefined }}>
                  {mine.includes(name) ? textOf(name, data) : 'not changed'}
                </TableCell>
                <TableCell>{textOf(name, theirs)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={takeTheirs}>Discard my changes</Button>
        <Button onClick={saveMine} variant="contained" autoFocus>
          Save my changes
        </Button>
      </DialogActions>
    </Dialog>
  );
}
