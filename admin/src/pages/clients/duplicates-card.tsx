import { Button, Card, CardHeader, Link, List, ListItem, ListItemText } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { type Identifier, useNotify, useRecordContext } from 'react-admin';
import { BASE } from '../../app/base.ts';
import { resourceNamed } from '../../contract/contract.ts';
import { http } from '../../services.ts';
import { may } from '../../session/account.ts';
import { useSession } from '../../session/use-session.ts';
import { MergeDialog } from './merge-dialog.tsx';

/** The card with the clients that are probably the same as the one of the page; it is not shown without any. */
export function DuplicatesCard(): ReactElement | null {
  const client = useRecordContext();
  const session = useSession();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [merged, setMerged] = useState<Identifier>();
  const { access } = resourceNamed('clients');
  const isStaff = session?.account.user_type === 'staff';
  const isShown = client !== undefined && isStaff && may(session, access.update);
  const { data = [] } = useQuery({
    queryKey: ['clients', 'duplicates', 'of', client?.id, client?.['updated_at']],
    queryFn: async ({ signal }) => findDuplicates(client!.id, signal),
    enabled: isShown,
  });
  if (!isShown || data.length === 0) return null;
  const keepApart = async (otherId: number): Promise<void> => {
    try {
      await http('POST', `/api/clients/${client.id}/keep-apart`, { body: { other_id: otherId } });
      notify('The clients are kept apart.', { type: 'info' });
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : String(failure), { type: 'error' });
    }
    await queryClient.invalidateQueries({ queryKey: ['clients', 'duplicates'] });
  };
  return (
    <Card component="section" aria-label="Possible duplicates">
      <CardHeader
        title="Possible duplicates"
        slotProps={{ title: { variant: 'h6', component: 'h2' } }}
        sx={{ pb: 0 }}
      />
      <List aria-label="Possible duplicates" dense>
        {data.map(({ reasons, clients: [other] }) => (
          <ListItem key={other!.id} divider sx={{ flexWrap: 'wrap', columnGap: 1 }}>
            <ListItemText
              primary={<Link href={`${BASE}/clients/${other!.id}`}>{other!.company_name}</Link>}
              secondary={reasonsText(reasons)}
              sx={{ overflowWrap: 'anywhere', minWidth: 160 }}
            />
            <Button size="small" onClick={() => keepApart(other!.id)} aria-label={`Keep ${other!.company_name} apart`}>
              Not the same
            </Button>
            {may(session, access.delete) && (
              <Button size="small" onClick={() => setMerged(other!.id)} aria-label={`Merge ${other!.company_name}`}>
                Merge…
              </Button>
            )}
          </ListItem>
        ))}
      </List>
      {merged !== undefined && <MergeDialog id={client.id} otherId={merged} onClose={() => setMerged(undefined)} />}
    </Card>
  );
}

/** Returns the clients that are probably the same, without those that are kept apart. */
async function findDuplicates(id: Identifier, signal: AbortSignal): Promise<readonly Duplicate[]> {
  const query = { id: Number(id) };
  return (await http<{ records: readonly Duplicate[] }>('GET', '/api/clients/duplicates', { query, signal })).body
    .records;
}

const IN_WORDS = {
  name: 'name',
  email: 'email address',
  phone: 'phone number',
  vat_number: 'VAT number',
} as const;

/** A client that is probably the same, with what they have in common. */
export interface Duplicate {
  readonly reasons: readonly (keyof typeof IN_WORDS)[];
  readonly clients: readonly { readonly id: number; readonly company_name: string }[];
}

/** Returns what clients have in common, e.g. `same name and email address`. */
export const reasonsText = (reasons: Duplicate['reasons']): string =>
  `same ${reasons.map((reason) => IN_WORDS[reason]).join(' and ')}`;
