import { currencyDecimals } from '@bms/money';
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
import { countries, currencies, locales, timeZones } from '../../fields/code-choices.ts';
import { ElectronicAddressInput } from '../../fields/electronic-address-input.tsx';
import { moneyText } from '../../fields/money.ts';
import { FORM } from '../../resources/record/record-form.tsx';
import { History } from '../../resources/record/record-history.tsx';
import { ELECTRONIC_ADDRESS_HELP } from '../../resources/view.ts';
import { accounts, confirmation, http } from '../../services.ts';
import { UnsavedEdits, useHasUnsaved } from '../../unsaved/use-unsaved.ts';
import { AccentInput } from './accent-input.tsx';
import { Choice, Row, Switch, Text, WholeNumber } from './inputs.tsx';
import { LogoInput } from './logo-input.tsx';
import { PasswordSignIn, SSO_FIELDS } from './password-sign-in.tsx';
import { ReminderSteps } from './reminder-steps.tsx';
import { TextsByLanguage } from './texts-by-language.tsx';

const NUMBER_FORMAT_HELP = 'A prefix, {YYYY} for the year if you like, and one 0 in braces for each digit';
const NUMBERINGS = [
  { id: 'on_create', name: 'when it is made' },
  { id: 'on_send', name: 'when it is sent' },
];
const OVERPAYMENTS = [
  { id: 'reject', name: 'is rejected' },
  { id: 'credit', name: 'becomes a credit of the client' },
];
const RECENT_HELP =
  'Changes of email, phone, API keys and webhooks need the password, or a sign-in of the last 10 minutes. This panel asks for the password in any case.';
const FACTOR_ACCOUNTS = [
  { id: 'none', name: 'nobody' },
  { id: 'administrators', name: 'administrators' },
  { id: 'staff', name: 'everyone in the team' },
  { id: 'everyone', name: 'everyone, customers too' },
];
const GRACE_HELP = 'Days from the next sign-in; 7 if empty. After that, only adding a second factor is possible.';
const PATH = '/api/admin/organization';
const NAMES = [
  'name address zip city country country_code vat_number registration_number email phone website iban bic',
  'currency locale time_zone logo_file_id accent_color due_days payment_terms document_footer reminders',
  'password_sign_in break_glass_user_id require_recent_sign_in second_factor_required_for second_factor_grace_days electronic_address',
  'overpayment invoice_numbering invoice_number_format credit_note_number_format estimate_number_format order_number_format',
].flatMap((names) => names.split(' '));
/** The settings that protect accounts: a change needs the password. */
const PROTECTED = ['require_recent_sign_in', 'second_factor_required_for', 'second_factor_grace_days', ...SSO_FIELDS];
const OBJECTS = ['electronic_address'];

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
  const queryClient = useQueryClient();
  const restore = async (version: number): Promise<void> => {
    await confirmation.wait();
    await http('POST', `${PATH}/revert`, { body: { version } });
    accounts.forget();
    await queryClient.invalidateQueries();
  };
  return (
    <>
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
      {data && (
        <Box sx={{ mt: 3 }}>
          <History module="organization" path={PATH} version={data.etag} onRestore={restore} />
        </Box>
      )}
    </>
  );
}

type Answer = { readonly body: { readonly record: RaRecord }; readonly etag: string | undefined };

/** @returns a function that saves the form; it resolves with the errors, if any */
function useSave(loaded: Answer | undefined): (values: object) => Promise<object | undefined> {
  const notify = useNotify();
  const queryClient = useQueryClient();
  return async (values) => {
    const body = changesOf(loaded!.body.record, values as Record<string, unknown>, NAMES, OBJECTS);
    try {
      const headers = loaded!.etag ? { 'If-Match': loaded!.etag } : undefined;
      if (PROTECTED.some((name) => name in body)) await confirmation.wait();
      if (Object.keys(body).length > 0) await http('PATCH', PATH, { body, headers });
      // Every page formats amounts by the organization.
      accounts.forget();
      await queryClient.invalidateQueries();
      notify('Saved.', { type: 'info' });
      return undefined;
    } catch (failure) {
      return (failure as ApiFailure).body.errors;
    }
  };
}

function Fields(): ReactElement {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, width: '100%', minWidth: 0 }}>
      <Text source="name" label="Name" validate={required('Please fill this in')} />
      <Text source="address" label="Address" />
      <Row>
        <Text source="zip" label="Postal code" />
        <Text source="city" label="City" />
        <Text source="country" label="Country" />
      </Row>
      <Row>
        <Choice source="country_code" label="Country of taxation" choices={countries()} isOptional />
        <Text source="vat_number" label="VAT number" />
        <Text source="registration_number" label="Registration number" />
      </Row>
      <ElectronicAddressInput source="electronic_address" label="Electronic address" help={ELECTRONIC_ADDRESS_HELP} />
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
      <AccentInput />
      <DocumentFields />
      <Typography variant="h6">Security</Typography>
      <Switch source="require_recent_sign_in" label="Ask programs for a recent sign-in, too" help={RECENT_HELP} />
      <Row>
        <Choice source="second_factor_required_for" label="Two-step sign-in is required of" choices={FACTOR_ACCOUNTS} />
        <WholeNumber source="second_factor_grace_days" label="Days to set it up" help={GRACE_HELP} />
      </Row>
      <PasswordSignIn />
    </Box>
  );
}

/** The settings of documents: their numbers, payment term and texts. */
function DocumentFields(): ReactElement {
  return (
    <>
      <Typography variant="h6">Documents</Typography>
      <Row>
        <Text source="invoice_number_format" label="Invoice numbers" help={NUMBER_FORMAT_HELP} />
        <Text source="credit_note_number_format" label="Credit note numbers" />
      </Row>
      <Row>
        <Text source="estimate_number_format" label="Estimate numbers" />
        <Text source="order_number_format" label="Order numbers" />
      </Row>
      <Row>
        <Choice source="invoice_numbering" label="An invoice gets its number" choices={NUMBERINGS} />
        <WholeNumber source="due_days" label="Days until an invoice is due" help="Unless the client has its own" />
      </Row>
      <Row>
        <Choice source="overpayment" label="A payment above the balance" choices={OVERPAYMENTS} />
      </Row>
      <ReminderSteps />
      <TextsByLanguage source="payment_terms" label="Payment terms" />
      <TextsByLanguage source="document_footer" label="Footer" />
    </>
  );
}

/** An amount with thousands and decimals, in whole units. */
const EXAMPLE = 1378.75;

/** An example of amounts and dates in the chosen format. */
export function AmountExample(): ReactElement | null {
  const [currency, locale, timeZone] = useWatch({ name: ['currency', 'locale', 'time_zone'] }) as string[];
  if (!currency || !locale || !timeZone) return null;
  const amount = moneyText(EXAMPLE * 10 ** currencyDecimals(currency), { currency, locale });
  const now = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date());
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {`Amounts look like ${amount}. It is now ${now}. `}
      Existing documents keep their currency.
    </Typography>
  );
}
