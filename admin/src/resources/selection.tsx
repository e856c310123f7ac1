import { Typography } from '@mui/material';
import { type ReactElement, useEffect, useRef } from 'react';
import { BulkDeleteWithConfirmButton, useListContext, useResourceContext } from 'react-admin';
import { Names } from './list/names.tsx';
import type { View } from './view.ts';

/**
 * Keeps the selection of a list to records that it shows: it is cleared when the page opens and when the filter, the
 * order or the page changes, and loses records that are no longer there. A hidden record is never acted on.
 */
export function useShownSelection(): void {
  const resource = useResourceContext();
  const { filterValues, sort, page, perPage, data, selectedIds, onUnselectItems, onSelect } = useListContext();
  const before = useRef('');
  const shown = JSON.stringify([resource, filterValues, sort, page, perPage]);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    onUnselectItems();
  }, [shown, onUnselectItems]);
  useEffect(() => {
    const left = selectedIds.filter((id) => data?.some((record) => record.id === id));
    if (data && left.length < selectedIds.length) onSelect(left);
  }, [data, selectedIds, onSelect]);
}

/** Deletes the selected records, after a question that counts and names them. */
export function DeleteSelected({ view }: { readonly view: View }): ReactElement | null {
  const { data, selectedIds } = useListContext();
  const selected = (data ?? []).filter((one) => selectedIds.includes(one.id) && view.deletable?.(one) !== false);
  const kind = selected.length === 1 ? view.one : view.many;
  if (selected.length === 0) return null;
  return (
    <BulkDeleteWithConfirmButton
      mutationMode="pessimistic"
      confirmTitle={`Delete ${selected.length} ${kind.toLowerCase()}?`}
      confirmContent={
        <>
          <Names view={view} records={selected} />
          <Typography variant="body2">An administrator can bring them back for 30 days.</Typography>
        </>
      }
    />
  );
}
