import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { ReactElement } from 'react';
import { Form, type RaRecord } from 'react-admin';
import { fieldOf, resourceNamed } from '../../contract/contract.ts';
import { inSentence } from '../../contract/labels.ts';
import type { Field } from '../../contract/types.ts';
import { FieldInput } from '../../fields/inputs.tsx';
import type { View } from '../view.ts';
import { labelIn } from '../views.ts';
import { reachable, type Values } from './bulk-change.ts';
import { FailedRecords } from './failed-records.tsx';
import { Names } from './names.tsx';
import { useBulkChange } from './use-bulk-change.tsx';

interface ChangeDialogProps {
  readonly view: View;
  readonly field: Field;
  readonly records: readonly RaRecord[];
  readonly onClose: () => void;
}

/**
 * The dialog that gives records a value of one field, and others that the service asks for with it, such as the reason of
 * lost leads. It names the records, and afterwards those that could not be changed.
 */
export function ChangeDialog({ view, field, records, onClose }: ChangeDialogProps): ReactElement {
  const resource = resourceNamed(view.name);
  const { left, asked, failed, change } = useBulkChange(view, field, records, onClose);
  const label = labelIn(view, field.name);
  const kind = inSentence(left.length === 1 ? view.one : view.many);
  const offered = field.name === 'status' ? { ...field, allowed: reachable(field, left), moves: [] } : field;
  return (
    <Dialog open onClose={onClose} aria-labelledby="bulk-change" fullWidth maxWidth="xs">
      <Form onSubmit={(values: object) => change(values as Values)} sanitizeEmptyValues={false} noValidate>
        <DialogTitle id="bulk-change">
          {label} of {left.length} {kind}
        </DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: '8px !important' }}>
          {failed.length > 0 ? (
            <FailedRecords view={view} failed={failed} what="changed" />
          ) : (
            <>
              <Names view={view} records={left} />
              <FieldInput of={resource} field={offered} label={label} />
              {asked.map((name) => (
                <FieldInput
                  key={name}
                  of={resource}
                  field={{ ...fieldOf(resource, name)!, required: true }}
                  label={labelIn(view, name)}
                  help={view.help?.[name]}
                />
              ))}
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{failed.length > 0 ? 'Close' : 'Not now'}</Button>
          {failed.length === 0 && (
            <Button type="submit" variant="contained">
              Change {left.length} {kind}
            </Button>
          )}
        </DialogActions>
      </Form>
    </Dialog>
  );
}
