import { type Theme, useMediaQuery } from '@mui/material';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { SkipNavigationButton } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { Bell } from '../../app/shell/bell.tsx';
import { entryAt, useEntries } from '../../app/shell/entries.ts';
import '../../app/shell/font.css';
import { Guarded } from '../../app/shell/guarded.tsx';
import { WithPageHead } from '../../app/shell/page-head.tsx';
import { PersonMenu } from '../../app/shell/person-menu.tsx';
import '../../app/shell/shell.css';
import { OrganizationMark } from '../../app/shell/organization-mark.tsx';
import { FactorReminder } from '../../pages/account/two-step/factor-reminder.tsx';
import { ConfirmPassword } from '../../session/confirm-password.tsx';
import { SignInAgain } from '../../session/sign-in-again.tsx';
import { useSession } from '../../session/use-session.ts';
import { LeaveGuard } from '../../unsaved/leave-guard.tsx';
import { otherEntries, sectionsOf } from '../sections.ts';
import { OtherItems } from './other-items.tsx';
import { PortalNav, PortalTabBar } from './portal-nav.tsx';
import './portal.css';
import { SectionHead } from './section-head.tsx';

/** The layout of the pages of customers: the seller's name and logo, at most six entries, and the menu of the person. */
export function PortalShell({ children }: { readonly children?: ReactNode }): ReactElement {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { pathname } = useLocation();
  const entries = useEntries();
  const sections = useMemo(() => sectionsOf(entries), [entries]);
  const open = entryAt(entries, pathname);
  const current = sections.find(({ name }) => name === open?.section);
  const name = useSession()?.organization.name;
  return (
    <div className="portal">
      <SkipNavigationButton />
      <header className="portal-top">
        <div className="portal-top-in">
          <OrganizationMark />
          {!isNarrow && <PortalNav sections={sections} current={current} />}
          <Bell />
          <PersonMenu>
            <OtherItems entries={otherEntries(entries)} />
          </PersonMenu>
        </div>
      </header>
      <main id="main-content" className="portal-page">
        <FactorReminder />
        <SectionHead section={current} entry={open} />
        <WithPageHead>
          <Guarded>{children}</Guarded>
        </WithPageHead>
      </main>
      <footer className="portal-foot">{name}</footer>
      {isNarrow && <PortalTabBar sections={sections} current={current} />}
      <LeaveGuard />
      <SignInAgain />
      <ConfirmPassword />
    </div>
  );
}
