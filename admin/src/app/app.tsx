import { Box } from '@mui/material';
import { lazy, type ReactElement, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { Admin, CustomRoutes, Loading, localStorageStore, Resource } from 'react-admin';
import { Navigate, Route, useParams } from 'react-router-dom';
import { createQueryClient } from '../api/query-client.ts';
import { hasResource } from '../contract/contract.ts';
import { viewPages } from '../resources/pages.tsx';
import { titleOf, views } from '../resources/views.ts';
import { accounts, authProvider, dataProvider, outage } from '../services.ts';
import { SignInPage } from '../session/sign-in-form.tsx';
import { useSession } from '../session/use-session.ts';
import { BASE } from './base.ts';
import { FailureNote } from './failure-note.tsx';
import { i18nProvider } from './i18n.ts';
import { extraPages } from './pages.tsx';
import { useAccent, useThemes } from './theme/use-accent.ts';

const Shell = lazy(async () => ({ default: (await import('./shell/shell.tsx')).Shell }));
const PortalShell = lazy(async () => ({ default: (await import('../portal/shell/portal-shell.tsx')).PortalShell }));
const HomePage = lazy(async () => ({ default: (await import('../portal/home/home-page.tsx')).HomePage }));
const StartPage = lazy(async () => ({ default: (await import('../pages/start/start-page.tsx')).StartPage }));

const AccountPage = lazy(async () => ({ default: (await import('../pages/account/account-page.tsx')).AccountPage }));
const SettingsPage = lazy(async () => ({
  default: (await import('../pages/settings/settings-page.tsx')).SettingsPage,
}));
const ChangePasswordPage = lazy(async () => ({
  default: (await import('../pages/account/change-password-page.tsx')).ChangePasswordPage,
}));
const UndoChangePage = lazy(async () => ({
  default: (await import('../pages/account/undo-change-page.tsx')).UndoChangePage,
}));
const SignInLinkPage = lazy(async () => ({
  default: (await import('../portal/sign-in-link-page.tsx')).SignInLinkPage,
}));
const ACCOUNT_PATHS = ['/profile', '/password', '/two-step', '/sessions', '/preferences'];

/** Stores preferences such as the theme; no session data. */
const store = localStorageStore(undefined, 'bms');

const queryClient = createQueryClient();
// Signing out empties the cache. If the session were unknown again then, its absence would sign out again, and so on:
// the router shows the sign-in page only once nothing else changes.
queryClient.setQueryDefaults(['auth', 'checkAuth'], {
  placeholderData: () => (accounts.isAbsent() ? false : undefined),
});

/** The resources of the contract that have pages. */
const shown = views.filter(({ name }) => hasResource(name)).map((view) => ({ view, pages: viewPages(view) }));

/** Redirects links of mails, `/<resource>/<id>/show`, to the page of the record. */
function ToRecord(): ReactElement {
  const { resource, id } = useParams();
  return <Navigate to={`${BASE}/${resource}/${id}`} replace />;
}

export function App(): ReactElement {
  const { light, dark } = useThemes();
  return (
    <Admin
      basename={BASE}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      theme={light}
      darkTheme={dark}
      layout={Layout}
      loginPage={SignInPage}
      loading={PanelLoading}
      dashboard={FirstPage}
      title="Business management"
      requireAuth
      disableTelemetry
    >
      {shown.map(({ view, pages }) => (
        <Resource
          key={view.name}
          name={view.name}
          icon={view.icon}
          recordRepresentation={(record) => titleOf(view.name, record)}
          {...pages}
        />
      ))}
      <CustomRoutes>
        {extraPages.map(({ path, page: Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        {ACCOUNT_PATHS.map((path) => (
          <Route key={path} path={path} element={<AccountPage />} />
        ))}
        <Route path="/settings" element={<SettingsPage />} />
        <Route path="/:resource/:id/show" element={<ToRecord />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/change-password" element={<ChangePasswordPage />} />
        <Route path="/sign-in" element={<SignInLinkPage />} />
        <Route path="/undo-change" element={<UndoChangePage />} />
      </CustomRoutes>
    </Admin>
  );
}

/** The layout of signed-in users, which the sign-in does not load: that of the staff, or of the portal. */
function Layout({ children }: { readonly children?: ReactNode }): ReactElement {
  const session = useSession();
  useAccent(session?.organization.accent_color);
  if (!session) return <Loading />;
  const Chosen = session.account.user_type === 'client' ? PortalShell : Shell;
  return (
    <Suspense fallback={<Loading />}>
      <Chosen>{children}</Chosen>
    </Suspense>
  );
}

/** The first page: the home page of customers, the start page of the staff. */
function FirstPage(): ReactElement {
  return useSession()?.account.user_type === 'client' ? <HomePage /> : <StartPage />;
}

/** The loading page until the session is known; shows an outage while the system does not respond. */
function PanelLoading(): ReactElement {
  const error = useSyncExternalStore(outage.subscribe, () => outage.error);
  if (!error) return <Loading />;
  return (
    <Box component="main" sx={{ p: 3, maxWidth: 640, mx: 'auto' }}>
      <FailureNote error={error} onRetry={outage.retry} />
    </Box>
  );
}
