import { useQueries } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useListContext } from 'react-admin';
import { listQuery } from '../../api/list-query.ts';
import type { Resource } from '../../contract/types.ts';
import { http } from '../../services.ts';
import { type ListTab, tabOf, withTab } from './tabs.ts';
import './list.css';

/** The time in milliseconds for which the counts stand; they are counted again with a change in this panel. */
const FRESH_MS = 60_000;

interface ListTabsProps {
  readonly tabs: readonly ListTab[];
  readonly resource: Resource;
}

/** The parts of a list with the number of their records. */
export function ListTabs({ tabs, resource }: ListTabsProps): ReactElement | null {
  const { filterValues, setFilters } = useListContext();
  const counts = useCounts(tabs, resource);
  const current = tabOf(tabs, filterValues);
  if (tabs.length === 0) return null;
  return (
    <fieldset className="list-tabs" aria-label="Show">
      {tabs.map((tab, at) => (
        <button
          key={tab.label}
          type="button"
          aria-pressed={tab === current}
          onClick={() => setFilters(withTab(tabs, filterValues, tab), undefined, false)}
        >
          {tab.label}
          {counts[at] !== undefined && <span className="list-count">{counts[at].toLocaleString()}</span>}
        </button>
      ))}
    </fieldset>
  );
}

/** Returns the number of records of each tab; undefined until it is known. */
function useCounts(tabs: readonly ListTab[], resource: Resource): (number | undefined)[] {
  const answers = useQueries({
    queries: tabs.map(({ filter }) => ({
      queryKey: [resource.name, 'getList', 'count', filter],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const query = { ...listQuery(resource, filter), page: 1, limit: 1 };
        const { body } = await http<{ meta?: { total: number } }>('GET', resource.path, { query, signal });
        return body.meta?.total ?? null;
      },
      staleTime: FRESH_MS,
      refetchInterval: false as const,
    })),
  });
  return answers.map(({ data }) => data ?? undefined);
}
