import SearchOffIcon from '@mui/icons-material/SearchOff';
import { Box, Button, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { useListContext } from 'react-admin';
import { inSentence } from '../../contract/labels.ts';
import { EMPTY, PICTURE } from '../empty-list.tsx';
import type { View } from '../view.ts';

/** The text of a list whose search or filter matches nothing, with the way back. */
export function NothingFound({ view }: { readonly view: View }): ReactElement {
  const { filterValues, setFilters } = useListContext();
  const { q, ...others } = filterValues;
  const many = inSentence(view.many);
  const hasOthers = Object.keys(others).length > 0;
  return (
    <Box sx={EMPTY}>
      <Box sx={PICTURE}>
        <SearchOffIcon fontSize="small" />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {q ? `No ${many} match “${q}”${hasOthers ? ' with this filter' : ''}.` : `No ${many} match this filter.`}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        {q && hasOthers && (
          <Button variant="outlined" onClick={() => setFilters({ q }, undefined, false)}>
            Search all {many}
          </Button>
        )}
        <Button variant="outlined" onClick={() => setFilters({}, undefined, false)}>
          Show all {many}
        </Button>
      </Box>
    </Box>
  );
}
