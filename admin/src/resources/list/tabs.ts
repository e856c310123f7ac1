import { wordsOf } from '../../contract/labels.ts';
import type { Resource } from '../../contract/types.ts';
import type { View } from '../view.ts';

/** A part of a list with a name, such as the overdue invoices. */
export interface ListTab {
  readonly label: string;
  /** The values of filters that make up the part; none for all records. */
  readonly filter: Readonly<Record<string, unknown>>;
}

/** The largest number of statuses that are tabs; more are chosen by the filter. */
const MAX_TABS = 8;
/** The part with all records. */
export const ALL: ListTab = { label: 'All', filter: {} };

/** Returns the tabs of a list: those of the view, or else one for each status; none for records without a status. */
export function tabsOf(view: View, resource: Resource): readonly ListTab[] {
  if (view.tabs) return [ALL, ...view.tabs];
  const statuses = statusesOf(resource);
  if (statuses.length < 2 || statuses.length > MAX_TABS) return [];
  return [ALL, ...statuses.map((status) => ({ label: wordsOf(status), filter: { status } }))];
}

/** Returns the statuses by which a list can be filtered. The filter itself may take any text. */
function statusesOf({ filters, fields }: Resource): readonly string[] {
  const [filter, field] = [filters, fields].map((all) => all.find(({ name }) => name === 'status'));
  return filter ? (filter.allowed ?? field?.allowed ?? []) : [];
}

type Values = Readonly<Record<string, unknown>>;

/** Returns the tab that a list shows; undefined if its filter is that of no tab. */
export function tabOf(tabs: readonly ListTab[], values: Values): ListTab | undefined {
  const chosen = Object.entries(values).filter(([name]) => namesOf(tabs).has(name));
  return tabs.find(
    ({ filter }) =>
      Object.keys(filter).length === chosen.length && chosen.every(([name, value]) => filter[name] === value),
  );
}

/** Returns the filter of a list after a tab is chosen; the search and other filters stay. */
export function withTab(tabs: readonly ListTab[], values: Values, tab: ListTab): Record<string, unknown> {
  const names = namesOf(tabs);
  return { ...Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name))), ...tab.filter };
}

/** Returns the names of the filters that tabs set. */
const namesOf = (tabs: readonly ListTab[]): ReadonlySet<string> =>
  new Set(tabs.flatMap(({ filter }) => Object.keys(filter)));
