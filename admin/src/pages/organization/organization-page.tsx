import { currencyDecimals } from '@bms/contracts/money';
import { Box, Card, LinearProgress, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import {
  type RaRecord,
  RecordContextProvider,
  required,
  SaveButton,
  SimpleForm,
  Title,
  Toolbar,
  useNotify,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { changesOf } from '../../api/changes.ts';
import type { ApiFailure } from '../../api/problem.ts';
import { FailureNote } from '../../app/failure-note.tsx';
import { moneyText } from '../../fields/money.ts';
import { FORM } from '../../resources/record-form.tsx';
import { accounts, http } from '../../services.ts';
import { UnsavedEdits, useHasUnsaved } from '../../unsaved/use-unsaved.ts';
import { currencies, locales, timeZones } from './choices.ts';
import { Choice, Row, Text } from './inputs.tsx';
import { LogoInput } from './logo-input.tsx';

const PATH = '/api/admin/organization';
const NAMES = [
  'name address zip city country vat_number registration_number email phone website iban bic',
  'currency locale time_zone logo_file_id',
].flatMap((names) => names.split(' '));

/** The page of the organization: its details, its currency, and the format of amounts and dates. */
export function OrganizationPage(): ReactElement {
  const hasUnsaved = useHasUnsaved();
  const { data, error, refetch } = useQuery({
    queryKey: ['organization'],
    queryFn: ({ signal }) => http<{ record: RaRecord }>('GET', PATH, { signal }),
    staleTime: 0,
    // A refetch must not replace unsaved edits.
    enabled: !hasUnsaved,
  });
  const save = useSave(data);
  return (
    <Card sx={{ mt: 2, maxWidth: 900 }}>
      <Title title="Organization" />
      {error && <FailureNote error={error} onRetry={refetch} />}
      {!data && !error && <LinearProgress />}
      {data && (
        <RecordContextProvider value={data.body.record}>
          <SimpleForm
            key={data.etag}
            record={data.body.record}
            onSubmit={save}
            toolbar={
              <Toolbar>
                <SaveButton />
              </Toolbar>
            }
            noValidate
            sx={FORM}
          >
            <UnsavedEdits />
            <Fields />
          </SimpleForm>
        </RecordContextProvider>
      )}
    </Card>
  );
}

type Answer = { readonly body: { readonly record: RaRecord }; readonly etag: string | undefined };

/** @returns a function that saves the form; it resolves with the errors of the fields, if any */
function useSave(loaded: Answer | undefined): (values: object) => Promise<object | undefined> {
  const notify = useNotify();
  const queryClient = useQueryClient();
  return async (values) => {
    const body = changesOf(loaded!.body.record, values as Record<string, unknown>, NAMES);
    try {
      const headers = loaded!.etag ? { 'If-Match': loaded!.etag } : undefined;
      if (Object.keys(body).length > 0) await http('PATCH', PATH, { body, headers });
      // Every page formats amounts by the organization.
      accounts.forget();
      await queryClient.invalidateQueries();
      notify('Saved.', { type: 'info' });
      return undefined;
    } catch (failure) {
      const { message, body: problem } = failure as ApiFailure;
      if (problem?.errors) return problem.errors;
      notify(message, { type: 'error', multiLine: true });
      return undefined;
    }
  };
}

function Fields(): ReactElement {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, width: '100%' }}>
      <Text source="name" label="Name" validate={required('Please fill this in')} />
      <Text source="address" label="Address" />
      <Row>
        <Text source="zip" label="Postal code" />
        <Text source="city" label="City" />
        <Text source="country" label="Country" />
      </Row>
      <Row>
        <Text source="vat_number" label="VAT number" />
        <Text source="registration_number" label="Registration number" />
      </Row>
      <Row>
        <Text source="email" label="Email" />
        <Text source="phone" label="Phone" />
        <Text source="website" label="Website" />
      </Row>
      <Row>
        <Text source="iban" label="IBAN" />
        <Text source="bic" label="BIC" />
      </Row>
      <Row>
        <Choice source="currency" label="Currency" choices={currencies()} />
        <Choice source="locale" label="Language and format" choices={locales()} />
        <Choice source="time_zone" label="Time zone" choices={timeZones()} />
      </Row>
      <AmountExample />
      <LogoInput />
    </Box>
  );
}

/** An example of amounts and dates in the chosen format. */
export function AmountExample(): ReactElement | null {
  const [currency, locale, timeZone] = useWatch({ name: ['currency', 'locale', 'time_zone'] }) as string[];
  if (!currency || !locale || !timeZone) return null;
  const amount = moneyText(1_378_75, { currency, locale });
  const decimals = currencyDecimals(currency);
  const now = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date());
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {`The amount 137875 of the API is ${amount} (${decimals} decimals). It is now ${now}. `}
      Existing documents keep their currency.
    </Typography>
  );
}
