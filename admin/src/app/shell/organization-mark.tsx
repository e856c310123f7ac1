import { Avatar } from '@mui/material';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { logoOf } from '../../portal/branding.ts';
import { useSession } from '../../session/use-session.ts';
import { BASE } from '../base.ts';
import { SYSTEM } from '../document-title.ts';

/** The logo and the name of the organization, which lead to the first page. */
export function OrganizationMark(): ReactElement {
  const organization = useSession()?.organization;
  const name = organization?.name || SYSTEM;
  return (
    <Link to={BASE} className="organization">
      <Avatar variant="rounded" src={logoOf(organization)} alt="" aria-hidden className="organization-logo">
        {name.slice(0, 1).toUpperCase()}
      </Avatar>
      <span className="nav-label">{name}</span>
    </Link>
  );
}
