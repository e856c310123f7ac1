import type { ReactElement } from 'react';
import { AutocompleteInput, type RaRecord, ReferenceInput } from 'react-admin';
import { hasRoute } from '../../contract/contract.ts';
import { Choice, Row } from './inputs.tsx';

/** The settings of the sign-in by password. */
export const SSO_FIELDS = ['password_sign_in', 'break_glass_user_id'] as const;

const WAYS = [
  { id: 'on', name: 'Password or single sign-on' },
  { id: 'off', name: 'Single sign-on only' },
];

/** The inputs of how the staff signs in, and of the administrator who keeps a password. */
export function PasswordSignIn(): ReactElement | null {
  if (!hasRoute('GET /api/admin/identity-providers')) return null;
  return (
    <Row>
      <Choice source="password_sign_in" label="The staff signs in with" choices={WAYS} />
      <ReferenceInput source="break_glass_user_id" reference="team" filter={{ role_id: 0, status: 'active' }}>
        <AdministratorInput />
      </ReferenceInput>
    </Row>
  );
}

const nameOf = ({ first_name, last_name, email }: RaRecord): string =>
  `${first_name ?? ''} ${last_name ?? ''}`.trim() || String(email);

/** The choice of the administrator who can sign in with a password when single sign-on fails. */
function AdministratorInput(): ReactElement {
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
