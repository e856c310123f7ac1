import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BASE } from '../base.ts';
import { usePageTitle } from '../document-title.ts';
import { entryAt, useEntries } from './entries.ts';

/** The path to the open page: the settings or the list that it belongs to, then its own title. */
export function Crumbs(): ReactElement {
  const { pathname } = useLocation();
  const entry = entryAt(useEntries(), pathname);
  const title = usePageTitle();
  const parents = [
    ...(entry?.place === 'settings' ? [{ to: `${BASE}/settings`, label: 'Settings' }] : []),
    ...(entry && pathname !== entry.to ? [entry] : []),
  ];
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {parents.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">
          <span>{title}</span>
        </li>
      </ol>
    </nav>
  );
}
