import { Replay } from '@mui/icons-material';
import { type ReactElement, useState } from 'react';
import { Button, Confirm, useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin';
import type { PanelProvider } from '../../api/data-provider.ts';
import type { ApiFailure } from '../../api/problem.ts';
import { ListPage } from '../../resources/list-page.tsx';
import { viewOf } from '../../resources/views.ts';

/** The list of dead letters, with a button that replays all of them. */
export function DeadLettersPage(): ReactElement {
  return <ListPage view={viewOf('dead_letters')!} actions={<ReplayAllButton />} />;
}

/** Replays the dead letters that match the filters; hidden during a search, which a replay does not support. */
function ReplayAllButton(): ReactElement | null {
  const { total = 0, filterValues } = useListContext();
  const [isOpen, setOpen] = useState(false);
  const replay = useReplay();
  if (total === 0 || filterValues['q']) return null;
  const confirm = async (): Promise<void> => {
    setOpen(false);
    await replay(filterValues);
  };
  return (
    <>
      <Button label="Try all again" onClick={() => setOpen(true)}>
        <Replay />
      </Button>
      <Confirm
        isOpen={isOpen}
        title="Try all again"
        content={`The ${total === 1 ? 'event' : `${total} events`} of this list will be tried again.`}
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

function useReplay(): (filters: object) => Promise<void> {
  const dataProvider = useDataProvider<PanelProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  return async (filters) => {
    try {
      const path = '/api/admin/dead-letters/replay';
      const { message } = await dataProvider.act<{ message: string }>('dead_letters', '', path, filters);
      notify(message, { type: 'info' });
      refresh();
    } catch (error) {
      notify((error as ApiFailure).message, { type: 'error', multiLine: true });
    }
  };
}
