import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { ReactElement } from 'react';
import { Form, useNotify } from 'react-admin';
import { changesOf, valuesOf } from '../../api/changes.ts';
import type { ApiFailure } from '../../api/problem.ts';
import { resourceNamed } from '../../contract/contract.ts';
import { labelOf } from '../../contract/labels.ts';
import { FieldInput } from '../../fields/inputs.tsx';
import { http } from '../../services.ts';

interface ContactDialogProps {
  /** The contact to change; one without an id is new. */
  readonly contact: Partial<Contact>;
  readonly path: string;
  readonly onSaved: () => Promise<void>;
  readonly onClose: () => void;
}

/** The dialog that creates or changes a contact of a client. */
export function ContactDialog({ contact, path, onSaved, onClose }: ContactDialogProps): ReactElement {
  const notify = useNotify();
  const resource = resourceNamed('contacts');
  const fields = resource.fields.filter(({ readOnly }) => !readOnly);
  const names = fields.map(({ name }) => name);
  const title = contact.id ? 'Edit the contact' : 'Add a contact';
  const save = async (values: Readonly<Record<string, unknown>>): Promise<object | undefined> => {
    try {
      if (contact.id) await http('PATCH', `${path}/${contact.id}`, { body: changesOf({ ...contact }, values, names) });
      else await http('POST', path, { body: valuesOf(values, names) });
      notify('Saved.', { type: 'info' });
      onClose();
      await onSaved();
      return undefined;
    } catch (error) {
      return (error as ApiFailure).body.errors;
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="contact" fullWidth maxWidth="xs">
      <Form onSubmit={save} record={{ ...contact }} sanitizeEmptyValues={false}>
        <DialogTitle id="contact">{title}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          {fields.map((field) => (
            <FieldInput key={field.name} of={resource} field={field} label={labelOf(field.name)} />
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

/** A person at a client. */
export interface Contact {
  readonly id: number;
  readonly client_id: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly position: string;
  readonly gets_documents: boolean;
}

/** Returns the path of the contacts of a client. */
export const contactsPath = (clientId: unknown): string => `/api/clients/${clientId}/contacts`;
