import { Alert, Button } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { type SortPayload, useListContext, useNotify } from 'react-admin';
import { resourceNamed } from '../../../contract/contract.ts';
import type { Resource } from '../../../contract/types.ts';
import { may } from '../../../session/account.ts';
import { useSession } from '../../../session/use-session.ts';
import type { ListTab } from '../tabs.ts';
import type { ChosenColumns } from '../use-columns.ts';
import { isSameSelection, queryOf, type SavedView, selectionOf, unknownIn, VIEW } from './saved-view.ts';
import { TitleDialog } from './title-dialog.tsx';
import { VIEWS } from './use-saved-views.ts';
import { useViewChanges } from './use-view-changes.tsx';
import { ViewMenu } from './view-menu.tsx';

interface SaveViewProps {
  readonly resource: Resource;
  readonly tabs: readonly ListTab[];
  readonly chosen: SavedView | undefined;
  readonly columns: ChosenColumns;
  /** The sort of the list without a view. */
  readonly usualSort: SortPayload;
}

/** The buttons that save the filters, the sort and the columns of a list as a view, and the menu of the chosen one. */
export function SaveView({ resource, tabs, chosen, columns, usualSort }: SaveViewProps): ReactElement | null {
  const session = useSession();
  const { filterValues, sort, setFilters, setSort } = useListContext();
  const [isNaming, setNaming] = useState(false);
  const notify = useNotify();
  const { create, update, remove } = useViewChanges(resource.name);
  if (!session) return null;
  const stored = chosen ? { sort: usualSort, ...selectionOf(resource, chosen.query) } : undefined;
  const unknown = chosen ? unknownIn(resource, chosen.query) : [];
  const known = stored
    ? [stored]
    : [{}, ...tabs.map(({ filter }) => filter)].map((filter) => ({ filter, sort: usualSort }));
  const isKnown = known.some((one) => isSameSelection(resource, one, { filter: filterValues, sort }));
  const isChanged = !isKnown || columns.isChanged || unknown.length > 0;
  const { access } = resourceNamed(VIEWS);
  const mayCreate = may(session, access.create);
  const isOwn = chosen?.created_by === session.account.id || session.account.is_admin === 1;
  const mayChange = isOwn && may(session, access.update);
  const values = {
    query: queryOf(resource, { filter: filterValues, sort }),
    columns: columns.isChanged || chosen?.columns.length ? columns.columns : [],
  };

  const reset = (): void => {
    columns.reset();
    setFilters({ ...stored!.filter, [VIEW]: chosen!.id }, undefined, false);
    setSort(stored!.sort);
  };
  const report = (error: Error): void => notify(error.message, { type: 'error' });
  const save = (): Promise<void> => update(chosen!, values).then(columns.reset, report);
  const saveNew = async (named: { title: string; is_shared: boolean }): Promise<void> => {
    const id = await create({ ...named, ...values });
    columns.reset();
    setNaming(false);
    setFilters({ ...filterValues, [VIEW]: id }, undefined, false);
  };

  return (
    <>
      {unknown.length > 0 && (
        <Alert severity="warning" sx={{ order: 1, width: '100%', py: 0 }}>
          {`This view filters by ${unknown.join(', ')}, which this list no longer has. It shows more than it did.`}
        </Alert>
      )}
      {chosen && isChanged && <Button onClick={reset}>Reset</Button>}
      {chosen && isChanged && mayChange && (
        <Button variant="outlined" onClick={save}>
          {chosen.is_shared ? 'Save for everyone' : 'Save'}
        </Button>
      )}
      {isChanged && mayCreate && (
        <Button variant={chosen ? 'text' : 'outlined'} onClick={() => setNaming(true)}>
          {chosen ? 'Save as new' : 'Save view'}
        </Button>
      )}
      {chosen && mayChange && (
        <ViewMenu
          view={chosen}
          onRename={(named) => update(chosen, named)}
          onShare={(is_shared) => update(chosen, { is_shared }).catch(report)}
          onDelete={() => {
            setFilters({}, undefined, false);
            setSort(usualSort);
            remove(chosen);
          }}
        />
      )}
      {isNaming && <TitleDialog action="Save view" onSave={saveNew} onClose={() => setNaming(false)} />}
    </>
  );
}
