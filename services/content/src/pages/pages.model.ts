import type { Caller } from '@bms/contracts';
import { defineModel, type RecordOf, type StoredFilter } from '@bms/service-kit';

/** The model of text pages for staff and clients. */
export const pages = defineModel('pages', {
  service: 'bms.content.Pages',
  title: 'title',
  search: ['title'],
  portal: { view: () => ({}) },
  audience: readableBy,
  recipients: readers,
  indexes: [[{ slug: 1 }, { unique: true }], [{ visibility: 1, status: 1, created_at: -1, _id: -1 }]],
});

/** A page as stored. */
export type Page = RecordOf<typeof pages>;

/** Returns the row filter of callers without the permission to update pages. */
function readableBy({ userType }: Caller): StoredFilter {
  return { visibility: { $in: ['public', userType === 'client' ? 'clients' : 'staff'] }, status: 'active' };
}

const READERS: Readonly<Record<string, readonly string[]>> = {
  public: ['all_members', 'all_clients'],
  staff: ['all_members'],
  clients: ['all_clients'],
};

/** Returns the recipients of a page in its current status. */
function readers({ status, visibility }: { status: string; visibility: string }): readonly string[] {
  return status === 'active' ? (READERS[visibility] ?? []) : [];
}
