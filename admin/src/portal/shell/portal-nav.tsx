import HomeIcon from '@mui/icons-material/HomeOutlined';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import type { Section } from '../sections.ts';

interface PortalNavProps {
  readonly sections: readonly Section[];
  /** The section of the open page. */
  readonly current: Section | undefined;
}

const page = (is: boolean): 'page' | undefined => (is ? 'page' : undefined);
const isHome = (pathname: string): boolean => pathname.replace(/\/$/, '') === BASE;

/** The navigation of the portal in the head of a wide window. */
export function PortalNav({ sections, current }: PortalNavProps): ReactElement {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main" className="portal-nav">
      <Link to={BASE} aria-current={page(isHome(pathname))}>
        Home
      </Link>
      {sections.map(({ name, label, to }) => (
        <Link key={name} to={to} aria-current={page(name === current?.name)}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** The navigation of the portal at the bottom of a phone. */
export function PortalTabBar({ sections, current }: PortalNavProps): ReactElement {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main" className="tab-bar">
      <Link to={BASE} aria-current={page(isHome(pathname))}>
        <HomeIcon aria-hidden />
        Home
      </Link>
      {sections.map(({ name, label, short, icon: Icon, to }) => (
        <Link key={name} to={to} aria-label={label} aria-current={page(name === current?.name)}>
          <Icon aria-hidden />
          {short ?? label}
        </Link>
      ))}
    </nav>
  );
}
