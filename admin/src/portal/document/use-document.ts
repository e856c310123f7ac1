import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { isTemporary } from '../../api/problem.ts';
import { resourceNamed } from '../../contract/contract.ts';
import type { SharedDocument } from '../../document/shared-document.ts';
import { http } from '../../services.ts';
import { PORTAL } from '../use-records.ts';

/** The delays in milliseconds after which a document is read again until an online payment has arrived. */
const DELAYS_MS = [2000, 4000, 8000, 16_000, 32_000];

/** Returns the time until the next reading; false once nothing is due. */
const delayOf = (read: SharedDocument | undefined, count: number): number | false =>
  read?.payment ? (DELAYS_MS[count - 1] ?? false) : false;

/**
 * Reads a document as its recipient sees it.
 * @param isPaying true if the customer returns from the payment provider, which confirms the payment independently
 */
export const useDocument = (resource: string, id: string, isPaying: boolean): UseQueryResult<SharedDocument> =>
  useQuery({
    queryKey: [PORTAL, 'document', resource, id],
    queryFn: async ({ signal }) => {
      const path = `${resourceNamed(resource).path}/${id}/document`;
      return (await http<{ record: SharedDocument }>('GET', path, { signal })).body.record;
    },
    staleTime: 0,
    refetchInterval: ({ state: { data, error, dataUpdateCount } }) =>
      isTemporary(error) ? DELAYS_MS[1]! : isPaying && delayOf(data, dataUpdateCount),
  });
