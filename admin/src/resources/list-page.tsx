import { type Theme, useMediaQuery } from '@mui/material';
import type { ReactElement } from 'react';
import { FilterButton, List, SearchInput } from 'react-admin';
import { PageActions } from '../app/shell/page-head.tsx';
import { resourceNamed } from '../contract/contract.ts';
import type { Field, Resource } from '../contract/types.ts';
import { FieldInput } from '../fields/inputs.tsx';
import { EmptyList } from './empty-list.tsx';
import { ListBody, ListPagination, SHOWS_FAILURE } from './list-body.tsx';
import { ListTable } from './list-table.tsx';
import { NarrowList } from './narrow-list.tsx';
import { NewRecordButton } from './new-record-button.tsx';
import { useFilters, useView } from './use-view.ts';
import type { View } from './view.ts';

/** The page sizes; the first is the default. */
export const PAGES = [20, 50, 100];

interface ListPageProps {
  readonly view: View;
  /** Further buttons above the list. */
  readonly actions?: ReactElement;
}

/** The list of a resource's records: search, filters, sort and paging as in the contract. */
export function ListPage({ view: given, actions }: ListPageProps): ReactElement {
  const view = useView(given);
  const resource = resourceNamed(view.name);
  const offered = useFilters(resource);
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <List
      perPage={PAGES[0]}
      pagination={<ListPagination rowsPerPageOptions={PAGES} />}
      sort={view.sort ?? { field: '', order: 'DESC' }}
      filters={filtersOf(view, resource, offered)}
      actions={<ListActions view={view} hasFilters={offered.length > 0} more={actions} />}
      exporter={false}
      empty={<EmptyList view={view} />}
      title={view.many}
      queryOptions={SHOWS_FAILURE}
    >
      <ListBody>
        {isNarrow ? <NarrowList view={view} resource={resource} /> : <ListTable view={view} resource={resource} />}
      </ListBody>
    </List>
  );
}

interface ListActionsProps {
  readonly view: View;
  readonly hasFilters: boolean;
  readonly more?: ReactElement;
}

function ListActions({ view, hasFilters, more }: ListActionsProps): ReactElement {
  return (
    <PageActions>
      {more}
      {hasFilters && <FilterButton />}
      <NewRecordButton view={view} />
    </PageActions>
  );
}

function filtersOf(view: View, resource: Resource, offered: readonly Field[]): ReactElement[] {
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
  return [...search, ...offered.map(input)];
}
