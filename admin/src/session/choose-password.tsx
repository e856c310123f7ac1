import type { ReactElement } from 'react';
import { accounts } from '../services.ts';
import { SmallForm, type StepProps, type Values } from './small-form.tsx';

interface ChoosePasswordProps extends StepProps {
  /** The code of the mail, if its link was opened. */
  readonly code?: string;
}

/** The form that sets a new password with the code of a reset or invitation mail. */
export function ChoosePassword({ code: known, onDone }: ChoosePasswordProps): ReactElement {
  const codeField = { name: 'code', label: 'Code from the mail', type: 'text', autoComplete: 'one-time-code' };
  const fields = [...(known ? [] : [codeField]), ...NEW_PASSWORD];
  const send = ({ code = '', password = '', retype_password = '' }: Values) =>
    accounts.choosePassword(known ?? code.trim(), password, retype_password);
  return <SmallForm fields={fields} action="Set password" send={send} onDone={onDone} />;
}

/** The inputs of a new password. */
export const NEW_PASSWORD = [
  { name: 'password', label: 'New password, at least 12 characters', type: 'password', autoComplete: 'new-password' },
  { name: 'retype_password', label: 'New password again', type: 'password', autoComplete: 'new-password' },
];
