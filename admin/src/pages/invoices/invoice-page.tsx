import type { ReactElement } from 'react';
import { RecordPage } from '../../resources/record/record-page.tsx';
import { viewOf } from '../../resources/views.ts';
import { useSession } from '../../session/use-session.ts';
import { PaymentCard } from './payment-card.tsx';

/** The page of an invoice. Customers see how to pay it. */
export function InvoicePage(): ReactElement {
  const isPortal = useSession()?.account.user_type === 'client';
  return <RecordPage view={viewOf('invoices')!} more={isPortal ? <PaymentCard /> : undefined} />;
}
