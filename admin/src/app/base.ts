/**
 * The path of the pages: `/admin`, or `/portal` for the pages that the mails of portal users lead to. It is the same
 * program, so that a link works for everyone; the menu depends on the user.
 */
export const BASE: '/admin' | '/portal' = isIn('/portal') ? '/portal' : '/admin';

/** Tests of single modules have no page. */
function isIn(path: string): boolean {
  const { pathname = '' } = globalThis.location ?? {};
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** Returns the address of a list with a filter. @param resource e.g. `invoices` @param filter its values, as the list has them */
export const filteredList = (resource: string, filter: object): string =>
  `${BASE}/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
