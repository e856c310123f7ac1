import { Box, Button, Card, CardContent, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { FailureNote } from '../../app/failure-note.tsx';
import { inGroups, QrCode } from '../../document/payment.tsx';
import type { SharedPayment } from '../../document/shared-document.ts';
import { moneyText } from '../../fields/money.ts';
import { useMoney } from '../../fields/use-money.tsx';
import { http } from '../../services.ts';

/** The ways to pay the current invoice: by bank transfer, and online if a provider is configured; nothing if nothing is due. */
export function PaymentCard(): ReactElement | null {
  const record = useRecordContext();
  const path = `/api/invoices/${record?.id}/payment`;
  const { data, error, refetch } = useQuery({
    queryKey: ['invoice-payment', record?.id, record?.['balance']],
    queryFn: async ({ signal }) =>
      (await http<{ payment: SharedPayment | null }>('GET', path, { signal })).body.payment ?? null,
    enabled: record !== undefined,
  });
  if (error && data === undefined) return <FailureNote error={error} onRetry={refetch} />;
  if (!record || !data || !(data.iban || data.has_checkout)) return null;
  return (
    <Card component="section" aria-labelledby="pay">
      <CardContent>
        <Typography id="pay" component="h2" variant="subtitle2">
          How to pay
        </Typography>
        {data.has_checkout && <CheckoutButton path={`/api/invoices/${record.id}/checkout`} />}
        {data.iban && <BankTransfer payment={data} />}
      </CardContent>
    </Card>
  );
}

function BankTransfer({ payment }: { readonly payment: SharedPayment }): ReactElement {
  const money = useMoney();
  const { account_holder, iban, bic, amount, reference, qr_content } = payment;
  const rows = [
    ['Account holder', account_holder],
    ['IBAN', inGroups(iban)],
    ['BIC', bic],
    ['Amount', moneyText(amount, money)],
    ['Reference', reference],
  ].filter(([, value]) => value);
  return (
    <>
      <Box component="dl" aria-label="Bank transfer" sx={{ m: 0, mt: 1 }}>
        {rows.map(([name, value]) => (
          <Box key={name} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: 'right' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      {qr_content && (
        <Box sx={{ mt: 1, textAlign: 'center', '& svg': { width: 200, maxWidth: '70%' } }}>
          <QrCode content={qr_content} label="QR code for the bank transfer" />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Scan the code with your banking app.
          </Typography>
        </Box>
      )}
    </>
  );
}

/** The button that opens the page of the payment provider. */
function CheckoutButton({ path }: { readonly path: string }): ReactElement {
  const [isOpening, setOpening] = useState(false);
  const notify = useNotify();
  const pay = async (): Promise<void> => {
    setOpening(true);
    try {
      window.location.assign((await http<{ url: string }>('POST', path)).body.url);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      setOpening(false);
    }
  };
  return (
    <Button variant="contained" fullWidth sx={{ my: 1 }} onClick={pay} loading={isOpening}>
      Pay online
    </Button>
  );
}
