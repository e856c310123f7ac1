import { Box, List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { filteredList } from '../../app/base.ts';
import { QueryCard } from '../../app/query-card.tsx';
import { resourceNamed } from '../../contract/contract.ts';
import { useOrganizationMoney } from '../../fields/use-money.tsx';
import { viewOf } from '../../resources/views.ts';
import { read } from '../../services.ts';
import { NEEDS, type Need, needText } from './needs.ts';

interface Counted {
  readonly need: Need;
  readonly count: number;
}

/** The card with what waits for the user: how many records, each kind with a link to their list; nothing if they see none. */
export function NeedsCard({ sees }: { readonly sees: (name: string) => boolean }): ReactElement | null {
  const { locale } = useOrganizationMoney();
  const needs = NEEDS.filter(({ resource }) => sees(resource));
  const query = useQuery({
    queryKey: ['start', 'needs', ...needs.map(({ resource }) => resource)],
    queryFn: async () => (await Promise.all(needs.map(countOf))).filter(({ count }) => count > 0),
  });
  if (needs.length === 0) return null;
  const problem = query.data?.length === 0 ? 'Nothing waits for you.' : undefined;
  return (
    <QueryCard title="Needs you" query={query} problem={problem}>
      <List dense disablePadding>
        {query.data?.map(({ need, count }) => (
          <ListItem
            key={`${need.resource} ${JSON.stringify(need.filter)}`}
            disablePadding
            sx={{ mx: -1, width: 'auto' }}
          >
            <ListItemButton
              component={Link}
              to={filteredList(need.resource, need.filter)}
              sx={{ gap: 1.5, px: 1, borderRadius: 1 }}
            >
              <NeedIcon need={need} />
              <ListItemText primary={needText(need, count, locale)} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </QueryCard>
  );
}

function NeedIcon({ need: { resource, isLate } }: { readonly need: Need }): ReactElement {
  const Icon = viewOf(resource)!.icon;
  return (
    <Box sx={{ display: 'flex', color: isLate ? 'error.main' : 'text.secondary' }}>
      <Icon fontSize="small" />
    </Box>
  );
}

async function countOf(need: Need): Promise<Counted> {
  const { path } = resourceNamed(need.resource);
  const { meta } = await read<{ meta: { total: number } }>(path, { ...need.filter, fields: 'id', limit: 1 });
  return { need, count: meta.total };
}
