import type { Module } from '@bms/service-kit';
import { announcementsModule } from './announcements/announcements.module.ts';
import { eventTrackerModule } from './event-tracker/event-tracker.module.ts';
import { leftMenusModule } from './left-menus/left-menus.module.ts';
import { messagesModule } from './messages/messages.module.ts';
import { pagesModule } from './pages/pages.module.ts';
import type { Content } from './setup.ts';
import { viewsModule } from './views/views.module.ts';

/** The modules of content: one for each gRPC service of the contract. */
export const modules: readonly Module<Content>[] = [
  announcementsModule,
  pagesModule,
  messagesModule,
  leftMenusModule,
  eventTrackerModule,
  viewsModule,
];
