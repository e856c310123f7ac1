import { Link as MuiLink, type Theme, Typography, useMediaQuery } from '@mui/material';
import type { ReactElement } from 'react';
import {
  DataTable,
  FunctionField,
  List,
  Pagination,
  type RaRecord,
  SearchInput,
  SelectInput,
  SimpleList,
  useRecordContext,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { deleted, hasResource, resourceNamed, resources } from '../../contract/contract.ts';
import { labelOf, wordsOf } from '../../contract/labels.ts';
import { FieldValue } from '../../fields/columns.tsx';
import { FieldInput } from '../../fields/inputs.tsx';
import { momentOf } from '../../fields/moments.ts';
import { EmptyList } from '../../resources/empty-list.tsx';
import { titleOf, viewOf } from '../../resources/views.ts';

const NAME = 'audit_log';
const PAGE = 20;

/** What a record of a module is called, or all of them. */
const kindOf = (module: string): string => viewOf(module)?.one ?? wordsOf(module);
const kindsOf = (module: string): string => viewOf(module)?.many ?? wordsOf(module);

/** Everything that is kept an account of. */
const modules = [...new Set([...deleted, ...resources].map(({ name }) => name))]
  .filter((name) => ![NAME, 'dead_letters'].includes(name))
  .map((id) => ({ id, name: kindsOf(id) }))
  .sort((one, other) => one.name.localeCompare(other.name));

/** Who changed what, the newest first. */
export function AuditLogPage(): ReactElement {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <List
      perPage={PAGE}
      sort={{ field: '', order: 'DESC' }}
      pagination={<Pagination rowsPerPageOptions={[PAGE]} />}
      filters={filters()}
      actions={false}
      exporter={false}
      empty={<EmptyList view={viewOf(NAME)!} />}
      title="Audit log"
    >
      {isNarrow ? <NarrowLog /> : <WideLog />}
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
        <FunctionField render={({ changes }: RaRecord) => changes.map(changeText).join(', ')} />
      </DataTable.Col>
    </DataTable>
  );
}

function NarrowLog(): ReactElement {
  return (
    <SimpleList
      primaryText={(entry: RaRecord) => titleOf(NAME, entry)}
      secondaryText={(entry: RaRecord) => `${kindOf(entry['module'])}, ${momentOf(entry['occurred_at'])}`}
      tertiaryText={() => <FieldValue resource={resourceNamed(NAME)} name="action" />}
      rowClick={(_id, _resource, entry) => pathOf(entry) ?? false}
      sx={{ '& .RaSimpleList-tertiary': { opacity: 1 } }}
    />
  );
}

/** The record that something happened to, by the name that it had, with the way to it. */
function Subject(): ReactElement | null {
  const entry = useRecordContext();
  if (!entry) return null;
  const title = titleOf(NAME, entry);
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
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {kindOf(entry['module'])}
      </Typography>
    </>
  );
}

/** The page of the record; none where it is gone, or has no page. */
function pathOf({ module, record_id, action }: RaRecord): string | undefined {
  if (action === 'deleted') return `/admin/deleted?kind=${module}`;
  const hasPage = viewOf(module) && hasResource(module) && resourceNamed(module).access.get;
  return hasPage ? `/admin/${module}/${record_id}` : undefined;
}

/** Who did it, and with which key. */
function Doer(): ReactElement {
  const of = resourceNamed(NAME);
  return (
    <>
      <FieldValue resource={of} name="user_id" />
      <FunctionField
        render={({ api_key_id }: RaRecord) =>
          api_key_id ? (
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
              with the key <FieldValue resource={of} name="api_key_id" />
            </Typography>
          ) : null
        }
      />
    </>
  );
}

interface Change {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** From what to what; of a confidential record nothing but the field is known. */
function changeText({ field, before, after }: Change): string {
  const [label, from, to] = [labelOf(field), shortText(before), shortText(after)];
  if (!from) return to ? `${label}: ${to}` : label;
  return `${label}: ${from} → ${to || 'empty'}`;
}

const MOST_LETTERS = 40;

function shortText(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
}
