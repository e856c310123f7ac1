import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { documentApi } from './api.ts';
import { DocumentPage } from './document-page.tsx';

const { pathname, search } = window.location;
const hasPaid = new URLSearchParams(search).get('payment') === 'completed';
// A page that is loaded again later shows the document as it is then.
if (search) window.history.replaceState(null, '', pathname);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <DocumentPage api={documentApi(pathname)} languages={navigator.languages} hasPaid={hasPaid} />
  </StrictMode>,
);
