import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createPanelRouter } from './app/router.tsx';

/** The page's Content-Security-Policy only allows styles with this nonce. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.content;
const styles = createCache({ key: 'css', nonce });

reloadWhenStale();
const router = createPanelRouter();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <RouterProvider router={router} />
    </CacheProvider>
  </StrictMode>,
);

/** The key of the time of the last reload, in the session storage of the tab. */
const RELOADED_AT_KEY = 'bms.reloaded';
/** The minimum time between reloads in milliseconds, to prevent a loop. */
const MIN_RELOAD_INTERVAL_MS = 60_000;

/**
 * Reloads a page that was open while the panel was deployed and whose chunks no longer exist, at the target of its
 * navigation.
 */
function reloadWhenStale(): void {
  addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT_KEY)) < MIN_RELOAD_INTERVAL_MS) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
    location.reload();
  });
}
