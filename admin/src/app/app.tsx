import { QueryClient } from '@tanstack/react-query';
import { lazy, type ReactElement } from 'react';
import { Admin, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import type { ApiFailure } from '../api/problem.ts';
import { hasResource } from '../contract/contract.ts';
import { viewPages } from '../resources/pages.tsx';
import { titleOf, views } from '../resources/views.ts';
import { authProvider, dataProvider } from '../services.ts';
import { SignInPage } from '../session/sign-in-page.tsx';
import { i18nProvider } from './i18n.ts';
import { PanelLayout } from './layout.tsx';
import { extraPages } from './pages.tsx';
import { darkTheme, lightTheme } from './theme.ts';

const StartPage = lazy(async () => ({ default: (await import('../pages/start/start-page.tsx')).StartPage }));

/** Appearance and the like; nothing of a session. */
const store = localStorageStore(undefined, 'bms');

/** What the service has refused is not asked again; what it could not answer is, three times. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: false,
      staleTime: 5_000,
      retry: (count, error) => count < 3 && ((error as Partial<ApiFailure>).status ?? 0) >= 500,
    },
  },
});

/** Resources of the contract with their pages. */
const shown = views.filter(({ name }) => hasResource(name)).map((view) => ({ view, pages: viewPages(view) }));

export function App(): ReactElement {
  return (
    <Admin
      basename="/admin"
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      theme={lightTheme}
      darkTheme={darkTheme}
      layout={PanelLayout}
      loginPage={SignInPage}
      dashboard={StartPage}
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
      </CustomRoutes>
    </Admin>
  );
}
