import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { http, read } from '../../services.ts';
import { useSession } from '../../session/use-session.ts';

/** A record that the user keeps at hand. */
export interface Favorite {
  readonly module: string;
  readonly record_id: number;
}

interface FavoritesBody {
  readonly records: readonly Favorite[];
}

const PATH = '/api/auth/favorites';
const KEY = ['favorites'];
/** The time in milliseconds for which they are not read again; those of other devices come later. */
const FRESH_MS = 60_000;

/** Returns the favorites of the user, oldest first; none until they are known. */
export function useFavorites(): readonly Favorite[] {
  const session = useSession();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await read<FavoritesBody>(PATH, {})).records,
    enabled: session !== undefined,
    staleTime: FRESH_MS,
  });
  return data ?? [];
}

/** Returns the change of a record to a favorite, or back. It is shown at once, and taken back if it fails. */
export function useToggleFavorite(): (record: Favorite, isFavorite: boolean) => Promise<void> {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const show = (favorites: readonly Favorite[]): void => void queryClient.setQueryData(KEY, favorites);
  return async (record, isFavorite) => {
    await queryClient.cancelQueries({ queryKey: KEY });
    const before = queryClient.getQueryData<readonly Favorite[]>(KEY) ?? [];
    const others = before.filter((one) => !isSame(one, record));
    show(isFavorite ? [...others, record] : others);
    try {
      show((await save(record, isFavorite)).records);
    } catch (failure) {
      show(before);
      notify(failure instanceof Error ? failure.message : String(failure), { type: 'error' });
      // They may not have been read yet.
      await queryClient.invalidateQueries({ queryKey: KEY });
    }
  };
}

async function save(record: Favorite, isFavorite: boolean): Promise<FavoritesBody> {
  const { module, record_id } = record;
  const saved = isFavorite
    ? http<FavoritesBody>('POST', PATH, { body: { module, record_id } })
    : http<FavoritesBody>('DELETE', `${PATH}/${module}/${record_id}`);
  return (await saved).body;
}

/** True for the same record. */
export const isSame = (one: Favorite, other: Favorite): boolean =>
  one.module === other.module && one.record_id === other.record_id;
