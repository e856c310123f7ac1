import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Identifier } from 'react-admin';
import { resources } from '../../contract/contract.ts';
import type { Resource } from '../../contract/types.ts';
import { http } from '../../services.ts';
import { may } from '../../session/account.ts';
import { useSession } from '../../session/use-session.ts';

interface Counted {
  readonly records: readonly unknown[];
  /** Missing for lists that are returned as a whole. */
  readonly meta?: { readonly total: number };
}

const totalOf = ({ records, meta }: Counted): number => meta?.total ?? records.length;

/** The field by which lists are filtered by a client. */
const CLIENT = 'client_id';
/** The parameter of the paths of records that are parts of a client. */
const IN_PATH = '{client_id}';

/** Names the records of a client that become records of the other one, as far as the user may see them. */
export function MergedRecords({ clientId }: { readonly clientId: Identifier }): ReactElement | null {
  const session = useSession();
  const ofClients = resources.filter(({ path, filters, access, isWhole }) => {
    const isOfClient = path.includes(IN_PATH) || (!isWhole && filters.some(({ name }) => name === CLIENT));
    return isOfClient && access.get && session && may(session, access.list);
  });
  const { data = [] } = useQuery({
    queryKey: ['clients', 'records', clientId, ofClients.length],
    queryFn: async ({ signal }) => {
      const count = async ({ title, path }: Resource): Promise<string> => {
        const isPart = path.includes(IN_PATH);
        const query = { limit: 1, ...(!isPart && { [CLIENT]: Number(clientId) }) };
        const read = http<Counted>('GET', path.replace(IN_PATH, String(clientId)), { query, signal });
        // A list that cannot be read is left out.
        return read.then(({ body }) => textOf(title.toLowerCase(), totalOf(body))).catch(() => '');
      };
      return (await Promise.all(ofClients.map(count))).filter((text) => text !== '');
    },
  });
  if (data.length === 0) return null;
  return <Typography sx={{ mt: 2 }}>These records move with it: {data.join(', ')}.</Typography>;
}

/** Returns a number of records, e.g. `estimates (3)`; empty for none. */
const textOf = (title: string, count: number): string => (count > 0 ? `${title} (${count})` : '');
