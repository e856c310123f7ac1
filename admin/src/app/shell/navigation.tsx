import StartIcon from '@mui/icons-material/HomeOutlined';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import type { ReactElement } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { BASE } from '../base.ts';
import { type Entry, entryAt, type Section, settingsSections, sidebarSections, useEntries } from './entries.ts';
import { Favorites } from './favorites.tsx';
import { NavEntry } from './nav-link.tsx';

/** The links to the pages, in sections. @param onChoose called when a page is chosen */
export function Navigation({ onChoose }: { readonly onChoose?: () => void }): ReactElement {
  const entries = useEntries();
  const { pathname } = useLocation();
  const current = entryAt(entries, pathname);
  const { daily = [], captioned = [] } = Object.groupBy(sidebarSections(entries), ({ caption }) =>
    caption ? 'captioned' : 'daily',
  );
  const hasSettings = settingsSections(entries).length > 0;
  return (
    <>
      <ul className="nav">
        <NavEntry to={BASE} label="Start" icon={StartIcon} isCurrent={isStart(pathname)} onClick={onChoose} />
      </ul>
      {daily.map((section) => (
        <NavSection key="daily" section={section} current={current} onChoose={onChoose} />
      ))}
      <Favorites onChoose={onChoose} />
      {captioned.map((section) => (
        <NavSection key={section.caption} section={section} current={current} onChoose={onChoose} />
      ))}
      <MoreEntries entries={entries} current={current} onChoose={onChoose} />
      {hasSettings && (
        <ul className="nav nav-foot">
          <NavEntry
            to={`${BASE}/settings`}
            label="Settings"
            icon={SettingsIcon}
            isCurrent={current?.place === 'settings' || pathname === `${BASE}/settings`}
            onClick={onChoose}
          />
        </ul>
      )}
    </>
  );
}

const isStart = (pathname: string): boolean => pathname.replace(/\/$/, '') === BASE;

interface NavSectionProps {
  readonly section: Section;
  readonly current: Entry | undefined;
  readonly onChoose?: () => void;
}

function NavSection({ section: { caption, entries }, current, onChoose }: NavSectionProps): ReactElement {
  return (
    <>
      {caption && <p className="nav-caption">{caption}</p>}
      <ul className="nav" aria-label={caption}>
        {entries.map(({ to, label, icon }) => (
          <NavEntry key={to} to={to} label={label} icon={icon} isCurrent={to === current?.to} onClick={onChoose} />
        ))}
      </ul>
    </>
  );
}

interface MoreEntriesProps {
  readonly entries: readonly Entry[];
  readonly current: Entry | undefined;
  readonly onChoose?: () => void;
}

/** The pages that are needed less often, folded until they are asked for; the open page is always shown. */
function MoreEntries({ entries, current, onChoose }: MoreEntriesProps): ReactElement | null {
  const [isOpen, setOpen] = useStore('navigation.more', false);
  const more = entries.filter(({ place }) => place === 'more');
  if (more.length === 0) return null;
  const shown = isOpen ? more : more.filter(({ to }) => to === current?.to);
  return (
    <ul className="nav nav-more">
      <li>
        <button type="button" aria-expanded={isOpen} title={isOpen ? 'Less' : 'More'} onClick={() => setOpen(!isOpen)}>
          <MoreIcon fontSize="inherit" aria-hidden />
          <span className="nav-label">{isOpen ? 'Less' : 'More'}</span>
        </button>
      </li>
      {shown.map(({ to, label, icon }) => (
        <NavEntry key={to} to={to} label={label} icon={icon} isCurrent={to === current?.to} onClick={onChoose} />
      ))}
    </ul>
  );
}
