import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { RecordContextProvider, useDataProvider, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { VERSION } from '../../api/changes.ts';
import type { PanelProvider } from '../../api/data-provider.ts';
import { FailureNote } from '../../app/failure-note.tsx';
import { hasRoute, resourceNamed } from '../../contract/contract.ts';
import { inSentence, wordsOf } from '../../contract/labels.ts';
import { FieldValue } from '../../fields/columns.tsx';
import { formatTimestamp } from '../../fields/dates.ts';
import { InCurrency, useMoney } from '../../fields/use-money.tsx';
import { http, leaving } from '../../services.ts';
import { Changes } from '../changes/changes.tsx';
import type { View } from '../view.ts';
import { isFixed } from '../views.ts';
import '../timeline/timeline.css';

/** A change of a record, as its history has it. */
interface Version {
  readonly version: number;
  readonly action: string;
  /** RFC 3339. */
  readonly occurred_at: string;
  /** 0 for a change by the system. */
  readonly user_id: number;
  /** The version whose values it brought back; null for any other change. */
  readonly reverted_to: number | null;
  readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
}

/** The number of changes that are shown at first, and that each click adds. */
const PAGE = 8;
const MAX_PAGE = 100;

interface RecordHistoryProps {
  readonly view: View;
  /** True if the user may bring former versions back. */
  readonly canRestore: boolean;
}

/** The changes of the current record, newest first. */
export function RecordHistory({ view, canRestore }: RecordHistoryProps): ReactElement | null {
  const record = useRecordContext();
  const dataProvider = useDataProvider<PanelProvider>();
  const refresh = useRefresh();
  const { path } = resourceNamed(view.name);
  if (!record || !(VERSION in record) || !hasRoute(`GET ${path}/{id}/history`)) return null;
  const restore = async (version: number): Promise<void> => {
    await dataProvider.act(view.name, record.id, `${path}/{id}/revert`, { version });
    refresh();
  };
  // Of a document that was sent, hardly anything can be brought back.
  const isOpen = !isFixed(view, record);
  return (
    <History
      module={view.name}
      path={`${path}/${record.id}`}
      version={record[VERSION]}
      onRestore={canRestore && isOpen ? restore : undefined}
    />
  );
}

interface HistoryProps {
  readonly module: string;
  /** The path of the record. */
  readonly path: string;
  /** The current version: the changes are read again when it changes. */
  readonly version: unknown;
  /** Brings a former version back; undefined if the user may not. @throws Error with a message for the user */
  readonly onRestore: ((version: number) => Promise<void>) | undefined;
}

/** The changes of a record, newest first. */
export function History({ module, path, version: current, onRestore }: HistoryProps): ReactElement | null {
  const [limit, setLimit] = useState(PAGE);
  const { currency } = useMoney();
  const { data, error, refetch } = useQuery({
    queryKey: ['history', path, current, limit],
    queryFn: async ({ signal }) => {
      const query = { limit };
      const answer = http<{ records: readonly Version[]; meta: { total: number } }>;
      return (await answer('GET', `${path}/history`, { query, signal })).body;
    },
    placeholderData: (previous) => previous,
  });
  if (!data && !error) return null;
  return (
    <section aria-labelledby="timeline" className="timeline">
      <h2 id="timeline">History</h2>
      {error && <FailureNote error={error} onRetry={refetch} />}
      <InCurrency of={currency}>
        <ol>
          {data?.records.map((version, at) => (
            <Entry
              key={version.version}
              module={module}
              version={version}
              onRestore={at > 0 && onRestore ? () => onRestore(version.version) : undefined}
            />
          ))}
        </ol>
      </InCurrency>
      {data && data.meta.total > data.records.length && limit < MAX_PAGE && (
        <Button size="small" variant="text" onClick={() => setLimit(Math.min(limit + PAGE, MAX_PAGE))}>
          Show earlier
        </Button>
      )}
    </section>
  );
}

interface EntryProps {
  readonly module: string;
  readonly version: Version;
  readonly onRestore: (() => Promise<void>) | undefined;
}

function Entry({ module, version, onRestore }: EntryProps): ReactElement {
  const { action, occurred_at, changes } = version;
  const isUpdate = action === 'updated';
  const done = version.reverted_to === null ? inSentence(wordsOf(action)) : 'brought a former version back';
  return (
    <RecordContextProvider value={{ ...version, id: version.version, module }}>
      <li>
        <span className="timeline-dot" />
        <div>
          <Typography component="div" variant="body2">
            <strong>
              {version.user_id > 0 ? <FieldValue resource={resourceNamed('team')} name="user_id" /> : 'The system'}
            </strong>{' '}
            {!(isUpdate && changes.length > 0 && version.reverted_to === null) && done}
          </Typography>
          {isUpdate && <Changes />}
          <Typography component="div" variant="caption" sx={{ color: 'text.secondary' }}>
            <time dateTime={occurred_at}>{formatTimestamp(occurred_at)}</time>
            {onRestore && <RestoreButton onRestore={onRestore} />}
          </Typography>
        </div>
      </li>
    </RecordContextProvider>
  );
}

/** The button that brings a former version back, as a new change that can be taken back in the same way. */
function RestoreButton({ onRestore }: { readonly onRestore: () => Promise<void> }): ReactElement {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const restore = async (): Promise<void> => {
    if (!(await leaving.ask())) return;
    setBusy(true);
    try {
      await onRestore();
      notify('This version is back.', { type: 'info' });
    } catch (failure) {
      notify((failure as Error).message, { type: 'error', multiLine: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" variant="text" className="timeline-restore" onClick={restore} disabled={isBusy}>
      Bring back
    </Button>
  );
}
