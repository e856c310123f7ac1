import type { ReactElement } from 'react';
import { AutocompleteInput, type RaRecord } from 'react-admin';

const nameOf = ({ first_name, last_name, email }: RaRecord): string =>
  `${first_name ?? ''} ${last_name ?? ''}`.trim() || String(email);

/** The choice of the administrator who can sign in with a password when single sign-on fails. */
export function AdministratorInput(): ReactElement {
  return (
    <AutocompleteInput
      label="Administrator for emergencies"
      optionText={nameOf}
      helperText="Can sign in with a password if single sign-on fails; all administrators get a mail"
      size="small"
      fullWidth
    />
  );
}
