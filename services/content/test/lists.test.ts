import { staff } from '@bms/testing';
import { describeLists } from '@bms/testing/lists';
import { startContent } from './harness.ts';
import { fill, READER } from './many-records.ts';

const member = staff(READER, {
  'announcements.view': 'all',
  'announcements.update': 'own',
  'pages.view': 'all',
  'pages.update': 'own',
  'left_menus.view': 'all',
  'views.view': 'all',
  'clients.view': 'all',
});
const author = staff(READER, {
  'announcements.view': 'own',
  'announcements.update': 'own',
  'pages.view': 'own',
  'pages.update': 'own',
});

describeLists({
  service: 'content',
  start: startContent,
  insertRecords: fill,
  // The owner of the read receipts, messages and menu items of the test data.
  caller: { ...staff(READER, {}), isAdmin: true },
  whole: ['LeftMenus'],
  partlySeen: [
    { resource: 'Announcements', by: 'a reader', caller: member },
    { resource: 'Announcements', by: 'a reader', caller: member, query: { unread: true } },
    { resource: 'Announcements', by: 'a reader', caller: member, query: { unread: false } },
    { resource: 'Announcements', by: 'an author', caller: author },
    { resource: 'Pages', by: 'a reader', caller: member },
    { resource: 'Pages', by: 'a reader', caller: member, query: { status: 'active' } },
    { resource: 'Pages', by: 'a reader', caller: member, query: { visibility: 'staff' } },
    { resource: 'Pages', by: 'an author', caller: author },
    { resource: 'LeftMenus', by: 'a reader', caller: member },
    { resource: 'LeftMenus', by: 'a reader', caller: member, query: { type: 'user' } },
    { resource: 'Views', by: 'a member', caller: member },
    { resource: 'Views', by: 'a member', caller: member, query: { module: 'clients' } },
  ],
});
