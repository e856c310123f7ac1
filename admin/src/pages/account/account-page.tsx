import { Card, CardContent, Tab, Tabs } from '@mui/material';
import type { ReactElement } from 'react';
import { Title } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { PasswordTab } from './password-tab.tsx';
import { PreferencesTab } from './preferences-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { SessionsTab } from './sessions-tab.tsx';
import { TwoStepTab } from './two-step/two-step-tab.tsx';

/** The tabs of the page, each with a path of its own. */
const TABS = [
  { path: `${BASE}/profile`, label: 'Profile', tab: ProfileTab },
  { path: `${BASE}/password`, label: 'Password', tab: PasswordTab },
  { path: `${BASE}/two-step`, label: 'Two-step sign-in', tab: TwoStepTab },
  { path: `${BASE}/sessions`, label: 'Sessions', tab: SessionsTab },
  { path: `${BASE}/preferences`, label: 'Preferences', tab: PreferencesTab },
] as const;

/** The tabs scroll on a phone. */
const NARROW_TABS = { '& .MuiTab-root': { minWidth: { xs: 72, sm: 90 }, px: { xs: 1, sm: 2 } } };

/** The account page of the signed-in user. */
export function AccountPage(): ReactElement {
  const { pathname } = useLocation();
  const open = TABS.find(({ path }) => pathname === path) ?? TABS[0];
  return (
    <Card sx={{ mt: 2, width: '100%', maxWidth: 720, minWidth: 0 }}>
      <Title title="Your account" />
      <Tabs value={open.path} variant="scrollable" allowScrollButtonsMobile aria-label="Your account" sx={NARROW_TABS}>
        {TABS.map(({ path, label }) => (
          <Tab key={path} value={path} label={label} component={Link} to={path} />
        ))}
      </Tabs>
      <CardContent sx={{ p: 3 }}>
        <open.tab />
      </CardContent>
    </Card>
  );
}
