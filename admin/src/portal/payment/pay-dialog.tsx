import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Identifier } from 'react-admin';
import { FailureNote } from '../../app/failure-note.tsx';
import type { SharedPayment } from '../../document/shared-document.ts';
import { moneyText } from '../../fields/money.ts';
import { useOrganizationMoney } from '../../fields/use-money.tsx';
import { http } from '../../services.ts';
import { WaysToPay } from './ways-to-pay.tsx';

interface PayDialogProps {
  readonly invoice: { readonly id: Identifier; readonly invoice_number: string; readonly currency: string };
  readonly onClose: () => void;
}

/** The dialog with the ways to pay an invoice, for the balance of this moment. */
export function PayDialog({ invoice, onClose }: PayDialogProps): ReactElement {
  const { locale } = useOrganizationMoney();
  const path = `/api/invoices/${invoice.id}`;
  const { data, error, refetch } = useQuery({
    queryKey: ['invoice-payment', invoice.id],
    queryFn: async ({ signal }) =>
      (await http<{ payment: SharedPayment | null }>('GET', `${path}/payment`, { signal })).body.payment ?? null,
    staleTime: 0,
  });
  const amount = data ? moneyText(data.amount, { currency: invoice.currency, locale }) : '';
  return (
    <Dialog open onClose={onClose} aria-labelledby="pay" fullWidth maxWidth="sm">
      <DialogTitle id="pay">{`Pay ${invoice.invoice_number}`}</DialogTitle>
      <DialogContent>
        {error && <FailureNote error={error} onRetry={refetch} />}
        {data === undefined && !error && <Skeleton variant="rounded" height={180} />}
        {data === null && <p>Nothing is left to pay.</p>}
        {data && <WaysToPay payment={data} amount={amount} checkoutPath={`${path}/checkout`} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
