import { useQuery } from '@tanstack/react-query';
import { type DataProvider, type Identifier, type RaRecord, useDataProvider } from 'react-admin';
import { VERSION } from '../../api/changes.ts';
import { resourceNamed } from '../../contract/contract.ts';
import type { Resource } from '../../contract/types.ts';
import { may, type Session } from '../../session/account.ts';
import { useSession } from '../../session/use-session.ts';
import { isInChain, linksFrom, originsOf } from './relations.ts';

/** A link of a chain from the estimate to the payment and the credit note. */
export interface ChainLink {
  readonly resource: Resource;
  readonly record: RaRecord;
}

/** The largest number of documents that follow from one; further ones are in their list. */
const MAX_FOLLOWING = 5;

/** Returns the documents before and after a document, in their order, with itself; undefined until they are known. */
export function useChain(name: string, record: RaRecord | undefined): readonly ChainLink[] | undefined {
  const dataProvider = useDataProvider();
  const session = useSession();
  const resource = resourceNamed(name);
  const { data } = useQuery({
    queryKey: ['chain', name, record?.id, record?.[VERSION]],
    queryFn: () => chainOf({ resource, record: record! }, dataProvider, session!),
    enabled: isInChain(resource) && record !== undefined && session !== undefined,
  });
  return data;
}

async function chainOf(link: ChainLink, dataProvider: DataProvider, session: Session): Promise<ChainLink[]> {
  const [before, after] = await Promise.all([
    linksBefore(link, dataProvider, session),
    linksAfter(link, dataProvider, session),
  ]);
  return [...before, link, ...after];
}

/** Returns the documents that a document follows from, the first one first. Those that cannot be read are left out. */
async function linksBefore({ resource, record }: ChainLink, dataProvider: DataProvider, session: Session) {
  const origins = originsOf(resource).filter(({ field, origin }) => record[field] && may(session, origin.access.get));
  const links = await Promise.all(
    origins.map(async ({ field, origin }): Promise<ChainLink[]> => {
      const id = record[field] as Identifier;
      const { data } = await dataProvider.getOne(origin.name, { id }).catch(() => ({ data: undefined }));
      if (!data) return [];
      const link = { resource: origin, record: data };
      return [...(await linksBefore(link, dataProvider, session)), link];
    }),
  );
  return links.flat();
}

/** Returns the documents that follow from a document, each with those that follow from it. */
async function linksAfter({ resource, record }: ChainLink, dataProvider: DataProvider, session: Session) {
  const relations = linksFrom(resource).filter((relation) => may(session, relation.resource.access.list));
  const links = await Promise.all(
    relations.map(async ({ resource: next, filter }): Promise<ChainLink[]> => {
      const params = {
        filter: { [filter]: record.id },
        pagination: { page: 1, perPage: MAX_FOLLOWING },
        sort: { field: 'id', order: 'ASC' as const },
        meta: { isBatched: true },
      };
      const { data } = await dataProvider.getList(next.name, params).catch(() => ({ data: [] as RaRecord[] }));
      const found = await Promise.all(
        data.map(async (one): Promise<ChainLink[]> => {
          const link = { resource: next, record: one };
          return [link, ...(await linksAfter(link, dataProvider, session))];
        }),
      );
      return found.flat();
    }),
  );
  return links.flat();
}
