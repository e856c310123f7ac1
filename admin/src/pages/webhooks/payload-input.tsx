import type { ReactElement } from 'react';
import { required, SelectInput } from 'react-admin';

const choices = [
  { id: 'v2', name: 'The whole record, and what changed' },
  { id: 'v1', name: 'A summary (earlier versions)' },
];

/** The input for the form in which a webhook gets events. */
export function PayloadInput(): ReactElement {
  return (
    <SelectInput
      source="payload"
      label="What is sent"
      choices={choices}
      defaultValue="v2"
      helperText="The receiver must know this form: change it together with the receiver"
      validate={required()}
      fullWidth
      size="small"
    />
  );
}
