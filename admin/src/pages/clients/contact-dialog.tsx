import type { ReactElement } from 'react';
import { changesOf, valuesOf } from '../../api/changes.ts';
import { resourceNamed } from '../../contract/contract.ts';
import { FieldInput } from '../../fields/inputs.tsx';
import { RecordDialog } from '../../fields/record-dialog.tsx';
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
  const resource = resourceNamed('contacts');
  const fields = resource.fields.filter(({ readOnly }) => !readOnly);
  const names = fields.map(({ name }) => name);
  const save = async (values: Readonly<Record<string, unknown>>): Promise<void> => {
    if (contact.id) await http('PATCH', `${path}/${contact.id}`, { body: changesOf({ ...contact }, values, names) });
    else await http('POST', path, { body: valuesOf(values, names) });
    onClose();
    await onSaved();
  };
  return (
    <RecordDialog
      title={contact.id ? 'Edit the contact' : 'Add a contact'}
      resource={resource}
      fields={fields}
      initial={{ ...contact }}
      input={FieldInput}
      onSave={save}
      onClose={onClose}
    />
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
