import SharedIcon from '@mui/icons-material/PeopleOutlined';
import { useQueries } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { type SortPayload, useListContext } from 'react-admin';
import { queryString } from '../../api/http.ts';
import { listQuery } from '../../api/list-query.ts';
import type { Resource } from '../../contract/types.ts';
import { read } from '../../services.ts';
import { type SavedView, selectionOf, VIEW } from './saved-views/saved-view.ts';
import type { SavedViews } from './saved-views/use-saved-views.ts';
import { ALL, type ListTab, tabOf, withTab } from './tabs.ts';
import './list.css';

/** The time in milliseconds for which the counts stand; they are counted again with a change in this panel. */
const FRESH_MS = 60_000;

interface ListTabsProps {
  readonly tabs: readonly ListTab[];
  readonly resource: Resource;
  readonly saved: SavedViews;
  /** The sort of the list without a view. */
  readonly usualSort: SortPayload;
}

/** The parts of a list and its saved views, with the number of their records. */
export function ListTabs({ tabs: parts, resource, saved, usualSort }: ListTabsProps): ReactElement | null {
  const { filterValues, setFilters, setSort } = useListContext();
  const { views, chosen } = saved;
  const tabs = parts.length === 0 && views.length > 0 ? [ALL] : parts;
  const partQuery = ({ filter }: ListTab): string => queryString(listQuery(resource, filter)).slice(1);
  const counts = useCounts([...tabs.map(partQuery), ...views.map(({ query }) => query)], resource);
  const current = chosen ? undefined : tabOf(tabs, filterValues);
  if (tabs.length === 0) return null;
  const choosePart = (tab: ListTab): void => {
    setFilters(chosen ? tab.filter : withTab(tabs, filterValues, tab), undefined, false);
    if (chosen) setSort(usualSort);
  };
  const chooseView = ({ id, query }: SavedView): void => {
    const { filter, sort = usualSort } = selectionOf(resource, query);
    setFilters({ ...filter, [VIEW]: id }, undefined, false);
    setSort(sort);
  };
  return (
    <fieldset className="list-tabs" aria-label="Show">
      {tabs.map((tab, at) => (
        <button
          key={tab.label}
          ref={tab === current ? scrollTo : undefined}
          type="button"
          aria-pressed={tab === current}
          onClick={() => choosePart(tab)}
        >
          {tab.label}
          <Count count={counts[at]} />
        </button>
      ))}
      {views.map((view, at) => (
        <button
          key={view.id}
          ref={view === chosen ? scrollTo : undefined}
          type="button"
          aria-pressed={view === chosen}
          onClick={() => chooseView(view)}
        >
          {view.is_shared && <SharedIcon titleAccess="Shared" sx={{ fontSize: 15 }} />}
          {view.title}
          <Count count={counts[tabs.length + at]} />
        </button>
      ))}
    </fieldset>
  );
}

/** Scrolls the chosen tab into view, where there are more than the width takes. */
const scrollTo = (tab: HTMLElement | null): void => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

function Count({ count }: { readonly count: number | undefined }): ReactElement | null {
  return count === undefined ? null : <span className="list-count">{count.toLocaleString()}</span>;
}

/** Returns the number of records of each query; undefined until it is known. */
function useCounts(queries: readonly string[], resource: Resource): (number | undefined)[] {
  const answers = useQueries({
    queries: queries.map((query) => ({
      queryKey: [resource.name, 'getList', 'count', query],
      queryFn: async () => {
        const path = `${resource.path}?${query && `${query}&`}page=1&limit=1`;
        return (await read<{ meta?: { total: number } }>(path)).meta?.total ?? null;
      },
      staleTime: FRESH_MS,
      refetchInterval: false as const,
    })),
  });
  return answers.map(({ data }) => data ?? undefined);
}
