import { describe, expect, test } from '@jest/globals';
import { type Announcement, announcements } from '../src/announcements/announcements.model.ts';
import { type Page, pages } from '../src/pages/pages.model.ts';

const DAY_MS = 24 * 3600_000;
const record = <Stored>(values: Partial<Stored>) =>
  ({ _id: 1, version: 1, created_at: new Date(), created_by: 1, updated_at: new Date(), ...values }) as Stored;

describe('who follows live what is for them', () => {
  test.each<[Page['visibility'], Page['status'], string[]]>([
    ['public', 'active', ['all_members', 'all_clients']],
    ['staff', 'active', ['all_members']],
    ['clients', 'active', ['all_clients']],
    ['clients', 'inactive', []],
  ])('of a page that is %s and %s', (visibility, status, groups) => {
    expect(pages.recipients!(record<Page>({ visibility, status }))).toEqual(groups);
  });

  test.each([
    ['now', -1, 1, ['all_clients', 'user:5']],
    ['later', 1, 2, []],
    ['before', -2, -1, []],
  ])('of an announcement that is shown %s', (_when, from, until, groups) => {
    const [visible_from, visible_until] = [from, until].map((days) => new Date(Date.now() + days * DAY_MS));
    const shown = record<Announcement>({ visible_from, visible_until, share_with: ['all_clients', 'user:5'] });
    expect(announcements.recipients!(shown)).toEqual(groups);
  });
});
