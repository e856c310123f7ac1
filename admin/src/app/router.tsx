import { Alert, Box, Button } from '@mui/material';
import type { ReactElement } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { BASE } from './base.ts';

/**
 * Creates the router of the panel: a data router, which can block a navigation (LeaveGuard). Pages have paths, such as
 * `/admin/orders/7`; links of mails have the page in the fragment, so that their codes never reach a server.
 */
export function createPanelRouter(): ReturnType<typeof createBrowserRouter> {
  const linked = linkedPage();
  if (linked) history.replaceState(history.state, '', linked);
  const router = createBrowserRouter([{ path: `${BASE}/*`, element: <App />, errorElement: <Broken /> }]);
  addEventListener('hashchange', () => {
    const page = linkedPage();
    if (page) void router.navigate(page, { replace: true });
  });
  return router;
}

/** Returns the page that the fragment names: `/admin/#/orders/7/show` is `/admin/orders/7/show`. */
function linkedPage(): string | undefined {
  return location.hash.startsWith('#/') ? BASE + location.hash.slice(1) : undefined;
}

/** The error page if the panel cannot be rendered at all. */
function Broken(): ReactElement {
  return (
    <Box component="main" sx={{ p: 3, maxWidth: 640, mx: 'auto' }}>
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={() => location.reload()}>
            Load again
          </Button>
        }
      >
        This page could not be shown.
      </Alert>
    </Box>
  );
}
