import { Box, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { CreateButton, useResourceContext } from 'react-admin';
import { resourceNamed } from '../contract/contract.ts';
import { may } from '../session/account.ts';
import { useSession } from '../session/use-session.ts';
import type { View } from './view.ts';

/** The text of an empty list, with the button for the first record. */
export function EmptyList({ view }: { readonly view: View }): ReactElement {
  const session = useSession();
  const name = useResourceContext() ?? view.name;
  const Icon = view.icon;
  return (
    <Box sx={{ textAlign: 'center', py: 8, px: 2, width: '100%' }}>
      <Icon sx={{ fontSize: 64, color: 'text.secondary', mb: 1 }} />
      <Typography sx={{ mb: 2, maxWidth: 520, mx: 'auto' }}>{view.empty}</Typography>
      {session && !view.noCreate && may(session, resourceNamed(name).access.create) && (
        <CreateButton variant="contained" />
      )}
    </Box>
  );
}
