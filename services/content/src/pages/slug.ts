import type { ReadTransaction, RecordModel, StoredValues } from '@bms/service-kit';
import slugify from '@sindresorhus/slugify';
import type { Page } from './pages.model.ts';

/** The maximum length of a generated slug in characters; leaves space for a numeric suffix. */
const LONGEST = 90;

/** Converts a title to a URL path segment: `Über uns` becomes `ueber-uns`. */
export function slugFromTitle(title: string): string {
  return slugify(title, { decamelize: false }).slice(0, LONGEST).replace(/-+$/, '') || 'page';
}

/** Returns the first of `slug`, `slug-2`, `slug-3`, ... that is not taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`;
  return free;
}

/** Returns a slug made from the title for a page that has none. */
export async function slugOf(
  model: RecordModel<Page>,
  page: StoredValues<Page>,
  tx: ReadTransaction,
): Promise<StoredValues<Page>> {
  if (page.slug) return {};
  const slug = slugFromTitle(page.title ?? '');
  const taken = await model.distinct('slug', { slug: new RegExp(`^${slug}(-[0-9]+)?$`) }).session(tx.session);
  return { slug: freeSlug(slug, new Set(taken)) };
}
