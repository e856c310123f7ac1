import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { hasResource, resourceNamed } from '../../contract/contract.ts';
import { may } from '../../session/account.ts';
import { useSession } from '../../session/use-session.ts';

const RESOURCE = 'estimate_requests';

/** The button that requests an estimate. */
export function RequestCard(): ReactElement | null {
  const session = useSession();
  if (!session || !hasResource(RESOURCE) || !may(session, resourceNamed(RESOURCE).access.create)) return null;
  return (
    <Button
      component={Link}
      to={`${BASE}/${RESOURCE}/create`}
      size="large"
      variant="outlined"
      fullWidth
      startIcon={<AddIcon />}
    >
      Request an estimate
    </Button>
  );
}
