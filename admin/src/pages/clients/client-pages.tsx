import type { ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { CreatePage } from '../../resources/create-page.tsx';
import { MoneyCard } from '../../resources/money-card.tsx';
import { RecordPage } from '../../resources/record/record-page.tsx';
import { RevenueCard } from '../../resources/revenue/revenue-card.tsx';
import { TimelineCard } from '../../resources/timeline/timeline-card.tsx';
import { viewOf } from '../../resources/views.ts';
import { useLookUp, useSession } from '../../session/use-session.ts';
import { ContactsCard } from './contacts-card.tsx';
import { DuplicateHint } from './duplicate-hint.tsx';
import { DuplicatesCard } from './duplicates-card.tsx';
import { NotesCard } from './notes-card.tsx';

interface OfInvoicesProps {
  readonly card: typeof MoneyCard | typeof RevenueCard;
  /** True if customers do not get the report of the card. */
  readonly isForStaff?: boolean;
}

/** A card about the invoices of the current client, for users who may view invoices. */
function OfInvoices({ card: Card, isForStaff = false }: OfInvoicesProps): ReactElement | null {
  const id = useRecordContext()?.id;
  const mayLookUp = useLookUp();
  const isPortal = useSession()?.account.user_type === 'client';
  if (id === undefined || !mayLookUp('invoices') || (isForStaff && isPortal)) return null;
  return <Card clientId={id} />;
}

/** The timeline of the current client and its records, for the staff. */
function ClientTimeline(): ReactElement | null {
  const id = useRecordContext()?.id;
  const isPortal = useSession()?.account.user_type === 'client';
  if (id === undefined || isPortal) return null;
  return <TimelineCard title="Timeline" page="client" clientId={id} />;
}

/** The page of a client, with its balances, its contacts and notes, its revenue, its timeline and its possible duplicates. */
export const ClientPage = (): ReactElement => (
  <RecordPage
    view={viewOf('clients')!}
    above={<OfInvoices card={MoneyCard} />}
    below={
      <>
        <ContactsCard />
        <NotesCard />
      </>
    }
    last={
      <>
        <OfInvoices card={RevenueCard} isForStaff />
        <ClientTimeline />
      </>
    }
    more={<DuplicatesCard />}
  />
);

/** The page of a new client, which names those that it would duplicate. */
export const ClientCreate = (): ReactElement => (
  <CreatePage view={viewOf('clients')!} notes={{ phone: <DuplicateHint /> }} />
);
