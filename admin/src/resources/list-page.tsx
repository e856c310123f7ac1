import { type Theme, useMediaQuery } from '@mui/material';
import { lazy, type ReactElement, Suspense } from 'react';
import { Authenticated, List, useListContext } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { PageActions } from '../app/shell/page-head.tsx';
import { resourceNamed } from '../contract/contract.ts';
import type { Resource } from '../contract/types.ts';
import { useSession } from '../session/use-session.ts';
import { BOARD, ViewToggle } from './board/view-toggle.tsx';
import { EmptyList } from './empty-list.tsx';
import { requestedFields } from './list/columns.ts';
import { ColumnsMenu } from './list/columns-menu.tsx';
import { ExportMenu } from './list/export-menu.tsx';
import { FilterBar } from './list/filter-bar.tsx';
import { ImportButton } from './list/import-button.tsx';
import { ListTabs } from './list/list-tabs.tsx';
import { NothingFound } from './list/nothing-found.tsx';
import { WithPeek } from './list/peek.tsx';
import { useSavedViews } from './list/saved-views/use-saved-views.ts';
import { tabsOf } from './list/tabs.ts';
import { useColumns } from './list/use-columns.ts';
import { ListBody, ListPagination, SHOWS_FAILURE } from './list-body.tsx';
import { ListTable } from './list-table.tsx';
import { NarrowList } from './narrow-list.tsx';
import { NewRecordButton } from './new-record-button.tsx';
import { useFilters, useView } from './use-view.ts';
import type { View } from './view.ts';

/** The page sizes; the first is the default. */
export const PAGES = [20, 50, 100];

interface ListPageProps {
  readonly view: View;
  /** Further buttons above the list. */
  readonly actions?: ReactElement;
}

/** The board loads the parts that move cards, which lists do not need. */
const BoardPage = lazy(async () => ({ default: (await import('./board/board-page.tsx')).BoardPage }));
const SaveView = lazy(async () => ({ default: (await import('./list/saved-views/save-view.tsx')).SaveView }));

/** The list of a resource's records: tabs, search, filters, sort and paging as in the contract; or their board. */
export function ListPage(props: ListPageProps): ReactElement {
  const [search] = useSearchParams();
  if (!props.view.hasBoard || !search.has(BOARD)) return <RecordList {...props} />;
  return (
    <Authenticated>
      <BoardPage view={props.view} />
    </Authenticated>
  );
}

function RecordList({ view: given, actions }: ListPageProps): ReactElement {
  const usual = useView(given);
  const resource = resourceNamed(usual.name);
  const saved = useSavedViews(usual.name);
  const chosen = useColumns(usual, saved.chosen);
  const view = { ...usual, columns: chosen.columns };
  const usualSort = view.sort ?? { field: '', order: 'DESC' };
  const fields = useFilters(resource);
  const isPortal = useSession()?.account.user_type === 'client';
  // Customers get no drafts.
  const tabs = tabsOf(view, resource).filter(({ filter }) => !(isPortal && filter['status'] === 'draft'));
  return (
    <WithPeek view={view}>
      <List
        perPage={PAGES[0]}
        pagination={<ListPagination rowsPerPageOptions={PAGES} />}
        sort={usualSort}
        actions={
          <ListActions
            view={view}
            resource={resource}
            more={actions}
            columns={<ColumnsMenu view={usual} {...chosen} />}
          />
        }
        exporter={false}
        empty={<EmptyList view={view} />}
        title={view.many}
        component="div"
        queryOptions={{ ...SHOWS_FAILURE, meta: { fields: requestedFields(resource, chosen.columns) } }}
      >
        <ListTabs tabs={tabs} resource={resource} saved={saved} usualSort={usualSort} />
        <FilterBar view={view} resource={resource} fields={fields} tabs={saved.chosen ? [] : tabs}>
          {saved.isOffered && (
            <Suspense>
              <SaveView resource={resource} tabs={tabs} chosen={saved.chosen} columns={chosen} usualSort={usualSort} />
            </Suspense>
          )}
        </FilterBar>
        <ListBody>
          <Records view={view} resource={resource} />
        </ListBody>
      </List>
    </WithPeek>
  );
}

interface ListActionsProps {
  readonly view: View;
  readonly resource: Resource;
  readonly more?: ReactElement;
  readonly columns?: ReactElement;
}

function ListActions({ view, resource, more, columns }: ListActionsProps): ReactElement {
  return (
    <PageActions>
      {more}
      <StaffToggle view={view} />
      {columns}
      <ImportButton resource={resource} />
      <ExportMenu view={view} resource={resource} />
      <NewRecordButton view={view} />
    </PageActions>
  );
}

/** Customers have no board: they see their few records in a list. */
function StaffToggle({ view }: { readonly view: View }): ReactElement | null {
  return useSession()?.account.user_type === 'client' ? null : <ViewToggle view={view} />;
}

function Records({ view, resource }: Omit<ListActionsProps, 'more' | 'columns'>): ReactElement {
  const { data, isPending } = useListContext();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  if (!isPending && data?.length === 0) return <NothingFound view={view} />;
  return isNarrow ? <NarrowList view={view} resource={resource} /> : <ListTable view={view} resource={resource} />;
}
