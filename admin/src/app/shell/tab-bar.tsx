import AddIcon from '@mui/icons-material/Add';
import StartIcon from '@mui/icons-material/HomeOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import { Drawer } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { BASE } from '../base.ts';
import { tabEntries, useEntries } from './entries.ts';
import { Navigation } from './navigation.tsx';
import { OrganizationMark } from './organization-mark.tsx';
import { useCreations } from './use-creations.ts';

type Sheet = 'menu' | 'new';

/** The bar at the bottom of a phone: the pages of every day, and sheets with all others and with what can be created. */
export function TabBar(): ReactElement {
  const [sheet, setSheet] = useState<Sheet>();
  const entries = useEntries();
  const [first, ...others] = tabEntries(entries);
  const canCreate = useCreations().length > 0;
  const label = sheet === 'new' ? 'New' : 'Menu';
  const close = (): void => setSheet(undefined);
  return (
    <>
      <nav className="tab-bar" aria-label="Phone">
        <NavLink to={BASE} end>
          <StartIcon aria-hidden />
          Start
        </NavLink>
        {first && <Tab entry={first} />}
        {canCreate && (
          <button type="button" className="tab-new" aria-label="New" onClick={() => setSheet('new')}>
            <AddIcon aria-hidden />
          </button>
        )}
        {others.map((entry) => (
          <Tab key={entry.to} entry={entry} />
        ))}
        <button type="button" aria-expanded={sheet === 'menu'} onClick={() => setSheet('menu')}>
          <MenuIcon aria-hidden />
          Menu
        </button>
      </nav>
      <Drawer
        anchor="bottom"
        open={sheet !== undefined}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <nav className="sheet" aria-label={sheet === 'new' ? 'New' : 'Main'}>
          {sheet === 'menu' && <OrganizationMark />}
          {sheet === 'menu' && <Navigation onChoose={close} />}
          {sheet === 'new' && <Creations onChoose={close} />}
        </nav>
      </Drawer>
    </>
  );
}

function Tab({
  entry: { to, label, icon: Icon },
}: {
  readonly entry: ReturnType<typeof tabEntries>[number];
}): ReactElement {
  return (
    <NavLink to={to}>
      <Icon aria-hidden />
      {label}
    </NavLink>
  );
}

function Creations({ onChoose }: { readonly onChoose: () => void }): ReactElement {
  return (
    <ul className="nav">
      {useCreations().map(({ to, view: { one, icon: Icon } }) => (
        <li key={to}>
          <Link to={to} onClick={onChoose}>
            <Icon fontSize="inherit" aria-hidden />
            <span className="nav-label">{one}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
