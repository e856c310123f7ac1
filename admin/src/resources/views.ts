import type { RaRecord } from 'react-admin';
import type { View } from './view.ts';
import { administration } from './views/administration.ts';
import { money } from './views/money.ts';
import { sales } from './views/sales.ts';
import { together } from './views/together.ts';
import { work } from './views/work.ts';

/** How each resource looks, in the order of the menu. What is not here can still be reached by others, but has no page of its own. */
export const views: readonly View[] = [...sales, ...money, ...work, ...together, ...administration];

const byName = new Map(views.map((view) => [view.name, view]));

export const viewOf = (name: string): View | undefined => byName.get(name);

/** What a record is called. */
export function titleOf(name: string, record: RaRecord): string {
  const title = byName.get(name)?.title ?? 'title';
  const text = typeof title === 'string' ? record[title] : title(record);
  return text ? String(text) : `#${record.id}`;
}
