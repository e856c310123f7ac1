import { ListSubheader } from '@mui/material';
import type { ReactElement } from 'react';
import { Menu, usePermissions, useSidebarState } from 'react-admin';
import { hasResource, resourceNamed } from '../contract/contract.ts';
import { GROUPS, type View } from '../resources/view.ts';
import { views } from '../resources/views.ts';
import { may, type Session } from '../session/account.ts';
import { BASE } from './base.ts';
import { extraPages } from './pages.tsx';

interface Entry {
  readonly group: View['group'];
  readonly to: string;
  readonly label: string;
  readonly icon: View['icon'];
}

/** The menu of the pages that the user may see, in groups. */
export function PanelMenu(): ReactElement {
  const { permissions: session } = usePermissions<Session>();
  const entries = session ? entriesFor(session) : [];
  const isPortal = session?.account.user_type === 'client';
  return (
    <Menu>
      <Menu.DashboardItem primaryText="Start" />
      {isPortal && <Items entries={entries} />}
      {!isPortal &&
        GROUPS.map((group) => (
          <Group key={group} title={group} entries={entries.filter((entry) => entry.group === group)} />
        ))}
    </Menu>
  );
}

function Group({
  title,
  entries,
}: {
  readonly title: string;
  readonly entries: readonly Entry[];
}): ReactElement | null {
  const [isOpen] = useSidebarState();
  if (entries.length === 0) return null;
  return (
    <>
      {isOpen && (
        <ListSubheader component="div" role="presentation" sx={{ background: 'none', lineHeight: '32px', mt: 1 }}>
          {title}
        </ListSubheader>
      )}
      <Items entries={entries} />
    </>
  );
}

function Items({ entries }: { readonly entries: readonly Entry[] }): ReactElement[] {
  return entries.map(({ to, label, icon: Icon }) => (
    <Menu.Item key={to} to={to} primaryText={label} leftIcon={<Icon />} />
  ));
}

function entriesFor(session: Session): Entry[] {
  const isPortal = session.account.user_type === 'client';
  const ofViews = views
    .filter(({ name }) => hasResource(name) && may(session, resourceNamed(name).access.list))
    .filter(({ isForStaff }) => !(isPortal && isForStaff))
    .map(({ name, many, group, icon, portal }) => ({
      group,
      to: `${BASE}/${name}`,
      label: (isPortal && portal?.many) || many,
      icon,
    }));
  const ofPages = extraPages
    .filter(({ access }) => may(session, access))
    .map(({ path, label, portalLabel, group, icon }) => ({
      group,
      to: `${BASE}${path}`,
      label: (isPortal && portalLabel) || label,
      icon,
    }));
  return [...ofViews, ...ofPages];
}
