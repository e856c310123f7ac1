import { type ReactElement, useEffect, useRef } from 'react';
import { DateInput, required, useGetOne } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { resourceNamed } from '../../contract/contract.ts';
import { plusDays } from '../../fields/dates.ts';
import { CreatePage } from '../../resources/create-page.tsx';
import { viewOf } from '../../resources/views.ts';
import { WHOLE } from '../../resources/whole.tsx';
import { may } from '../../session/account.ts';
import { useSession, useToday } from '../../session/use-session.ts';

/** The payment term of the service, unless its settings or the organization say otherwise. */
const USUAL_DAYS = 30;

const inputs = { due_date: <DueDateInput /> };

/** The page of a new invoice, whose due date follows from the payment term. */
export const InvoiceCreate = (): ReactElement => <CreatePage view={viewOf('invoices')!} inputs={inputs} />;

/** The due date: by the payment term of the chosen client, else of the organization, until the user sets another. */
function DueDateInput(): ReactElement {
  const { resetField } = useFormContext();
  const value = useWatch({ name: 'due_date' }) as string | null | undefined;
  const today = useToday();
  const days = usePaymentTerm();
  const usual = plusDays(today, days);
  const suggested = useRef(usual);
  useEffect(() => {
    if (suggested.current === usual || value !== suggested.current) return;
    suggested.current = usual;
    // As a default value, it does not count as an edit.
    resetField('due_date', { defaultValue: usual });
  }, [value, usual, resetField]);
  return (
    <DateInput
      source="due_date"
      defaultValue={usual}
      label="Due date"
      helperText={false}
      validate={required('Please fill this in')}
      size="small"
      fullWidth
    />
  );
}

/** Returns the payment term in days. */
function usePaymentTerm(): number {
  const session = useSession();
  const clientId = useWatch({ name: 'client_id' }) as number | undefined;
  const mayAsk = session !== undefined && may(session, resourceNamed('clients').access.get);
  const enabled = mayAsk && Boolean(clientId);
  const { data: client } = useGetOne('clients', { id: clientId ?? 0 }, { ...WHOLE, enabled });
  return (clientId ? client?.['due_days'] : null) ?? session?.organization.due_days ?? USUAL_DAYS;
}
