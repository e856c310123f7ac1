import type { ReactElement } from 'react';
import { useGetManyAggregate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { type Favorite, useFavorites } from '../../resources/favorites/use-favorites.ts';
import { pageOf } from '../../resources/parts.ts';
import { titleOf, viewOf } from '../../resources/views.ts';
import { useLookUp } from '../../session/use-session.ts';
import { NavEntry } from './nav-link.tsx';

interface FavoritesProps {
  readonly onChoose?: () => void;
}

/**
 * The links to the favorites of the user, by their titles of now. Those that were deleted or hidden are left out; until that
 * is known, each has its place, so that the links below stay where they are.
 */
export function Favorites({ onChoose }: FavoritesProps): ReactElement | null {
  const mayLookUp = useLookUp();
  const favorites = useFavorites().filter((one) => mayLookUp(one.module) && pageOf(one) !== undefined);
  if (favorites.length === 0) return null;
  return (
    <>
      <p className="nav-caption">Favorites</p>
      <ul className="nav" aria-label="Favorites">
        {favorites.map((favorite) => (
          <FavoriteEntry key={`${favorite.module}/${favorite.record_id}`} of={favorite} onChoose={onChoose} />
        ))}
      </ul>
    </>
  );
}

interface FavoriteEntryProps extends FavoritesProps {
  readonly of: Favorite;
}

function FavoriteEntry({ of, onChoose }: FavoriteEntryProps): ReactElement | null {
  const { pathname } = useLocation();
  const { module, record_id } = of;
  const { data } = useGetManyAggregate(module, { ids: [record_id] });
  const [record] = data ?? [];
  const to = pageOf(of);
  const icon = viewOf(module)?.icon;
  if (!data) return <li className="nav-wait" aria-hidden />;
  // Of a record that is not found, only the id is known.
  if (!record || Object.keys(record).length < 2 || !to || !icon) return null;
  return (
    <NavEntry to={to} label={titleOf(module, record)} icon={icon} isCurrent={pathname === to} onClick={onChoose} />
  );
}
