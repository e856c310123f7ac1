import UploadIcon from '@mui/icons-material/UploadFile';
import { Button } from '@mui/material';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import type { Resource } from '../../contract/types.ts';
import { useSession } from '../../session/use-session.ts';
import { isImportable } from '../importable.ts';

/** The link to the import of a file with such records, for staff who may create them. */
export function ImportButton({ resource }: { readonly resource: Resource }): ReactElement | null {
  const session = useSession();
  if (!session || session.account.user_type === 'client' || !isImportable(resource, session)) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<UploadIcon />}
      component={Link}
      to={`${BASE}/imports?module=${resource.name}`}
      sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
    >
      Import
    </Button>
  );
}
