import { Skeleton } from '@mui/material';
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import { Title } from 'react-admin';
import { useLocation, useParams } from 'react-router-dom';
import { useLiveQueries } from '../../api/use-live-queries.ts';
import { FailureNote } from '../../app/failure-note.tsx';
import { languageOf } from '../../document/language.ts';
import { Paper, paperStyle } from '../../document/paper.tsx';
import type { SharedDocument } from '../../document/shared-document.ts';
import type { View } from '../../resources/view.ts';
import { useLostRecord } from '../../resources/whole.tsx';
import { useSession } from '../../session/use-session.ts';
import { logoOf } from '../branding.ts';
import { Conversation } from '../conversation/conversation.tsx';
import { PORTAL } from '../use-records.ts';
import { CustomFieldsCard } from './custom-fields-card.tsx';
import './document.css';
import { FilesCard } from './files-card.tsx';
import { PaymentsCard } from './payments-card.tsx';
import { StateCard } from './state-card.tsx';
import { useDocument } from './use-document.ts';
import { useDocumentRecord } from './use-document-record.ts';

/** The page of a document for customers: its state and what to do next, the document as on paper, payments and questions. */
export function DocumentPage({ view }: { readonly view: View }): ReactElement {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const [isPaying] = useState(() => new URLSearchParams(search).get('payment') === 'completed');
  const { data, error, refetch } = useDocument(view.name, id, isPaying);
  const lose = useEffectEvent(useLostRecord(view.name));
  useLiveQueries(PORTAL);
  useEffect(() => lose(error), [error]);
  if (error && !data) return <FailureNote error={error} onRetry={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  return <Shown key={id} view={view} id={id} shared={data} isPaying={isPaying} />;
}

interface ShownProps {
  readonly view: View;
  readonly id: string;
  readonly shared: SharedDocument;
  readonly isPaying: boolean;
}

function Shown({ view, id, shared, isPaying }: ShownProps): ReactElement {
  const session = useSession();
  const record = useDocumentRecord(view.name, id);
  const language = languageOf([shared.language, session?.account.language ?? '']);
  // The number of a contract says nothing to its reader.
  const name = shared.title || shared.number;
  return (
    <>
      <Title title={`${view.one} ${name}`} />
      <div className="portal-columns">
        <div className="portal-stack">
          <StateCard view={view} id={id} shared={shared} isPaying={isPaying} />
          <article
            className="paper framed-paper"
            style={paperStyle(shared)}
            lang={language.locale}
            aria-label={`${view.one} ${name}`}
          >
            <Paper shared={shared} language={language} heading="h2" logo={logoOf(session?.organization)} />
          </article>
        </div>
        <div className="portal-stack">
          <FilesCard view={view} id={id} name={name} />
          <PaymentsCard record={record} currency={shared.currency} />
          <CustomFieldsCard resource={view.name} record={record} />
          <Conversation title={`Questions about ${name}`} about={name} />
        </div>
      </div>
    </>
  );
}
