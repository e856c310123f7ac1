import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { hasResource, resourceNamed } from '../../contract/contract.ts';
import { read } from '../../services.ts';
import { may, type Session } from '../../session/account.ts';
import { useSession } from '../../session/use-session.ts';
import { pageOf } from '../parts.ts';
import { titleOf } from '../views.ts';
import { openRecentRecords, type RecordKey } from './recent-records.ts';

/** A record whose page the user opened. */
export interface RecentRecord {
  readonly module: string;
  readonly record_id: number;
  readonly title: string;
}

const SHOWN = 6;

/**
 * Returns the records whose pages the user opened last, without that of this page, as they are now; undefined until they are
 * known.
 */
export function useRecentRecords(): readonly RecentRecord[] | undefined {
  const session = useSession();
  const { pathname } = useLocation();
  // A page that is still loading when the search opens becomes the one that is shown.
  const keys = useMemo(() => (session ? visited(session, pathname) : []), [session, pathname]);
  const { data, isLoading } = useQuery({
    queryKey: ['recent', keys],
    queryFn: () => readRecords(keys),
    enabled: keys.length > 0,
    staleTime: 0,
  });
  return data ?? (isLoading ? undefined : []);
}

function visited(session: Session, pathname: string): readonly RecordKey[] {
  const isListed = ({ module, id }: RecordKey): boolean =>
    hasResource(module) &&
    may(session, resourceNamed(module).access.list) &&
    pageOf({ module, record_id: id }) !== pathname;
  const recent = openRecentRecords(session.account.id, () => window.localStorage);
  return recent.list().filter(isListed).slice(0, SHOWN);
}

/** Reads records by their lists, in one request. Those that were deleted or hidden meanwhile are left out. */
async function readRecords(keys: readonly RecordKey[]): Promise<RecentRecord[]> {
  const byModule = [...Map.groupBy(keys, ({ module }) => module)];
  const lists = await Promise.allSettled(
    byModule.map(async ([module, of]) => {
      const query = { ids: of.map(({ id }) => id).join(), limit: of.length };
      const { records } = await read<{ records: RaRecord[] }>(resourceNamed(module).path, query);
      return records.map(
        (record): RecentRecord => ({ module, record_id: Number(record.id), title: titleOf(module, record) }),
      );
    }),
  );
  const found = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []));
  return keys.flatMap(({ module, id }) => found.find((one) => one.module === module && one.record_id === id) ?? []);
}
