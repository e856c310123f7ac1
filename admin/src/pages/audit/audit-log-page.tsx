import {
  Box,
  LinearProgress,
  ListItem,
  Link as MuiLink,
  List as MuiList,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import {
  DataTable,
  List,
  ListNoResults,
  type RaRecord,
  RecordContextProvider,
  SearchInput,
  SelectInput,
  useListContext,
  useRecordContext,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { deleted, hasResource, resourceNamed, resources } from '../../contract/contract.ts';
import { wordsOf } from '../../contract/labels.ts';
import { FieldValue } from '../../fields/columns.tsx';
import { FieldInput } from '../../fields/inputs.tsx';
import { Changes } from '../../resources/changes/changes.tsx';
import { EmptyList } from '../../resources/empty-list.tsx';
import { ListBody, ListPagination, SHOWS_FAILURE } from '../../resources/list-body.tsx';
import { titleOf, viewOf } from '../../resources/views.ts';

const NAME = 'audit_log';
const PAGE = 20;

/** Return the singular and the plural of a module's records. */
const kindOf = (module: string): string => viewOf(module)?.one ?? wordsOf(module);
const kindsOf = (module: string): string => viewOf(module)?.many ?? wordsOf(module);

/** The module of account events such as sign-ins, which are no records. */
const ACCOUNT = 'account';

/** The resources whose records have an id; the others are views on them, such as the timeline. */
const withRecords = resources.filter(({ access }) => access.get !== undefined);

/** The modules that are audited. */
const modules = [...new Set([...[...deleted, ...withRecords].map(({ name }) => name), ACCOUNT])]
  .filter((name) => name !== 'dead_letters')
  .map((id) => ({ id, name: kindsOf(id) }))
  .sort((one, other) => one.name.localeCompare(other.name));

/** The audit log, newest entries first. */
export function AuditLogPage(): ReactElement {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <List
      perPage={PAGE}
      sort={{ field: '', order: 'DESC' }}
      pagination={<ListPagination rowsPerPageOptions={[PAGE]} />}
      filters={filters()}
      actions={false}
      exporter={false}
      empty={<EmptyList view={viewOf(NAME)!} />}
      title="Audit log"
      queryOptions={SHOWS_FAILURE}
    >
      <ListBody>{isNarrow ? <NarrowLog /> : <WideLog />}</ListBody>
    </List>
  );
}

function filters(): ReactElement[] {
  const of = resourceNamed(NAME);
  const inputs = ['user_id', 'action'].map((name) => {
    const field = of.filters.find((one) => one.name === name)!;
    const label = name === 'user_id' ? 'By' : 'Action';
    return <FieldInput key={name} of={of} field={field} source={name} label={label} isFilter alwaysOn />;
  });
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder="Search" />,
    <SelectInput key="module" source="module" label="Kind of record" choices={modules} emptyText="Any" alwaysOn />,
    ...inputs,
  ];
}

function WideLog(): ReactElement {
  const of = resourceNamed(NAME);
  return (
    <DataTable rowClick={false} bulkActionButtons={false}>
      <DataTable.Col source="occurred_at" label="When" disableSort>
        <FieldValue resource={of} name="occurred_at" />
      </DataTable.Col>
      <DataTable.Col label="What" disableSort>
        <Subject />
      </DataTable.Col>
      <DataTable.Col source="action" disableSort>
        <FieldValue resource={of} name="action" />
      </DataTable.Col>
      <DataTable.Col source="user_id" label="By" disableSort>
        <Doer />
      </DataTable.Col>
      <DataTable.Col source="changes" disableSort>
        <Changes />
      </DataTable.Col>
    </DataTable>
  );
}

/** The audit log on a phone, one entry below the other, with the same content as on a wide screen. */
function NarrowLog(): ReactElement {
  const { data, isPending } = useListContext();
  if (isPending) return <LinearProgress />;
  if (!data || data.length === 0) return <ListNoResults />;
  return (
    <MuiList disablePadding>
      {data.map((entry) => (
        <RecordContextProvider key={entry.id} value={entry}>
          <ListItem divider>
            <Box sx={{ display: 'grid', gap: 0.5, width: '100%' }}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
                <div>
                  <Subject />
                </div>
                <FieldValue resource={resourceNamed(NAME)} name="action" />
              </Box>
              <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
                <FieldValue resource={resourceNamed(NAME)} name="occurred_at" /> <Doer />
              </Typography>
              <Changes />
            </Box>
          </ListItem>
        </RecordContextProvider>
      ))}
    </MuiList>
  );
}

/** The changed record by the name that it had, with a link to it. */
function Subject(): ReactElement | null {
  const entry = useRecordContext();
  if (!entry) return null;
  const name = titleOf(NAME, entry);
  // Some kinds of record have no name but their number.
  const title = /^\d+$/.test(name) ? `${kindOf(entry['module'])} ${name}` : name;
  const path = pathOf(entry);
  return (
    <>
      {path ? (
        <MuiLink component={Link} to={path}>
          {title}
        </MuiLink>
      ) : (
        title
      )}
      <Caption>{kindOf(entry['module'])}</Caption>
    </>
  );
}

/** Returns the path of the record's page; undefined if it has none. */
function pathOf({ module, record_id, action }: RaRecord): string | undefined {
  if (action === 'deleted') return `${BASE}/deleted?kind=${module}`;
  const hasPage = viewOf(module) && hasResource(module) && resourceNamed(module).access.get;
  return hasPage ? `${BASE}/${module}/${record_id}` : undefined;
}

/** The user who made the change, with the API key or SCIM token and the address. */
function Doer(): ReactElement {
  const of = resourceNamed(NAME);
  const entry = useRecordContext();
  return (
    <>
      <FieldValue resource={of} name="user_id" />
      {entry?.['api_key_id'] && (
        <Caption>
          with the key <FieldValue resource={of} name="api_key_id" />
        </Caption>
      )}
      {entry?.['scim_token_id'] && (
        <Caption>
          with the SCIM token <FieldValue resource={of} name="scim_token_id" />
        </Caption>
      )}
      {entry?.['address'] && <Caption>from {entry['address']}</Caption>}
    </>
  );
}

function Caption({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}
