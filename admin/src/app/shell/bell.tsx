import BellIcon from '@mui/icons-material/NotificationsNone';
import { Badge, IconButton } from '@mui/material';
import type { ReactElement } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { useLookUp } from '../../session/use-session.ts';
import { filteredList } from '../base.ts';

/** The time in milliseconds after which the number is read again. */
const FRESH_MS = 60_000;
/** The largest number that fits on the bell. */
const MAX_SHOWN = 99;
/** The messages of the system, which are the user's notifications. */
const NOTIFICATIONS = { box: 'inbox', sender: 'system' };
const COUNT = {
  filter: { ...NOTIFICATIONS, status: 'unread' },
  pagination: { page: 1, perPage: 1 },
  sort: { field: '', order: 'DESC' as const },
};

/** The link to the notifications, with the number of those that are unread. */
export function Bell(): ReactElement | null {
  const maySee = useLookUp()('messages');
  const fresh = { enabled: maySee, staleTime: FRESH_MS, refetchInterval: FRESH_MS };
  const { total = 0 } = useGetList('messages', COUNT, fresh);
  if (!maySee) return null;
  // The label must contain the text shown (WCAG 2.5.3).
  const unread = total > MAX_SHOWN ? `${MAX_SHOWN}+` : total || undefined;
  const label = unread ? `Notifications, ${unread} unread` : 'Notifications';
  return (
    <IconButton component={Link} to={filteredList('messages', NOTIFICATIONS)} aria-label={label} title={label}>
      <Badge badgeContent={unread} color="error">
        <BellIcon />
      </Badge>
    </IconButton>
  );
}
