import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { documentApi } from './api.ts';
import { DocumentPage } from './document-page.tsx';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <DocumentPage api={documentApi(window.location.pathname)} languages={navigator.languages} />
  </StrictMode>,
);
