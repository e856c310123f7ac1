import { Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { VERSION } from '../../api/changes.ts';
import { FailureNote } from '../../app/failure-note.tsx';
import { resourceNamed } from '../../contract/contract.ts';
import { languageOf } from '../../document/language.ts';
import { Paper, paperStyle } from '../../document/paper.tsx';
import type { SharedDocument } from '../../document/shared-document.ts';
import { logoOf } from '../../portal/branding.ts';
import { read } from '../../services.ts';
import { useSession } from '../../session/use-session.ts';
import type { View } from '../view.ts';
import { recordTitle } from '../views.ts';

/** The record of the page as its recipient sees it: what was sent stays as it was, its status and its balance are current. */
export default function RecordPaper({ view }: { readonly view: View }): ReactElement | null {
  const record = useRecordContext<RaRecord & { [VERSION]?: string }>();
  const organization = useSession()?.organization;
  const { path } = resourceNamed(view.name);
  const { data, error, refetch } = useQuery({
    queryKey: ['document', view.name, record?.id, record?.[VERSION]],
    queryFn: async () => (await read<{ record: SharedDocument }>(`${path}/${record?.id}/document`)).record,
    enabled: record !== undefined,
    staleTime: 0,
    // A new version of the record replaces the one before; another record never does.
    placeholderData: (before, query) =>
      query?.queryKey[1] === view.name && query.queryKey[2] === record?.id ? before : undefined,
  });
  if (!record) return null;
  if (error && !data) return <FailureNote error={error} onRetry={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={480} />;
  const language = languageOf([data.language, organization?.locale ?? '']);
  return (
    <article
      className="paper framed-paper"
      style={paperStyle(data)}
      lang={language.locale}
      aria-label={recordTitle(view, record)}
    >
      <Paper shared={data} language={language} heading="h2" logo={logoOf(organization)} />
    </article>
  );
}
