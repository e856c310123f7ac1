import { Avatar } from '@mui/material';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../session/use-session.ts';
import { BASE } from '../base.ts';
import { SYSTEM } from '../document-title.ts';

/** The logo and the name of the organization, which lead to the start page. */
export function OrganizationMark(): ReactElement {
  const organization = useSession()?.organization;
  const name = organization?.name || SYSTEM;
  const logo = organization?.logo_file_id ? `/api/file-manager/files/${organization.logo_file_id}/download` : undefined;
  return (
    <Link to={BASE} className="organization">
      <Avatar variant="rounded" src={logo} alt="" aria-hidden className="organization-logo">
        {name.slice(0, 1).toUpperCase()}
      </Avatar>
      <span className="nav-label">{name}</span>
    </Link>
  );
}
