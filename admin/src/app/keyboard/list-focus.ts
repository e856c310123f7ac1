/** The link to a record in a list. */
const RECORD = '#main-content a[data-record]';

const recordLinks = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>(RECORD)];

/** Returns the part of the list that shows a record. */
const rowOf = (element: Element | null): Element | null => element?.closest('tr, li') ?? null;

/** Returns the position of the row that has the focus; -1 if none has. */
function focusedAt(links: readonly HTMLAnchorElement[]): number {
  const row = rowOf(document.activeElement);
  return row ? links.findIndex((link) => row.contains(link)) : -1;
}

const focusedLink = (): HTMLAnchorElement | undefined => {
  const links = recordLinks();
  return links[focusedAt(links)];
};

/** Moves the focus to the next or previous record of the list, and to the first one if none has it. */
export function moveFocus(step: 1 | -1): void {
  const links = recordLinks();
  const at = focusedAt(links);
  const next = at < 0 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1);
  links[next]?.focus();
  links[next]?.scrollIntoView({ block: 'nearest' });
}

/** Selects the record that has the focus, or no longer. */
export const selectFocused = (): void =>
  rowOf(focusedLink() ?? null)
    ?.querySelector<HTMLElement>('input')
    ?.click();

/** Shows the record that has the focus beside the list. */
export const peekFocused = (): void =>
  rowOf(focusedLink() ?? null)
    ?.querySelector<HTMLElement>('button[data-peek]')
    ?.click();

/** Moves the focus to the search of the list. */
export const focusSearch = (): void => document.querySelector<HTMLElement>('#main-content input[name=q]')?.focus();

/** Opens the menu of filters of the list. */
export const clickFilter = (): void => document.querySelector<HTMLElement>('#main-content [data-filter]')?.click();
