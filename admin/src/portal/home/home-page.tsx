import type { ReactElement } from 'react';
import { Title } from 'react-admin';
import { useLiveQueries } from '../../api/use-live-queries.ts';
import { FailureNote } from '../../app/failure-note.tsx';
import { greetingAt } from '../../pages/start/greeting.ts';
import { useSession } from '../../session/use-session.ts';
import { Conversation } from '../conversation/conversation.tsx';
import { PORTAL, useRecords } from '../use-records.ts';
import { AnnouncementsCard } from './announcements-card.tsx';
import { AnswersSection } from './answers-section.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { OweSection, RefundSection } from './owe-section.tsx';
import type { ListedInvoice } from './owed.ts';
import { RequestCard } from './request-card.tsx';

/** The most invoices of one call; with more, those to be paid and refunded are asked for by themselves. */
const MAX_INVOICES = 100;
const INVOICES = { include: 'currency,balance', limit: MAX_INVOICES, sort: '-id' };

/** The home page of a customer: what is owed, what waits for an answer, the latest documents and the conversation. */
export function HomePage(): ReactElement {
  const session = useSession();
  useLiveQueries(PORTAL);
  const invoices = useRecords<ListedInvoice>('invoices', INVOICES);
  const hasMore = (invoices.data?.total ?? 0) > MAX_INVOICES;
  const unpaid = useRecords<ListedInvoice>('invoices', { ...INVOICES, sort: 'due_date', unpaid: true }, hasMore);
  const refunded = useRecords<ListedInvoice>('invoices', { ...INVOICES, refund_due: true }, hasMore);
  const owing = hasMore ? unpaid : invoices;
  const refunds = hasMore ? refunded : invoices;
  return (
    <>
      <Title title={`${greetingAt(new Date().getHours())}, ${session?.account.first_name ?? ''}`} />
      <div className="portal-columns">
        <div className="portal-stack">
          {owing.error && !owing.data && <FailureNote error={owing.error} onRetry={owing.refetch} />}
          <OweSection invoices={owing.data?.records} />
          <RefundSection invoices={refunds.data?.records ?? []} />
          <AnswersSection />
          <AnnouncementsCard />
        </div>
        <div className="portal-stack">
          <DocumentsCard invoices={invoices.data?.records} />
          <Conversation title="Messages" />
          <RequestCard />
        </div>
      </div>
    </>
  );
}
