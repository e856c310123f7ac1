import { type Theme, useMediaQuery } from '@mui/material';
import type { ReactElement } from 'react';
import {
  BulkDeleteWithUndoButton,
  CreateButton,
  DataTable,
  FilterButton,
  List,
  Pagination,
  type RaRecord,
  SearchInput,
  SimpleList,
  TopToolbar,
} from 'react-admin';
import { resourceNamed } from '../contract/contract.ts';
import type { Field, Resource } from '../contract/types.ts';
import { FieldValue, isAmount } from '../fields/columns.tsx';
import { FieldInput } from '../fields/inputs.tsx';
import { may } from '../session/account.ts';
import { useSession } from '../session/use-session.ts';
import { EmptyList } from './empty-list.tsx';
import type { View } from './view.ts';
import { titleOf } from './views.ts';

/** How many records a page may have; the first is what it has at first. */
export const PAGES = [20, 50, 100];

/** The records of a resource: search, filters, sort and paging as the contract allows them. */
export function ListPage({ view }: { readonly view: View }): ReactElement {
  const resource = resourceNamed(view.name);
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <List
      perPage={PAGES[0]}
      pagination={<Pagination rowsPerPageOptions={PAGES} />}
      sort={view.sort ?? { field: '', order: 'DESC' }}
      filters={filtersOf(view, resource)}
      actions={<ListActions view={view} resource={resource} />}
      exporter={false}
      empty={<EmptyList view={view} />}
      title={view.many}
    >
      {isNarrow ? <NarrowList view={view} resource={resource} /> : <WideList view={view} resource={resource} />}
    </List>
  );
}

interface ListProps {
  readonly view: View;
  readonly resource: Resource;
}

function WideList({ view, resource }: ListProps): ReactElement {
  const session = useSession();
  // What asks a question before it is taken away is taken away one by one.
  const mayDelete = session !== undefined && !view.remove && may(session, resource.access.delete);
  return (
    <DataTable
      rowClick={rowClickOf(resource)}
      bulkActionButtons={mayDelete && <BulkDeleteWithUndoButton />}
      isRowSelectable={view.deletable}
    >
      {view.columns.map((name) => (
        <DataTable.Col
          key={name}
          source={name}
          disableSort={!resource.sortable.includes(name)}
          align={isAmount(resource, name) ? 'right' : undefined}
        >
          <FieldValue resource={resource} name={name} />
        </DataTable.Col>
      ))}
    </DataTable>
  );
}

function NarrowList({ view, resource }: ListProps): ReactElement {
  const [second, third] = view.narrow ?? view.columns.slice(1, 3);
  return (
    <SimpleList
      primaryText={(record: RaRecord) => titleOf(view.name, record)}
      secondaryText={() => (second ? <FieldValue resource={resource} name={second} /> : null)}
      tertiaryText={() => (third ? <FieldValue resource={resource} name={third} /> : null)}
      rowClick={rowClickOf(resource)}
      sx={{ '& .RaSimpleList-tertiary': { opacity: 1 } }}
    />
  );
}

/** What opens a record; nothing where it has no page of its own. */
const rowClickOf = ({ access }: Resource): 'edit' | false => (access.get ? 'edit' : false);

function ListActions({ view, resource }: ListProps): ReactElement {
  return (
    <TopToolbar>
      {resource.filters.length > 0 && <FilterButton />}
      {resource.access.create && !view.noCreate && <CreateButton />}
    </TopToolbar>
  );
}

function filtersOf(view: View, resource: Resource): ReactElement[] {
  const always = new Set(view.filters);
  const search = resource.hasSearch ? [<SearchInput key="q" source="q" alwaysOn placeholder="Search" />] : [];
  const input = (field: Field): ReactElement => (
    <FieldInput
      key={field.name}
      of={resource}
      field={{ ...field, required: false }}
      source={field.name}
      label={view.labels?.[field.name]}
      isFilter
      alwaysOn={always.has(field.name)}
    />
  );
  return [...search, ...resource.filters.map(input)];
}
