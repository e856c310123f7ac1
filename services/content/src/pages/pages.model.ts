import type { Caller } from '@bms/contracts';
import { defineRecords, type StoredFilter, type StoredValues } from '@bms/service-kit';

/** The model of text pages for staff and clients. */
export const pages = defineRecords('pages', {
  service: 'bms.content.Pages',
  title: 'title',
  search: ['title'],
  portal: { view: () => ({}) },
  audience: readableBy,
  groups: readers,
  fields: {
    title: String,
    slug: { type: String, index: { unique: true } },
    content: String,
    status: String,
    visibility: String,
  },
  indexes: [[{ visibility: 1, status: 1, created_at: -1, _id: -1 }]],
});

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
function readers({ status, visibility }: StoredValues): readonly string[] {
  return status === 'active' ? (READERS[String(visibility)] ?? []) : [];
}
