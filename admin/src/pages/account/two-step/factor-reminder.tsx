import { Alert, Button } from '@mui/material';
import type { ReactElement } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { BASE } from '../../../app/base.ts';
import { formatTimestamp } from '../../../fields/dates.ts';
import { useFactors } from './factors.ts';

const PAGE = `${BASE}/two-step`;

/**
 * Asks users without a required second factor to add one. Once the time for that has passed, they can do nothing else, so the
 * page to add one opens.
 */
export function FactorReminder(): ReactElement | null {
  const { pathname } = useLocation();
  const { data } = useFactors();
  if (!data?.due_at || pathname === PAGE) return null;
  if (Date.parse(data.due_at) <= Date.now()) return <Navigate to={PAGE} replace />;
  const button = (
    <Button color="inherit" size="small" component={Link} to={PAGE}>
      Add one
    </Button>
  );
  return (
    <Alert severity="warning" action={button} sx={{ mt: 1 }}>
      Your organization requires two-step sign-in from {formatTimestamp(data.due_at)} on.
    </Alert>
  );
}
