import type { ReactElement } from 'react';
import { moneyText } from '../../fields/money.ts';
import { useOrganizationMoney } from '../../fields/use-money.tsx';
import { type ListedInvoice, refundsOf } from './owed.ts';

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
