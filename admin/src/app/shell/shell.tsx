import { type Theme, useMediaQuery } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { SkipNavigationButton } from 'react-admin';
import { FactorReminder } from '../../pages/account/two-step/factor-reminder.tsx';
import { ConfirmPassword } from '../../session/confirm-password.tsx';
import { SignInAgain } from '../../session/sign-in-again.tsx';
import { LeaveGuard } from '../../unsaved/leave-guard.tsx';
import { useCommands } from './commands.tsx';
import './font.css';
import { Guarded } from './guarded.tsx';
import { WithPageHead } from './page-head.tsx';
import './shell.css';
import { Sidebar } from './sidebar.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';

/** The layout of every page but the sign-in, with the dialogs that may open above any of them. */
export function Shell({ children }: { readonly children?: ReactNode }): ReactElement {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { openSearch, sheet } = useCommands();
  return (
    <div className="shell">
      <SkipNavigationButton />
      {!isNarrow && <Sidebar />}
      <div className="content">
        <TopBar isNarrow={isNarrow} onSearch={openSearch} />
        <main id="main-content" className="page">
          <FactorReminder />
          <WithPageHead>
            <Guarded>{children}</Guarded>
          </WithPageHead>
        </main>
      </div>
      {isNarrow && <TabBar />}
      {sheet}
      <LeaveGuard />
      <SignInAgain />
      <ConfirmPassword />
    </div>
  );
}
