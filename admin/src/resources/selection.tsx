import { List, ListItem, Typography } from '@mui/material';
import { type ReactElement, useEffect, useRef } from 'react';
import { BulkDeleteWithConfirmButton, type RaRecord, useListContext, useResourceContext } from 'react-admin';
import type { View } from './view.ts';
import { recordTitle } from './views.ts';

/** The number of records that the question names; the rest is counted. */
const NAMED = 10;

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
export function DeleteSelected({ view }: { readonly view: View }): ReactElement {
  const { data, selectedIds } = useListContext();
  const selected = (data ?? []).filter(({ id }) => selectedIds.includes(id));
  const kind = selected.length === 1 ? view.one : view.many;
  return (
    <BulkDeleteWithConfirmButton
      mutationMode="pessimistic"
      confirmTitle={`Delete ${selected.length} ${kind.toLowerCase()}?`}
      confirmContent={<Names view={view} records={selected} />}
    />
  );
}

interface NamesProps {
  readonly view: View;
  readonly records: readonly RaRecord[];
}

function Names({ view, records }: NamesProps): ReactElement {
  const more = records.length - NAMED;
  return (
    <>
      <List dense disablePadding sx={{ mb: 1 }}>
        {records.slice(0, NAMED).map((record) => (
          <ListItem key={record.id} disableGutters sx={{ overflowWrap: 'anywhere' }}>
            {recordTitle(view, record)}
          </ListItem>
        ))}
      </List>
      {more > 0 && <Typography variant="body2">and {more} more</Typography>}
      <Typography variant="body2">An administrator can bring them back for 30 days.</Typography>
    </>
  );
}
