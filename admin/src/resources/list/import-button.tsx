import UploadIcon from '@mui/icons-material/UploadFile';
import { Button } from '@mui/material';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { hasRoute } from '../../contract/contract.ts';
import type { Resource } from '../../contract/types.ts';
import { may, type Session } from '../../session/account.ts';
import { useSession } from '../../session/use-session.ts';
import { isLines } from '../form-rows.ts';
import { kindOf } from '../parts.ts';

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

/** Returns true if a file can have such records: those with a bulk, except documents with lines. */
export const isImportable = ({ name, path, fields, access }: Resource, session: Session): boolean =>
  hasRoute(`POST ${path}/bulk`) &&
  hasRoute(`POST ${path}`) &&
  kindOf(name) !== undefined &&
  !fields.some(isLines) &&
  may(session, access.create);
