import type { SvgIconComponent } from '@mui/icons-material';
import { useMemo } from 'react';
import { hasResource, resourceNamed } from '../../contract/contract.ts';
import { GROUPS, type Place, placeOf, type View } from '../../resources/view.ts';
import { views } from '../../resources/views.ts';
import { may, type Session } from '../../session/account.ts';
import { useSession } from '../../session/use-session.ts';
import { BASE } from '../base.ts';
import { extraPages } from '../pages.tsx';

/** A page that the navigation leads to. */
export interface Entry {
  readonly to: string;
  readonly label: string;
  readonly icon: SvgIconComponent;
  readonly group: View['group'];
  readonly place: Place;
  /** The resource that the page lists; undefined for other pages. */
  readonly resource?: string;
  /** The section of the portal. */
  readonly section?: View['section'];
}

/** Entries with a caption. */
export interface Section {
  readonly caption?: string;
  readonly entries: readonly Entry[];
}

/** Returns the pages that the user may see, in the order of the views. Customers have all of theirs in the sidebar. */
function entriesFor(session: Session): Entry[] {
  const isPortal = session.account.user_type === 'client';
  const ofViews = views
    .filter(({ name }) => hasResource(name) && may(session, resourceNamed(name).access.list))
    .filter(({ isForStaff }) => !(isPortal && isForStaff))
    .map((view) => ({
      to: `${BASE}/${view.name}`,
      label: (isPortal && view.portal?.many) || view.many,
      icon: view.icon,
      group: view.group,
      place: isPortal ? ('sidebar' as const) : placeOf(view),
      resource: view.name,
      section: view.section,
    }));
  const ofPages = extraPages
    .filter(({ access, isForStaff }) => may(session, access) && !(isPortal && isForStaff))
    .map((page) => ({
      to: `${BASE}${page.path}`,
      label: (isPortal && page.portalLabel) || page.label,
      icon: page.icon,
      group: page.group,
      place: isPortal ? ('sidebar' as const) : placeOf(page),
      section: page.section,
    }));
  return [...ofViews, ...ofPages];
}

/** The groups that begin the sidebar, without a caption: the work of every day. */
const DAILY: readonly View['group'][] = ['Work', 'Together'];

/** Returns the sections of the sidebar. */
export function sidebarSections(entries: readonly Entry[]): Section[] {
  const shown = entries.filter(({ place }) => place === 'sidebar');
  const captioned = GROUPS.filter((group) => !DAILY.includes(group)).map((group) => ({
    caption: group,
    entries: shown.filter((entry) => entry.group === group),
  }));
  const daily = DAILY.flatMap((group) => shown.filter((entry) => entry.group === group));
  return [{ entries: daily }, ...captioned].filter((section) => section.entries.length > 0);
}

/** Returns the sections of the page of settings: what is set up once, and administration. */
export function settingsSections(entries: readonly Entry[]): Section[] {
  const shown = entries.filter(({ place }) => place === 'settings');
  return GROUPS.map((caption) => ({ caption, entries: shown.filter(({ group }) => group === caption) })).filter(
    (section) => section.entries.length > 0,
  );
}

/** Returns the entries of the phone's tab bar: the first of each day's work and of money. */
export function tabEntries(entries: readonly Entry[]): Entry[] {
  const [daily, ...others] = sidebarSections(entries);
  const last = others.at(-1);
  return [daily?.entries[0], last?.entries[0]].filter((entry) => entry !== undefined);
}

/** Returns the entry of the open page, also for pages below it. */
export const entryAt = (entries: readonly Entry[], pathname: string): Entry | undefined =>
  entries.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));

/** Returns the pages that the user may see; none until the session is known. */
export function useEntries(): readonly Entry[] {
  const session = useSession();
  return useMemo(() => (session ? entriesFor(session) : []), [session]);
}
