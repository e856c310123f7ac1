import { invalid } from '@bms/contracts';

/** The folder of the panel of the staff. */
const PANEL = '/admin';
/** An origin that no real URL has. */
const OWN_ORIGIN = 'http://own.invalid';

/**
 * Returns the path of the panel to continue at; its start page by default.
 * @throws ApiError validation_failed for any other address
 */
export function panelPath(wanted: string): string {
  if (wanted === '') return `${PANEL}/`;
  if (isPanelPath(wanted)) return wanted;
  throw invalid({ field: 'return_to', code: 'not_allowed', message: `return_to must be a path below ${PANEL}/.` });
}

function isPanelPath(wanted: string): boolean {
  // Browsers treat a backslash as a slash and drop tabs and line ends.
  if (!wanted.startsWith('/') || /[\\\p{Cc}\s]/u.test(wanted)) return false;
  const url = URL.parse(wanted, OWN_ORIGIN);
  return url?.origin === OWN_ORIGIN && (url.pathname === PANEL || url.pathname.startsWith(`${PANEL}/`));
}
