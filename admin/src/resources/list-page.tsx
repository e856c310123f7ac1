import { type Theme, useMediaQuery } from '@mui/material';
import type { ReactElement } from 'react';
import {
  CreateButton,
  DataTable,
  FilterButton,
  List,
  type RaRecord,
  SearchInput,
  SimpleList,
  TopToolbar,
} from 'react-admin';
import { resourceNamed } from '../contract/contract.ts';
import type { Field, Resource } from '../contract/types.ts';
import { FieldValue } from '../fields/columns.tsx';
import { FieldInput } from '../fields/inputs.tsx';
import { EmptyList } from './empty-list.tsx';
import type { View } from './view.ts';
import { titleOf } from './views.ts';

const PAGE = 20;

/** The records of a resource: search, filters, sort and paging as the contract allows them. */
export function ListPage({ view }: { readonly view: View }): ReactElement {
  const resource = resourceNamed(view.name);
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <List
      perPage={PAGE}
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
  return (
    <DataTable rowClick={rowClickOf(resource)} bulkActionButtons={false}>
      {view.columns.map((name) => (
        <DataTable.Col key={name} source={name} disableSort={!resource.sortable.includes(name)}>
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
