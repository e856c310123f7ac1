import { ListSubheader } from '@mui/material';
import type { ReactElement } from 'react';
import { Menu, usePermissions, useSidebarState } from 'react-admin';
import { hasResource, resourceNamed } from '../contract/contract.ts';
import type { Access } from '../contract/types.ts';
import { GROUPS, type View } from '../resources/view.ts';
import { views } from '../resources/views.ts';
import { may, type Session } from '../session/account.ts';
import { extraPages } from './pages.tsx';

interface Entry {
  readonly group: View['group'];
  readonly to: string;
  readonly label: string;
  readonly icon: View['icon'];
}

/** The pages that the person may see, in groups. */
export function PanelMenu(): ReactElement {
  const { permissions: session } = usePermissions<Session>();
  const entries = session ? entriesFor(session) : [];
  return (
    <Menu>
      <Menu.DashboardItem primaryText="Start" />
      {GROUPS.map((group) => (
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
      {entries.map(({ to, label, icon: Icon }) => (
        <Menu.Item key={to} to={to} primaryText={label} leftIcon={<Icon />} />
      ))}
    </>
  );
}

function entriesFor(session: Session): Entry[] {
  const ofViews = views
    .filter(({ name }) => hasResource(name) && may(session, accessTo(name)))
    .map(({ name, many, group, icon }) => ({ group, to: `/admin/${name}`, label: many, icon }));
  const ofPages = extraPages
    .filter(({ access }) => may(session, access))
    .map(({ path, label, group, icon }) => ({ group, to: `/admin${path}`, label, icon }));
  return [...ofViews, ...ofPages];
}

/** Who may see a page: a list, or one that asks for a record by its number. */
function accessTo(name: string): Access | undefined {
  const { list, get } = resourceNamed(name).access;
  return list ?? get;
}
