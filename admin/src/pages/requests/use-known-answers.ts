import { useQuery } from '@tanstack/react-query';
import { hasResource, resourceNamed } from '../../contract/contract.ts';
import { http } from '../../services.ts';
import { useSession } from '../../session/use-session.ts';
import { type Client, type KnownAnswers, knownAnswers, OF_CLIENT } from './known-answers.ts';

/** Returns what a form of the user begins with; undefined until it is known. Forms of the staff begin empty. */
export function useKnownAnswers(): KnownAnswers | undefined {
  const account = useSession()?.account;
  const isCustomer = account?.user_type === 'client';
  const { data, isError } = useQuery({
    queryKey: ['own-client'],
    queryFn: async ({ signal }) => {
      const query = { limit: 1, fields: OF_CLIENT.join() };
      const { path } = resourceNamed('clients');
      return (await http<{ records: readonly Client[] }>('GET', path, { query, signal })).body.records[0] ?? {};
    },
    enabled: isCustomer && hasResource('clients'),
  });
  if (!account) return undefined;
  if (!isCustomer || !hasResource('clients')) return {};
  // The customer types the others.
  return data || isError ? knownAnswers(account, data) : undefined;
}
