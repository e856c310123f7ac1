import { Avatar } from '@mui/material';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { useSession } from '../../session/use-session.ts';
import { LOGO_URL } from '../branding.ts';

/** The logo and the name of the seller, which lead to the home page. */
export function SellerMark(): ReactElement {
  const organization = useSession()?.organization;
  const name = organization?.name ?? '';
  return (
    <Link to={BASE} className="organization">
      <Avatar
        variant="rounded"
        src={organization?.logo_file_id ? LOGO_URL : undefined}
        alt=""
        aria-hidden
        className="organization-logo"
      >
        {name.slice(0, 1).toUpperCase()}
      </Avatar>
      <span className="nav-label">{name}</span>
    </Link>
  );
}
