import FavoriteIcon from '@mui/icons-material/Star';
import OtherIcon from '@mui/icons-material/StarBorder';
import { IconButton } from '@mui/material';
import type { ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { isSame, useFavorites, useToggleFavorite } from './use-favorites.ts';

/** The button that keeps the record of the page at hand in the navigation, or no longer. */
export function FavoriteButton({ module }: { readonly module: string }): ReactElement | null {
  const id = useRecordContext()?.id;
  const favorites = useFavorites();
  const toggle = useToggleFavorite();
  if (id === undefined) return null;
  const record = { module, record_id: Number(id) };
  const isFavorite = favorites.some((one) => isSame(one, record));
  return (
    <IconButton
      size="small"
      aria-label="Favorite"
      aria-pressed={isFavorite}
      title={isFavorite ? 'Remove from the favorites' : 'Add to the favorites'}
      onClick={() => void toggle(record, !isFavorite)}
    >
      {isFavorite ? <FavoriteIcon fontSize="small" /> : <OtherIcon fontSize="small" />}
    </IconButton>
  );
}
