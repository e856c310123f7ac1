import { useGetList, useStore } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { fieldOf, hasResource, resourceNamed } from '../../../contract/contract.ts';
import { may } from '../../../session/account.ts';
import { useSession } from '../../../session/use-session.ts';
import { chosenId, type SavedView, VIEW_FIELDS } from './saved-view.ts';

/** The resource of saved views. */
export const VIEWS = 'views';
/** The time in milliseconds for which the views stand; they are read again with a change in this panel. */
const FRESH_MS = 60_000;
const MAX_VIEWS = 100;

/** The saved views of a list. */
export interface SavedViews {
  /** True if the user has views. */
  readonly isOffered: boolean;
  /** The user's own views, then those of others. */
  readonly views: readonly SavedView[];
  /** The view that the list shows; undefined if there is none, or the user no longer sees it. */
  readonly chosen: SavedView | undefined;
}

/** Returns the saved views of a resource's list. */
export function useSavedViews(name: string): SavedViews {
  const session = useSession();
  const isOffered =
    session !== undefined &&
    hasResource(VIEWS) &&
    fieldOf(resourceNamed(VIEWS), 'module')?.allowed?.includes(name) === true &&
    may(session, resourceNamed(VIEWS).access.list);
  const { data = [] } = useGetList<SavedView>(
    VIEWS,
    {
      filter: { module: name },
      pagination: { page: 1, perPage: MAX_VIEWS },
      sort: { field: 'title', order: 'ASC' },
      meta: { fields: VIEW_FIELDS },
    },
    { enabled: isOffered, staleTime: FRESH_MS },
  );
  const id = useChosenId(name);
  const isOwn = ({ created_by }: SavedView): boolean => created_by === session?.account.id;
  const views = data.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)) || one.sort - other.sort);
  return { isOffered, views, chosen: views.find((view) => view.id === id) };
}

/** Returns the id of the view that a list shows: that of the address, or of the last visit. */
function useChosenId(name: string): number | undefined {
  const [search] = useSearchParams();
  const [last] = useStore<{ readonly filter?: Readonly<Record<string, unknown>> }>(`${name}.listParams`);
  const filter = search.get('filter');
  return chosenId(filter === null ? last?.filter : parsed(filter));
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}
