import { describe, expect, test } from '@jest/globals';
import { type Announcement, announcements } from '../src/announcements/announcements.model.ts';
import { type Page, pages } from '../src/pages/pages.model.ts';

const record = <Stored>(values: Partial<Stored>) =>
  ({ _id: 1, version: 1, created_at: new Date(), created_by: 1, updated_at: new Date(), ...values }) as Stored;

describe('who follows live what is for them', () => {
  test.each<[Page['visibility'], Page['status'], string[]]>([
    ['public', 'active', ['all_members', 'all_clients']],
    ['staff', 'active', ['all_members']],
    ['clients', 'active', ['all_clients']],
    ['clients', 'inactive', []],
  ])('of a page that is %s and %s', (visibility, status, groups) => {
    expect(pages.recipients!(record<Page>({ visibility, status }), new Date())).toEqual(groups);
  });

  test.each([
    ['on the day', '2026-03-02', '2026-03-02', ['all_clients', 'user:5']],
    ['later', '2026-03-03', '2026-03-04', []],
    ['before', '2026-02-28', '2026-03-01', []],
  ])('of an announcement that is shown %s', (_when, from, until, groups) => {
    const [visible_from, visible_until] = [new Date(from), new Date(until)];
    const shown = record<Announcement>({ visible_from, visible_until, share_with: ['all_clients', 'user:5'] });
    expect(announcements.recipients!(shown, new Date('2026-03-02'))).toEqual(groups);
  });
});
