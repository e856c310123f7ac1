import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Alert, Button, IconButton } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { inGroups, QrCode } from '../../document/payment.tsx';
import type { SharedPayment } from '../../document/shared-document.ts';
import { http } from '../../services.ts';
import './payment.css';

interface WaysToPayProps {
  readonly payment: SharedPayment;
  /** The amount due with its currency. */
  readonly amount: string;
  /** The path that begins the online payment. */
  readonly checkoutPath: string;
}

/** The ways to pay an invoice: online if a provider takes it, and by bank transfer with a code for banking apps. */
export function WaysToPay({ payment, amount, checkoutPath }: WaysToPayProps): ReactElement {
  const { iban, has_checkout, account_holder } = payment;
  if (!iban && !has_checkout)
    return <p>{`${account_holder} has not named a bank account yet. Write a message to ask how to pay.`}</p>;
  return (
    <div className="ways">
      {has_checkout && <CheckoutButton path={checkoutPath} amount={amount} />}
      {iban && <BankTransfer payment={payment} amount={amount} />}
    </div>
  );
}

function BankTransfer({ payment, amount }: Omit<WaysToPayProps, 'checkoutPath'>): ReactElement {
  const { account_holder, iban, bic, reference, qr_content } = payment;
  const rows = [
    { name: 'IBAN', shown: inGroups(iban), copied: iban.replaceAll(' ', '') },
    { name: 'Reference', shown: reference, copied: reference },
    { name: 'Amount', shown: amount },
  ];
  return (
    <section aria-label="Bank transfer" className="transfer">
      <div className="transfer-rows">
        <dl>
          {rows.map(({ name, shown, copied }) => (
            <div key={name}>
              <span className="transfer-row">
                <dt>{name}</dt>
                <dd>{shown}</dd>
              </span>
              {copied && <CopyButton name={name} text={copied} />}
            </div>
          ))}
        </dl>
        <p className="portal-sub">
          {`To ${account_holder}${bic && `, BIC ${bic}`}. A transfer shows here one or two days later.`}
        </p>
      </div>
      {qr_content && (
        <figure>
          <QrCode content={qr_content} label="QR code for the bank transfer" />
          <figcaption>Scan with your banking app</figcaption>
        </figure>
      )}
    </section>
  );
}

function CopyButton({ name, text }: { readonly name: string; readonly text: string }): ReactElement {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  const label = isCopied ? 'Copied' : `Copy ${name}`;
  return (
    <IconButton size="small" aria-label={label} title={label} onClick={() => void copy().catch(() => setCopied(false))}>
      {isCopied ? <span className="copied">Copied</span> : <CopyIcon fontSize="small" />}
    </IconButton>
  );
}

/** The button that opens the page of the payment provider. */
function CheckoutButton({ path, amount }: { readonly path: string; readonly amount: string }): ReactElement {
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState('');
  const pay = async (): Promise<void> => {
    setOpening(true);
    setProblem('');
    try {
      window.location.assign((await http<{ url: string }>('POST', path)).body.url);
    } catch (error) {
      setProblem((error as Error).message);
      setOpening(false);
    }
  };
  return (
    <>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button variant="contained" size="large" fullWidth onClick={pay} loading={isOpening}>
        {`Pay ${amount} online`}
      </Button>
    </>
  );
}
