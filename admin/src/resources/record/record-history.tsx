import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import {
  type RaRecord,
  RecordContextProvider,
  useDataProvider,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin';
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
  const { path } = resourceNamed(view.name);
  const [limit, setLimit] = useState(PAGE);
  const { currency } = useMoney();
  const hasHistory = hasRoute(`GET ${path}/{id}/history`);
  const { data, error, refetch } = useQuery({
    queryKey: ['history', path, record?.id, record?.[VERSION], limit],
    queryFn: async ({ signal }) => {
      const query = { limit };
      const answer = http<{ records: readonly Version[]; meta: { total: number } }>;
      return (await answer('GET', `${path}/${record!.id}/history`, { query, signal })).body;
    },
    placeholderData: (previous) => previous,
    enabled: hasHistory && record !== undefined && VERSION in record,
  });
  if (!hasHistory || !record || (!data && !error)) return null;
  // Of a document that was sent, hardly anything can be brought back.
  const isOpen = !isFixed(view, record);
  return (
    <section aria-labelledby="timeline" className="timeline">
      <h2 id="timeline">History</h2>
      {error && <FailureNote error={error} onRetry={refetch} />}
      <InCurrency of={currency}>
        <ol>
          {data?.records.map((version, at) => (
            <Entry
              key={version.version}
              view={view}
              record={record}
              version={version}
              canRestore={canRestore && isOpen && at > 0}
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
  readonly view: View;
  readonly record: RaRecord;
  readonly version: Version;
  readonly canRestore: boolean;
}

function Entry({ view, record, version, canRestore }: EntryProps): ReactElement {
  const { action, occurred_at, changes } = version;
  const isUpdate = action === 'updated';
  const done = version.reverted_to === null ? inSentence(wordsOf(action)) : 'brought a former version back';
  return (
    <RecordContextProvider value={{ ...version, id: version.version, module: view.name }}>
      <li>
        <span className="timeline-dot" />
        <div>
          <Typography component="div" variant="body2">
            <strong>
              {version.user_id > 0 ? <FieldValue resource={resourceNamed(view.name)} name="user_id" /> : 'The system'}
            </strong>{' '}
            {!(isUpdate && changes.length > 0 && version.reverted_to === null) && done}
          </Typography>
          {isUpdate && <Changes />}
          <Typography component="div" variant="caption" sx={{ color: 'text.secondary' }}>
            <time dateTime={occurred_at}>{formatTimestamp(occurred_at)}</time>
            {canRestore && <RestoreButton view={view} record={record} version={version.version} />}
          </Typography>
        </div>
      </li>
    </RecordContextProvider>
  );
}

interface RestoreButtonProps {
  readonly view: View;
  readonly record: RaRecord;
  readonly version: number;
}

/** The button that brings a former version back, as a new change that can be taken back in the same way. */
function RestoreButton({ view, record, version }: RestoreButtonProps): ReactElement {
  const dataProvider = useDataProvider<PanelProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const restore = async (): Promise<void> => {
    if (!(await leaving.ask())) return;
    setBusy(true);
    try {
      await dataProvider.act(view.name, record.id, `${resourceNamed(view.name).path}/{id}/revert`, { version });
      notify('This version is back.', { type: 'info' });
      refresh();
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
