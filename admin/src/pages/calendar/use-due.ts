import { useQueries } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import { hasResource, resourceNamed } from '../../contract/contract.ts';
import type { View } from '../../resources/view.ts';
import { views } from '../../resources/views.ts';
import { may } from '../../session/account.ts';
import { useSession } from '../../session/use-session.ts';
import type { Day } from './month.ts';

/** The number of records of a kind that a calendar reads. */
const MAX_RECORDS = 100;

/** A record that is due on a day. */
export interface Due {
  readonly view: View;
  readonly record: RaRecord;
  readonly day: Day;
}

/** Returns a key of a record among all kinds. */
export const keyOfDue = ({ view, record }: Due): string => `${view.name} ${record.id}`;

/** The records that are due in some days. */
export interface DueDays {
  readonly byDay: ReadonlyMap<Day, readonly Due[]>;
  /** The labels of kinds of which there are more than a calendar reads. */
  readonly cut: readonly string[];
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly refetch: () => void;
}

/** Returns the views whose records have a day on which they are due, and that the user may see. */
export function useDueViews(): readonly View[] {
  const session = useSession();
  return views.filter(
    ({ name, due }) => due && session && hasResource(name) && may(session, resourceNamed(name).access.list),
  );
}

/** Reads the records that are due between two days, one list for each kind. */
export function useDue(shown: readonly View[], from: Day, to: Day): DueDays {
  const dataProvider = useDataProvider();
  const answers = useQueries({
    queries: shown.map(({ name, due }) => ({
      queryKey: [name, 'getList', 'due', from, to],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        dataProvider.getList(name, {
          filter: { ...due!.filter, [due!.from]: from, [due!.to]: to },
          sort: { field: due!.field, order: 'ASC' },
          pagination: { page: 1, perPage: MAX_RECORDS },
          signal,
        }),
    })),
  });
  const found = shown.flatMap((view, at) =>
    (answers[at]?.data?.data ?? []).map((record: RaRecord) => ({ view, record, day: String(record[view.due!.field]) })),
  );
  return {
    byDay: Map.groupBy(found, ({ day }) => day),
    cut: shown.filter((_view, at) => (answers[at]?.data?.total ?? 0) > MAX_RECORDS).map(({ many }) => many),
    isPending: answers.some(({ isPending }) => isPending),
    error: answers.find(({ error }) => error)?.error ?? null,
    refetch: () => {
      for (const { refetch } of answers) void refetch();
    },
  };
}
