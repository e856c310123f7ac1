import type { RaRecord } from 'react-admin';
import { labelOf } from '../contract/labels.ts';
import type { View } from './view.ts';
import { administration } from './views/administration.ts';
import { money } from './views/money.ts';
import { sales } from './views/sales.ts';
import { signIn } from './views/sign-in.ts';
import { together } from './views/together.ts';
import { work } from './views/work.ts';

/** The views of the resources, in the order of the menu. Resources without one can be referred to, but have no page. */
export const views: readonly View[] = [...sales, ...money, ...work, ...together, ...administration, ...signIn];

const byName = new Map(views.map((view) => [view.name, view]));

export const viewOf = (name: string): View | undefined => byName.get(name);

/** Returns the title of a record. */
export const titleOf = (name: string, record: RaRecord): string =>
  recordTitle(byName.get(name) ?? { title: 'title' }, record);

/** Returns the title of a record by a view, e.g. that of the portal. */
export function recordTitle({ title }: Pick<View, 'title'>, record: RaRecord): string {
  const text = typeof title === 'string' ? record[title] : title(record);
  return text ? String(text) : `#${record.id}`;
}

/** Returns the label of a field in a view. */
export const labelIn = (view: Pick<View, 'labels'> | undefined, name: string): string =>
  view?.labels?.[name] ?? labelOf(name);

type Editability = Pick<View, 'locked' | 'open'>;

/** True if the value of a field can be changed in a record as it is now. */
export function isOpen({ locked, open }: Editability, record: RaRecord, name: string): boolean {
  return locked?.(record) === undefined && (open?.(record)?.includes(name) ?? true);
}

/** True for a record of which nothing can be changed any more, or only a few fields, such as a document that was sent. */
export const isFixed = ({ locked, open }: Editability, record: RaRecord): boolean =>
  (locked?.(record) ?? open?.(record)) !== undefined;
