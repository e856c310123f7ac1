import { Box, Checkbox, Link as TextLink } from '@mui/material';
import type { MouseEvent, ReactElement } from 'react';
import {
  BulkActionsToolbar,
  DataTable,
  type DataTableColumnProps,
  FunctionField,
  type RaRecord,
  useCreatePath,
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableRenderContext,
  useDataTableSelectedIdsContext,
  useDataTableSortContext,
  useRecordContext,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { fieldOf, referenceOf } from '../contract/contract.ts';
import type { Resource } from '../contract/types.ts';
import { FieldValue, isAmount } from '../fields/columns.tsx';
import { may } from '../session/account.ts';
import { useSession } from '../session/use-session.ts';
import { ChangeSelected, useBulkFields } from './list/change-selected.tsx';
import { PeekButton } from './list/peek.tsx';
import { SendSelected, useMailVerb } from './list/send-selected.tsx';
import { nameColumnOf } from './list/use-columns.ts';
import { DeleteSelected, useShownSelection } from './selection.tsx';
import { CompleteToggle } from './status/complete-toggle.tsx';
import type { View } from './view.ts';
import { recordTitle } from './views.ts';

interface ListProps {
  readonly view: View;
  readonly resource: Resource;
}

/** The records of a list as a table. The name of a record is a link; a click beside it opens the record as well. */
export function ListTable({ view, resource }: ListProps): ReactElement {
  const session = useSession();
  useShownSelection();
  // Records whose deletion asks for confirmation are deleted individually.
  const mayDelete = session !== undefined && !view.remove && may(session, resource.access.delete);
  const canChange = useBulkFields(resource).length > 0;
  const canSend = useMailVerb(view) !== undefined;
  const canSelect = canChange || canSend || mayDelete;
  const hasPage = resource.access.get !== undefined;
  const named = nameColumnOf(view);
  return (
    <Box onClickCapture={openInNewTab} onAuxClickCapture={openInNewTab}>
      <DataTable
        sx={TABLE}
        isRowSelectable={canChange ? undefined : view.deletable}
        rowClick={hasPage ? 'edit' : false}
        // The selection column is a column like the others: react-admin's checkboxes do not name their record.
        bulkActionButtons={false}
        bulkActionsToolbar={
          canSelect ? (
            <BulkActionsToolbar selectAllButton={false}>
              {canSend && <SendSelected view={view} />}
              <ChangeSelected view={view} />
              {mayDelete && <DeleteSelected view={view} />}
            </BulkActionsToolbar>
          ) : undefined
        }
      >
        {canSelect && (
          <DataTable.Col
            key="selected"
            source=""
            label={<SelectAll />}
            disableSort
            sx={SELECTION}
            aria-label="Selection"
          >
            <SelectOne view={view} />
          </DataTable.Col>
        )}
        {view.columns.map((name) => (
          <Column
            key={name}
            source={name}
            disableSort={!resource.sortable.includes(name)}
            align={isAmount(resource, name) ? 'right' : undefined}
          >
            {name === named && hasPage ? (
              <Box sx={NAME}>
                <CompleteToggle view={view} />
                <NameLink view={view} resource={resource} name={name} />
                <PeekButton view={view} />
              </Box>
            ) : (
              <FieldValue resource={resource} name={name} />
            )}
          </Column>
        ))}
      </DataTable>
    </Box>
  );
}

const SELECTION = { width: 40, '&.MuiTableCell-root': { p: 0, pl: 1 } };
const NAME = { display: 'flex', alignItems: 'center', gap: 1, '& [data-peek]': { marginInlineStart: 'auto' } };
/** The head stays below the bar of the page, unless the table is wider than the window. */
const TABLE = {
  '& .RaDataTable-tableWrapper': { overflowX: { xs: 'auto', lg: 'visible' } },
  '& .RaDataTable-headerCell': { top: { lg: 'var(--topbar)' } },
};

/** A column whose head tells screen readers the sort of the list. */
function Column(props: DataTableColumnProps): ReactElement {
  const isHead = useDataTableRenderContext() === 'header';
  const sort = useDataTableSortContext();
  const direction = sort?.order === 'DESC' ? 'desc' : 'asc';
  return <DataTable.Col {...props} sortDirection={isHead && sort?.field === props.source ? direction : false} />;
}

/** The name of the current record as a link to its page. */
function NameLink({ view, resource, name }: ListProps & { readonly name: string }): ReactElement {
  const createPath = useCreatePath();
  const isText = fieldOf(resource, name)?.type !== 'integer' && !referenceOf(resource, name);
  const textOf = (record: RaRecord): string =>
    (name === 'id' || isText) && record[name] ? String(record[name]) : recordTitle(view, record);
  const show = (record: RaRecord): ReactElement => (
    <TextLink
      component={Link}
      to={createPath({ resource: view.name, type: 'edit', id: record.id })}
      variant="body2"
      underline="hover"
      data-record
      sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {textOf(record)}
    </TextLink>
  );
  return <FunctionField source={name} render={show} />;
}

/** Opens the record of a row in a new tab on a click with Ctrl, Command or the middle button, as its link does. */
function openInNewTab(event: MouseEvent<HTMLElement>): void {
  const isAsked = event.ctrlKey || event.metaKey || event.button === 1;
  const target = event.target as HTMLElement;
  if (!isAsked || target.closest('a, button, input')) return;
  const link = target.closest('tr')?.querySelector<HTMLAnchorElement>('a[data-record]');
  if (!link) return;
  event.stopPropagation();
  event.preventDefault();
  window.open(link.href, '_blank', 'noopener');
}

/** The checkbox that selects the current record. */
function SelectOne({ view }: { readonly view: View }): ReactElement | null {
  const record = useRecordContext();
  const selected = useDataTableSelectedIdsContext();
  const { handleToggleItem, isRowSelectable } = useDataTableCallbacksContext();
  if (!record) return null;
  const isSelectable = isRowSelectable?.(record) ?? true;
  return (
    <Checkbox
      size="small"
      checked={isSelectable && selected?.includes(record.id) === true}
      disabled={!isSelectable}
      slotProps={{ input: { 'aria-label': `Select ${recordTitle(view, record)}` } }}
      onClick={(event) => {
        event.stopPropagation();
        handleToggleItem?.(record.id, event);
      }}
    />
  );
}

/** The checkbox that selects all records of the page. */
function SelectAll(): ReactElement {
  const selected = useDataTableSelectedIdsContext() ?? [];
  const data = useDataTableDataContext() ?? [];
  const { onSelect, isRowSelectable } = useDataTableCallbacksContext();
  const ids = data.filter((record) => isRowSelectable?.(record) ?? true).map(({ id }) => id);
  const count = ids.filter((id) => selected.includes(id)).length;
  const isAll = count > 0 && count === ids.length;
  return (
    <Checkbox
      size="small"
      checked={isAll}
      indeterminate={count > 0 && !isAll}
      disabled={ids.length === 0}
      slotProps={{ input: { 'aria-label': 'Select all on this page' } }}
      onChange={() => onSelect?.(isAll ? [] : ids)}
    />
  );
}
