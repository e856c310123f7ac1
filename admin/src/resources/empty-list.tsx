import { Box, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { resourceNamed } from '../contract/contract.ts';
import { ImportButton } from './list/import-button.tsx';
import { NewRecordButton } from './new-record-button.tsx';
import type { View } from './view.ts';

/** The text of an empty list, with the buttons for the first record and for a file with many. */
export function EmptyList({ view }: { readonly view: View }): ReactElement {
  const Icon = view.icon;
  return (
    <Box sx={EMPTY}>
      <Box sx={PICTURE}>
        <Icon fontSize="small" />
      </Box>
      <Typography variant="body2" sx={{ maxWidth: '44ch', color: 'text.secondary', mb: 1 }}>
        {view.empty}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ImportButton resource={resourceNamed(view.name)} />
        <NewRecordButton view={view} />
      </Box>
    </Box>
  );
}

export const EMPTY = {
  display: 'grid',
  justifyItems: 'center',
  gap: 1,
  width: '100%',
  px: 3,
  py: 6,
  textAlign: 'center',
};

export const PICTURE = {
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  color: 'text.secondary',
  bgcolor: 'var(--surface-sunken)',
};
