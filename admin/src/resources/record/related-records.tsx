import { Button, Card, CardHeader, Link as TextLink } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { type RaRecord, RecordContextProvider, useCreatePath, useDataProvider, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { BASE, filteredList } from '../../app/base.ts';
import { FailureNote } from '../../app/failure-note.tsx';
import { fieldOf, resourceNamed } from '../../contract/contract.ts';
import { inSentence } from '../../contract/labels.ts';
import type { Resource } from '../../contract/types.ts';
import { FieldValue, isAmount } from '../../fields/columns.tsx';
import { may } from '../../session/account.ts';
import { useSession } from '../../session/use-session.ts';
import { CompleteToggle } from '../status/complete-toggle.tsx';
import type { View } from '../view.ts';
import { recordTitle, viewOf } from '../views.ts';
import { documentsAfter, type Relation, relationsTo } from './relations.ts';

/** The number of records that a card shows; the list has the others. */
const SHOWN = 5;

/** The records that refer to the current one, such as the documents of a client; not those that a chain shows. */
export function RelatedRecords({ view }: { readonly view: View }): ReactElement | null {
  const record = useRecordContext();
  const session = useSession();
  const shown = new Set(documentsAfter(resourceNamed(view.name)).map(({ resource }) => resource.name));
  const relations = relationsTo(view.name).filter(
    // Records that nobody creates, such as payments, are parts of others.
    ({ resource: { name, access } }) => !shown.has(name) && access.create && session && may(session, access.list),
  );
  const lists = useRelatedLists(relations, record);
  const isCreatable = ({ resource, filter }: Relation): boolean =>
    session !== undefined &&
    may(session, resource.access.create) &&
    !viewOf(resource.name)?.noCreate &&
    fieldOf(resource, filter)?.readOnly !== true;
  if (!record || relations.length === 0 || !lists) return null;
  const missing = relations.filter((relation, at) => lists[at]?.total === 0 && isCreatable(relation));
  return (
    <>
      {relations.map((relation, at) => (
        <RelatedCard
          key={relation.resource.name}
          relation={relation}
          record={record}
          list={lists[at]!}
          mayCreate={isCreatable(relation)}
        />
      ))}
      {missing.length > 0 && (
        <div className="related-missing">
          {missing.map((relation) => (
            <NewRelated key={relation.resource.name} relation={relation} record={record} />
          ))}
        </div>
      )}
    </>
  );
}

interface RelatedList {
  readonly data: readonly RaRecord[];
  readonly total: number;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** Returns the first related records by relation; undefined until all are known. */
function useRelatedLists(
  relations: readonly Relation[],
  record: RaRecord | undefined,
): readonly RelatedList[] | undefined {
  const dataProvider = useDataProvider();
  const queries = useQueries({
    queries: relations.map(({ resource: { name }, filter }) => ({
      queryKey: ['related', name, filter, record?.id],
      queryFn: async () =>
        await dataProvider.getList(name, {
          filter: { [filter]: record!.id },
          pagination: { page: 1, perPage: SHOWN },
          sort: viewOf(name)?.sort ?? { field: 'id', order: 'DESC' },
        }),
      enabled: record !== undefined,
    })),
  });
  if (queries.some(({ isPending }) => isPending)) return undefined;
  return queries.map(({ data, error, refetch }) => ({
    data: data?.data ?? [],
    total: data?.total ?? 0,
    error,
    refetch,
  }));
}

interface NewRelatedProps {
  readonly relation: Relation;
  readonly record: RaRecord;
}

/** The link to the form of a new record that refers to the current one. */
function NewRelated({ relation: { resource, filter }, record }: NewRelatedProps): ReactElement {
  return (
    <Button
      size="small"
      component={Link}
      to={`${BASE}/${resource.name}/create`}
      state={{ record: { ...clientOf(resource, record), [filter]: record.id } }}
    >
      New {inSentence(viewOf(resource.name)!.one)}
    </Button>
  );
}

/** Returns the client of a record, for a new one of a resource that has a client as well. */
function clientOf(resource: Resource, { client_id }: RaRecord): { readonly client_id?: number } {
  const field = fieldOf(resource, 'client_id');
  return client_id && field && !field.readOnly ? { client_id } : {};
}

interface RelatedCardProps extends NewRelatedProps {
  readonly list: RelatedList;
  readonly mayCreate: boolean;
}

function RelatedCard({ relation, record, list, mayCreate }: RelatedCardProps): ReactElement | null {
  const { resource, filter } = relation;
  const { data, total, error, refetch } = list;
  const view = viewOf(resource.name)!;
  if (total === 0 && !error) return null;
  const all = filteredList(resource.name, { [filter]: record.id });
  return (
    <Card component="section" aria-label={view.many} className="related">
      <CardHeader
        title={
          <>
            {view.many} {total > 0 && <span className="related-count">{total}</span>}
          </>
        }
        slotProps={{ title: { component: 'h2', variant: 'h2' } }}
        action={
          <>
            {total > SHOWN && (
              <Button size="small" component={Link} to={all}>
                All {total}
              </Button>
            )}
            {mayCreate && <NewRelated relation={relation} record={record} />}
          </>
        }
      />
      {error && <FailureNote error={error} onRetry={refetch} />}
      {data.length > 0 && <RelatedRows view={view} relation={relation} records={data} />}
    </Card>
  );
}

interface RelatedRowsProps {
  readonly view: View;
  readonly relation: Relation;
  readonly records: readonly RaRecord[];
}

function RelatedRows({ view, relation: { resource, filter }, records }: RelatedRowsProps): ReactElement {
  const createPath = useCreatePath();
  const amount = view.columns.find((name) => isAmount(resource, name));
  const [title] = view.columns;
  // The status, then the last other column, which is a date in most lists.
  const others = view.columns.filter((name) => ![title, amount, filter, 'status'].includes(name) && isShort(name));
  const date = others.find((name) => fieldOf(resource, name)?.format === 'date') ?? others.at(-1);
  return (
    <ul className="related-rows">
      {records.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <li>
            <span className="related-name">
              <CompleteToggle view={view} />
              <TextLink
                component={Link}
                to={createPath({ resource: resource.name, type: 'edit', id: record.id })}
                variant="body2"
                underline="hover"
              >
                {recordTitle(view, record)}
              </TextLink>
            </span>
            <span className="related-state">
              {view.columns.includes('status') && <FieldValue resource={resource} name="status" />}
            </span>
            <span className="related-date">{date && <FieldValue resource={resource} name={date} />}</span>
            <span className="related-amount">{amount && <FieldValue resource={resource} name={amount} />}</span>
          </li>
        </RecordContextProvider>
      ))}
    </ul>
  );
}

const isShort = (name: string): boolean => name !== 'id';
