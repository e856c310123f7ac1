import { Box, Link as TextLink, Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The rows of a small bar chart. */
export const BarRows = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <Box component="ul" sx={ROWS}>
    {children}
  </Box>
);

interface BarRowProps {
  readonly label: string;
  /** The number of records, if it is shown; undefined while it is unknown. */
  readonly count?: number | undefined;
  /** The address of their list. */
  readonly to: string;
  /** The length of the bar, from 0 to 1. */
  readonly part: number;
  /** The amount, as shown. */
  readonly text: string;
  /** The colour of the bar; by default the accent. */
  readonly colour?: string;
}

/** A row of a small bar chart: a link to the records, a bar and an amount. */
export function BarRow({ label, to, part, text, colour = 'primary.main', ...counted }: BarRowProps): ReactElement {
  return (
    <Box component="li" sx={ROW}>
      <TextLink component={Link} to={to} variant="body2" color="inherit">
        {label}
        {'count' in counted && (
          <Box component="span" sx={{ color: 'text.disabled' }}>
            {` ${counted.count ?? '…'}`}
          </Box>
        )}
      </TextLink>
      <Box sx={{ height: 8, borderRadius: '3px', bgcolor: 'action.focus' }}>
        <Box sx={{ height: 8, borderRadius: '3px', bgcolor: colour, width: `${part * 100}%` }} />
      </Box>
      <Typography variant="body2" sx={{ textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Typography>
    </Box>
  );
}

const ROWS = {
  display: 'grid',
  gridTemplateColumns: '116px minmax(0, 1fr) minmax(0, auto)',
  columnGap: 1.5,
  listStyle: 'none',
  p: 0,
  m: 0,
};
const ROW = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  minHeight: 30,
};
