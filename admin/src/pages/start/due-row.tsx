import { ListItem, ListItemButton, ListItemText, Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { plusDays } from '../../fields/dates.ts';

const CALENDAR = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

interface DueRowProps {
  /** The path of the page that the row opens. */
  readonly to: string;
  readonly title: string;
  readonly subtitle?: string;
  /** The day on which it is due, YYYY-MM-DD. */
  readonly due: string;
  readonly today: string;
  /** Stands before the title, outside the link. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** Something that is due on a day, as a link to its page. */
export function DueRow({ to, title, subtitle, due, today, before, after }: DueRowProps): ReactElement {
  const isLate = due < today;
  return (
    <ListItem disablePadding sx={{ mx: -1, width: 'auto' }}>
      {before}
      <ListItemButton component={Link} to={to} sx={{ gap: 1, px: 1, borderRadius: 1 }}>
        <ListItemText primary={title} secondary={subtitle} />
        <Typography variant="body2" sx={{ color: isLate ? 'error.main' : 'text.secondary', whiteSpace: 'nowrap' }}>
          {isLate ? 'late: ' : ''}
          {new Date(due).toLocaleDateString(undefined, CALENDAR)}
        </Typography>
        {after}
      </ListItemButton>
    </ListItem>
  );
}

/** The number of days in which something counts as due soon. */
const SOON = 14;

/** Returns the last day that is soon, YYYY-MM-DD. */
export const soon = (today: string): string => plusDays(today, SOON);
