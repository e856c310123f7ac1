import type { StoredRecord, StoredValues, Transaction } from '@bms/service-kit';
import slugify from '@sindresorhus/slugify';
import type { Model } from 'mongoose';

/** With room for a number after it, in characters. */
const LONGEST = 90;

/** A title as it may stand in an address: `Über uns` is `ueber-uns`. */
export function slugFromTitle(title: string): string {
  return slugify(title, { decamelize: false }).slice(0, LONGEST).replace(/-+$/, '') || 'page';
}

/** The first of `slug`, `slug-2`, `slug-3`, ... that is not taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`;
  return free;
}

/** The slug of a page that has none: made from its title. */
export async function slugOf(model: Model<StoredRecord>, page: StoredValues, tx: Transaction): Promise<StoredValues> {
  if (page['slug']) return {};
  const slug = slugFromTitle(String(page['title']));
  const taken = await model.distinct('slug', { slug: new RegExp(`^${slug}(-[0-9]+)?$`) }).session(tx.session);
  return { slug: freeSlug(slug, new Set(taken.map(String))) };
}
