import { type ReactElement, useState } from 'react';
import { accounts } from '../services.ts';
import type { PasswordChanged } from './account.ts';
import { GrantedAccessStep } from './granted-access.tsx';
import { SmallForm, type StepProps, type Values } from './small-form.tsx';

interface ChoosePasswordProps extends StepProps {
  /** The code of the mail, if its link was opened. */
  readonly code?: string;
}

/**
 * The form that sets a new password with the code of a reset or invitation mail. After a reset it shows what else can act
 * for the account, if anything.
 */
export function ChoosePassword({ code: known, onDone }: ChoosePasswordProps): ReactElement {
  const [changed, setChanged] = useState<PasswordChanged>();
  const codeField = { name: 'code', label: 'Code from the mail', type: 'text', autoComplete: 'one-time-code' };
  const fields = [...(known ? [] : [codeField]), ...NEW_PASSWORD];
  const send = async ({ code = '', password = '', retype_password = '' }: Values): Promise<void> => {
    const answer = await accounts.choosePassword(known ?? code.trim(), password, retype_password);
    if (answer.access || answer.is_access_incomplete) setChanged(answer);
    else await onDone();
  };
  if (changed) return <GrantedAccessStep changed={changed} onDone={onDone} />;
  return <SmallForm fields={fields} action="Set password" send={send} onDone={() => {}} />;
}

/** The inputs of a new password. */
export const NEW_PASSWORD = [
  { name: 'password', label: 'New password, at least 12 characters', type: 'password', autoComplete: 'new-password' },
  { name: 'retype_password', label: 'New password again', type: 'password', autoComplete: 'new-password' },
];
