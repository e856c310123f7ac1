import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import type { ReactElement } from 'react';
import { Form } from 'react-admin';
import type { FieldErrors } from '../../api/problem.ts';
import { fieldOf, resourceNamed } from '../../contract/contract.ts';
import { inSentence, wordsOf } from '../../contract/labels.ts';
import { FieldInput } from '../../fields/inputs.tsx';
import type { View } from '../view.ts';
import { labelIn, recordTitle } from '../views.ts';
import type { AskedChange } from './use-status-change.ts';

interface StatusDialogProps {
  readonly view: View;
  readonly asked: AskedChange;
  readonly onSubmit: (values: object) => Promise<FieldErrors | undefined>;
  readonly onClose: () => void;
}

/** The dialog before a change of the status that cannot be taken back, or that needs further values. */
export function StatusDialog({ view, asked, onSubmit, onClose }: StatusDialogProps): ReactElement {
  const { record, status, fields, isFinal } = asked;
  const resource = resourceNamed(view.name);
  const next = inSentence(wordsOf(status));
  return (
    <Dialog open onClose={onClose} aria-labelledby="status-change" fullWidth maxWidth="xs">
      <Form record={record} onSubmit={onSubmit} sanitizeEmptyValues={false} noValidate>
        <DialogTitle id="status-change">
          Set {recordTitle(view, record)} to {next}
        </DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: '8px !important' }}>
          {isFinal && (
            <DialogContentText>
              It cannot be set back to {inSentence(wordsOf(String(record['status'])))} afterwards.
            </DialogContentText>
          )}
          {fields.map((name) => (
            <FieldInput
              key={name}
              of={resource}
              field={fieldOf(resource, name)!}
              label={labelIn(view, name)}
              help={view.help?.[name]}
            />
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Not now</Button>
          <Button type="submit" variant="contained">
            Set to {next}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
