import { Box, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect, useEffectEvent, useMemo } from 'react';
import { type RaRecord, useDataProvider, useGetOne, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FailureNote } from '../../app/failure-note.tsx';
import { amountsOf, type FormLine, keptTaxes } from '../../fields/document/document-amounts.ts';
import { LineEntries } from '../../fields/document/lines-input.tsx';
import { LinesTable } from '../../fields/document/lines-table.tsx';
import { LiveTotals } from '../../fields/document/totals.tsx';
import { type Money, moneyText } from '../../fields/money.ts';
import { InCurrency, useOrganizationMoney } from '../../fields/use-money.tsx';
import { CreatePage } from '../../resources/create-page.tsx';
import { RecordPage } from '../../resources/record/record-page.tsx';
import { viewOf } from '../../resources/views.ts';
import { creditLeft } from './credit-left.ts';
import { type CreditedInvoice, creditAmounts, creditedDocument, creditedLines } from './credited-document.ts';

const inputs = { items: <CreditedLinesInput /> };

/** The page of a new credit note. */
export const CreditNoteCreate = (): ReactElement => <CreatePage view={viewOf('credit_notes')!} inputs={inputs} />;

/** The page of a credit note. */
export const CreditNoteEdit = (): ReactElement => <RecordPage view={viewOf('credit_notes')!} inputs={inputs} />;

const SOURCE = 'items';

/** The lines of a credit note: a new one begins with those of its invoice. An issued one shows them. */
function CreditedLinesInput(): ReactElement | null {
  const record = useRecordContext();
  const invoiceId = useWatch({ name: 'invoice_id' }) as number | undefined;
  if (record?.['status'] && record['status'] !== 'draft')
    return <LinesTable lines={record[SOURCE] ?? []} record={record} />;
  if (!invoiceId) return <Typography variant="body2">Choose the invoice whose lines are credited.</Typography>;
  return <LinesOfInvoice key={invoiceId} invoiceId={invoiceId} />;
}

/** Loads the invoice that is credited. */
function LinesOfInvoice({ invoiceId }: { readonly invoiceId: number }): ReactElement {
  const { data: invoice, error, refetch } = useGetOne<RaRecord & CreditedInvoice>('invoices', { id: invoiceId });
  // A record of a list has no lines yet.
  if (error && !invoice?.[SOURCE]) return <FailureNote error={error} onRetry={refetch} />;
  if (!invoice?.[SOURCE]) return <Skeleton variant="rounded" height={120} sx={{ width: '100%' }} />;
  return (
    <InCurrency of={invoice['currency']}>
      <CreditableLines invoice={invoice} />
    </InCurrency>
  );
}

function CreditableLines({ invoice }: Pick<CreditTotalsProps, 'invoice'>): ReactElement {
  const isNew = useRecordContext()?.id === undefined;
  const { setValue } = useFormContext();
  const { locale } = useOrganizationMoney();
  const money = { currency: String(invoice['currency']), locale };
  const taxes = useMemo(
    () => ({ current: keptTaxes(invoice), kept: [], defaultId: undefined, isLoaded: true }),
    [invoice],
  );
  const { id } = invoice;
  const fill = useEffectEvent(() => setValue(SOURCE, creditedLines(invoice), { shouldDirty: false }));
  // Another invoice replaces the lines; the same one that is fetched again leaves what is written.
  const filledFor = isNew ? id : undefined;
  useEffect(() => {
    if (filledFor !== undefined) fill();
  }, [filledFor]);
  return (
    <Box sx={{ width: '100%' }}>
      <LineEntries source={SOURCE} taxes={taxes} isOptional={false} hasSupply />
      <CreditTotals invoice={invoice} money={money} />
    </Box>
  );
}

/** Returns the lines of the issued credit notes of an invoice; undefined until they are loaded. */
function useCreditedLines({ credit_notes: notes = [] }: CreditedInvoice): readonly FormLine[] | undefined {
  const dataProvider = useDataProvider();
  const ids = notes.map(({ id }) => id);
  const { data } = useQuery({
    queryKey: ['credited-lines', ...ids],
    queryFn: async () => {
      const found = await Promise.all(ids.map((id) => dataProvider.getOne('credit_notes', { id })));
      return found.flatMap((note) => note.data[SOURCE] as readonly FormLine[]);
    },
  });
  return data;
}

interface CreditTotalsProps {
  readonly invoice: RaRecord & CreditedInvoice;
  readonly money: Money;
}

/** The totals of the credit note as the service computes them, and the amount that can be credited. */
function CreditTotals({ invoice, money }: CreditTotalsProps): ReactElement {
  const items = useWatch({ name: SOURCE }) as readonly FormLine[] | undefined;
  const taxes = keptTaxes(invoice);
  const credited = useCreditedLines(invoice);
  const document = creditedDocument(invoice, items ?? []);
  const left = creditLeft(invoice);
  const totals = (credited && creditAmounts(invoice, taxes, credited, items ?? [])) ?? amountsOf(document, taxes);
  const isAbove = (totals?.total ?? 0n) > BigInt(left);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: 1, mt: 2 }}>
      <LiveTotals document={document} taxes={taxes} money={money} totals={totals} />
      <Typography variant="body2" color={isAbove ? 'error' : 'text.secondary'} align="right">
        {isAbove ? 'At most' : 'Up to'} {moneyText(left, money)} of {String(invoice['invoice_number'])} can be credited.
      </Typography>
    </Box>
  );
}
