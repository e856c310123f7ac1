import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { ComponentType, ReactElement } from 'react';
import { Form, useNotify } from 'react-admin';
import { type ApiFailure, errorsOfForm } from '../api/problem.ts';
import { labelOf } from '../contract/labels.ts';
import type { Field, Resource } from '../contract/types.ts';
import type { FieldInputProps } from './field-input-props.ts';

type Values = Readonly<Record<string, unknown>>;

interface RecordDialogProps {
  readonly title: string;
  readonly resource: Resource;
  /** The fields that are asked for. */
  readonly fields: readonly Field[];
  /** The values that the dialog begins with. */
  readonly initial: object;
  /** The input of the fields, which itself may have a picker that opens such a dialog. */
  readonly input: ComponentType<FieldInputProps>;
  readonly labels?: Readonly<Record<string, string>>;
  readonly help?: Readonly<Record<string, string>>;
  /** Stores the values. @throws ApiFailure, whose errors are shown at the fields */
  readonly onSave: (values: Values) => Promise<void>;
  readonly onClose: () => void;
}

/** The dialog with the fields of a small record, over a page with a form of its own. */
export function RecordDialog({
  resource,
  fields,
  input: FieldInput,
  onSave,
  ...props
}: RecordDialogProps): ReactElement {
  const { title, initial, labels, help, onClose } = props;
  const notify = useNotify();
  const names = fields.map(({ name }) => name);
  const save = async (values: Values): Promise<object | undefined> => {
    try {
      await onSave(Object.fromEntries(names.map((name) => [name, values[name]])));
      notify('Saved.', { type: 'info' });
      return undefined;
    } catch (error) {
      return errorsOfForm((error as ApiFailure).body.errors, (path) => names.includes(path));
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="record-dialog" fullWidth maxWidth="xs">
      <Form onSubmit={save} record={initial} sanitizeEmptyValues={false} noValidate>
        <DialogTitle id="record-dialog">{title}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: '8px !important' }}>
          {fields.map((field) => (
            <FieldInput
              key={field.name}
              of={resource}
              field={field}
              label={labels?.[field.name] ?? labelOf(field.name)}
              help={help?.[field.name]}
            />
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            Save
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
