import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Identifier } from 'react-admin';
import { resources } from '../../contract/contract.ts';
import type { Resource } from '../../contract/types.ts';
import { http } from '../../services.ts';
import { may } from '../../session/account.ts';
import { useSession } from '../../session/use-session.ts';
import { contactsPath } from './contact-dialog.tsx';

interface Counted {
  readonly records: readonly unknown[];
  /** Missing for lists that are returned as a whole. */
  readonly meta?: { readonly total: number };
}

const totalOf = ({ records, meta }: Counted): number => meta?.total ?? records.length;

/** The field by which lists are filtered by a client. */
const CLIENT = 'client_id';

/** Names the records of a client that become records of the other one, as far as the user may see them. */
export function MergedRecords({ clientId }: { readonly clientId: Identifier }): ReactElement | null {
  const session = useSession();
  const ofClients = resources.filter(({ filters, access, isWhole }) => {
    return !isWhole && filters.some(({ name }) => name === CLIENT) && session && may(session, access.list);
  });
  const { data = [] } = useQuery({
    queryKey: ['clients', 'records', clientId, ofClients.length],
    queryFn: async ({ signal }) => {
      const count = async (path: string, filter: object = { [CLIENT]: Number(clientId) }): Promise<number> => {
        const query = { ...filter, limit: 1 };
        // A list that cannot be read is left out.
        const read = http<Counted>('GET', path, { query, signal }).then(({ body }) => totalOf(body));
        return read.catch(() => 0);
      };
      const contacts = count(contactsPath(clientId), {}).then((total) => textOf('contacts', total));
      const others = ofClients.map(async ({ title, path }: Resource) => textOf(title.toLowerCase(), await count(path)));
      return (await Promise.all([contacts, ...others])).filter((text) => text !== '');
    },
  });
  if (data.length === 0) return null;
  return <Typography sx={{ mt: 2 }}>These records move with it: {data.join(', ')}.</Typography>;
}

/** Returns a number of records, e.g. `estimates (3)`; empty for none. */
const textOf = (title: string, count: number): string => (count > 0 ? `${title} (${count})` : '');
