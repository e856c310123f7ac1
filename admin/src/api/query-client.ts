import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { isTemporary, retryDelay } from './problem.ts';

/**
 * Creates the query cache. A query that failed because a service or the network is unavailable reports the failure at
 * once and is retried until it succeeds; offline queries fail in the same way instead of pausing silently.
 */
export function createQueryClient(): QueryClient {
  const failures = new WeakMap<object, number>();
  const delayOf = (query: Query): number => retryDelay(query.state.error, failures.get(query) ?? 1);
  const queryCache = new QueryCache({
    onError: (_error, query) => void failures.set(query, (failures.get(query) ?? 0) + 1),
    onSuccess: (_data, query) => void failures.delete(query),
  });
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        staleTime: 5_000,
        retry: false,
        refetchInterval: (query) => isTemporary(query.state.error) && delayOf(query as Query),
      },
      mutations: { networkMode: 'always' },
    },
  });
}
