import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Query } from '../api/http.ts';
import { hasResource, resourceNamed } from '../contract/contract.ts';
import { http } from '../services.ts';
import { may } from '../session/account.ts';
import { useSession } from '../session/use-session.ts';

/** The records of a page of a list, and the number of all. */
export interface Records<One> {
  readonly records: readonly One[];
  readonly total: number;
}

interface ListBody<One> {
  readonly records: readonly One[];
  readonly meta?: { readonly total: number };
}

/** The key of all queries of the portal's own pages. */
export const PORTAL = 'portal';

/** Reads a page of a list. Nothing is asked for if the user may not see it, or if `isWanted` is false. */
export function useRecords<One>(resource: string, query: Query, isWanted = true): UseQueryResult<Records<One>> {
  const session = useSession();
  const maySee = session !== undefined && hasResource(resource) && may(session, resourceNamed(resource).access.list);
  return useQuery({
    queryKey: [PORTAL, resource, query],
    queryFn: async ({ signal }) => {
      const { body } = await http<ListBody<One>>('GET', resourceNamed(resource).path, { query, signal });
      return { records: body.records, total: body.meta?.total ?? body.records.length };
    },
    enabled: maySee && isWanted,
  });
}
