import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { App } from './app/app.tsx';
import { reloadWhenStale } from './app/stale-page.ts';

/** The Content-Security-Policy of the page takes styles with this nonce only. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.content;
const styles = createCache({ key: 'css', nonce });

reloadWhenStale();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <BrowserRouter>
        <Routes>
          <Route path="/admin/*" element={<App />} />
        </Routes>
      </BrowserRouter>
    </CacheProvider>
  </StrictMode>,
);
