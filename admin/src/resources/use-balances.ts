import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import { read } from '../services.ts';

/** The sums of open invoices in one currency, in its smallest unit. */
export interface Balance {
  readonly currency: string;
  readonly count: number;
  readonly balance: number;
  readonly overdue_count: number;
  readonly overdue_balance: number;
  readonly overdue_1_30: number;
  readonly overdue_31_60: number;
  readonly overdue_61_90: number;
  readonly overdue_over_90: number;
  readonly refund_count: number;
  readonly refund_balance: number;
}

/** Reads the sums of open invoices by currency. @param clientId the client whose invoices count; without it all */
export const useBalances = (clientId?: Identifier): UseQueryResult<readonly Balance[]> =>
  useQuery({
    queryKey: ['balances', clientId],
    queryFn: async () => {
      const query = clientId === undefined ? {} : { client_id: clientId };
      return (await read<{ records: readonly Balance[] }>('/api/invoices/balances', query)).records;
    },
  });
