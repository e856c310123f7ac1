import PaidIcon from '@mui/icons-material/CheckCircleOutlined';
import { Button, Skeleton } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { moneyText } from '../../fields/money.ts';
import { useOrganizationMoney } from '../../fields/use-money.tsx';
import { useToday } from '../../session/use-session.ts';
import { dayText, dueText, longDayText } from '../days.ts';
import { PayDialog } from '../payment/pay-dialog.tsx';
import { type ListedInvoice, type Owed, owedOf, refundsOf } from './owed.ts';

/** The debts of the customer, a card for each currency; or that there is nothing to pay. */
export function OweSection({ invoices }: { readonly invoices: readonly ListedInvoice[] | undefined }): ReactElement {
  const today = useToday();
  const [paid, setPaid] = useState<ListedInvoice>();
  if (!invoices) return <Skeleton variant="rounded" height={150} />;
  const owed = owedOf(invoices, today);
  return (
    <>
      {owed.length === 0 && (
        <section className="portal-card portal-row" aria-label="What you owe">
          <PaidIcon color="success" aria-hidden sx={{ alignSelf: 'center' }} />
          <h2>Nothing to pay</h2>
        </section>
      )}
      {owed.map((one) => (
        <OweCard key={one.currency} owed={one} today={today} onPay={setPaid} />
      ))}
      {paid && <PayDialog invoice={paid} onClose={() => setPaid(undefined)} />}
    </>
  );
}

interface OweCardProps {
  readonly owed: Owed;
  readonly today: string;
  readonly onPay: (invoice: ListedInvoice) => void;
}

function OweCard({ owed, today, onPay }: OweCardProps): ReactElement {
  const { currency, amount, invoices } = owed;
  const { locale } = useOrganizationMoney();
  const money = (value: number): string => moneyText(value, { currency, locale });
  return (
    <section className="owe" aria-label={`What you owe in ${currency}`}>
      <h2>
        You owe <span className="amount">{money(amount)}</span>
        <Due owed={owed} today={today} overdue={money(owed.overdue)} />
      </h2>
      {invoices.length === 1 ? (
        <div className="portal-buttons">
          <Button size="large" onClick={() => onPay(invoices[0]!)}>
            {`Pay ${money(amount)}`}
          </Button>
          <Button size="large" className="line" component={Link} to={`${BASE}/invoices/${invoices[0]!.id}`}>
            View invoice
          </Button>
        </div>
      ) : (
        <ul>
          {invoices.map((invoice) => (
            <li key={invoice.id}>
              <span className="grow">
                <Link to={`${BASE}/invoices/${invoice.id}`}>{invoice.invoice_number}</Link>
                <br />
                <span className={invoice.due_date < today ? 'late' : undefined}>
                  {dueText(invoice.due_date, today)}
                </span>
              </span>
              <span>{money(invoice.balance)}</span>
              <Button aria-label={`Pay ${invoice.invoice_number}`} onClick={() => onPay(invoice)}>
                Pay
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface DueProps {
  readonly owed: Owed;
  readonly today: string;
  readonly overdue: string;
}

/** The due date of a single invoice, else the overdue amount and the next due date. */
function Due({ owed: { amount, overdue: late, invoices }, today, overdue }: DueProps): ReactElement {
  const [first] = invoices;
  const next = invoices.find(({ due_date }) => due_date >= today);
  const nextText = next && `due ${next.due_date === today ? 'today' : dayText(next.due_date, today)}`;
  if (invoices.length > 1)
    return (
      <>
        {`for ${invoices.length} invoices`}
        {late > 0 && <span className="late">{`, ${late === amount ? 'all' : overdue} overdue`}</span>}
        {nextText && `, the next ${nextText}`}
      </>
    );
  if (late > 0)
    return <span className="late">{`due ${dayText(first!.due_date, today)}, ${dueText(first!.due_date, today)}`}</span>;
  return <>{first!.due_date === today ? 'due today' : `due ${longDayText(first!.due_date, today)}`}</>;
}

/** The refunds due to the customer; nothing without any. */
export function RefundSection({ invoices }: { readonly invoices: readonly ListedInvoice[] }): ReactElement {
  const { locale } = useOrganizationMoney();
  return (
    <>
      {refundsOf(invoices).map(({ currency, amount }) => (
        <section key={currency} className="portal-card" aria-label={`Refund in ${currency}`}>
          <h2>{`${moneyText(amount, { currency, locale })} will be refunded to you`}</h2>
        </section>
      ))}
    </>
  );
}
