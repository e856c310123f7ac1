import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createPanelRouter } from './app/router.tsx';
import { reloadWhenStale } from './app/stale-page.ts';

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
