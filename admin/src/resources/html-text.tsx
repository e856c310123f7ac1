import { Box } from '@mui/material';
import type { ReactElement } from 'react';

/**
 * Renders HTML that the service has sanitized; the page's Content-Security-Policy also forbids scripts and foreign
 * sources in it.
 */
export function HtmlText({ html }: { readonly html: string }): ReactElement {
  const show = (element: HTMLElement | null): void => {
    if (element) element.innerHTML = html;
  };
  return <Box ref={show} sx={{ whiteSpace: 'normal', '& > :first-of-type': { mt: 0 } }} />;
}
