/* Made from protos/ by packages/contracts/scripts/generate.ts; changes here are lost. */
import type { Long } from '@grpc/proto-loader';
import type { ListMetaInput as _bms_api_ListMetaInput, ListMeta as _bms_api_ListMeta } from './api.ts';
import type { ListQueryInput as _bms_api_ListQueryInput, ListQuery as _bms_api_ListQuery } from './api.ts';
import type { WholeListQueryInput as _bms_api_WholeListQueryInput, WholeListQuery as _bms_api_WholeListQuery } from './api.ts';
import type { FieldMaskInput as _google_protobuf_FieldMaskInput, FieldMask as _google_protobuf_FieldMask } from './protobuf.ts';

/**
 * An announcement, as it is sent and shown.
 */
export interface AnnouncementInput {
  /**
   * The id of the announcement.
   */
  'id'?: (number | string | Long);
  /**
   * What it is about.
   */
  'title'?: (string);
  /**
   * What it says.
   */
  'description'?: (string);
  /**
   * The first day (UTC) on which those whom it is shared with see it; at once where there is none.
   */
  'start_date'?: (string);
  /**
   * The last day (UTC) on which they see it, not before the first; for good where there is none.
   */
  'end_date'?: (string);
  /**
   * Who sees it: `all_members` (the staff), `all_clients` (users of the portal), `role:<id>` (staff with that role), `user:<id>`.
   */
  'share_with'?: (string)[];
  /**
   * Whether the caller has marked it as read.
   */
  'read'?: (boolean);
  /**
   * The user who created the announcement.
   */
  'created_by'?: (number | string | Long);
  /**
   * The day of its creation (UTC).
   */
  'created_at'?: (string);
  /**
   * The moment of its last change.
   */
  'updated_at'?: (string);
}

/**
 * An announcement, as it is sent and shown.
 */
export interface Announcement {
  /**
   * The id of the announcement.
   */
  'id': (number);
  /**
   * What it is about.
   */
  'title': (string);
  /**
   * What it says.
   */
  'description': (string);
  /**
   * The first day (UTC) on which those whom it is shared with see it; at once where there is none.
   */
  'start_date'?: (string);
  /**
   * The last day (UTC) on which they see it, not before the first; for good where there is none.
   */
  'end_date'?: (string);
  /**
   * Who sees it: `all_members` (the staff), `all_clients` (users of the portal), `role:<id>` (staff with that role), `user:<id>`.
   */
  'share_with': (string)[];
  /**
   * Whether the caller has marked it as read.
   */
  'read': (boolean);
  /**
   * The user who created the announcement.
   */
  'created_by': (number);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
  /**
   * The moment of its last change.
   */
  'updated_at': (string);
}

/**
 * An announcement, with what a mail about it needs.
 */
export interface AnnouncementEventInput {
  /**
   * The id of the announcement.
   */
  'id'?: (number | string | Long);
  /**
   * The version of the announcement after the change.
   */
  'version'?: (number | string | Long);
  /**
   * What it is about.
   */
  'title'?: (string);
  /**
   * Who is to see it: "all_members", "all_clients", "role:<id>", "user:<id>".
   */
  'share_with'?: (string)[];
  /**
   * The first day (YYYY-MM-DD) on which it is seen; empty where that was at once.
   */
  'start_date'?: (string);
  /**
   * The last day (YYYY-MM-DD) on which it is seen; empty where there is none.
   */
  'end_date'?: (string);
  /**
   * The user who created the announcement; 0 where a service did.
   */
  'created_by'?: (number | string | Long);
}

/**
 * An announcement, with what a mail about it needs.
 */
export interface AnnouncementEvent {
  /**
   * The id of the announcement.
   */
  'id': (number);
  /**
   * The version of the announcement after the change.
   */
  'version': (number);
  /**
   * What it is about.
   */
  'title': (string);
  /**
   * Who is to see it: "all_members", "all_clients", "role:<id>", "user:<id>".
   */
  'share_with': (string)[];
  /**
   * The first day (YYYY-MM-DD) on which it is seen; empty where that was at once.
   */
  'start_date': (string);
  /**
   * The last day (YYYY-MM-DD) on which it is seen; empty where there is none.
   */
  'end_date': (string);
  /**
   * The user who created the announcement; 0 where a service did.
   */
  'created_by': (number);
}

/**
 * An announcement in a list.
 */
export interface AnnouncementListItemInput {
  /**
   * The id of the announcement.
   */
  'id'?: (number | string | Long);
  /**
   * What it is about.
   */
  'title'?: (string);
  /**
   * What it says.
   */
  'description'?: (string);
  /**
   * The day of its creation (UTC).
   */
  'created_at'?: (string);
  /**
   * Whether the caller has marked it as read.
   */
  'read'?: (boolean);
}

/**
 * An announcement in a list.
 */
export interface AnnouncementListItem {
  /**
   * The id of the announcement.
   */
  'id': (number);
  /**
   * What it is about.
   */
  'title': (string);
  /**
   * What it says.
   */
  'description': (string);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
  /**
   * Whether the caller has marked it as read.
   */
  'read': (boolean);
}

/**
 * An announcement in full.
 */
export interface AnnouncementResponseInput {
  /**
   * The announcement.
   */
  'record'?: (AnnouncementInput | null);
}

/**
 * An announcement in full.
 */
export interface AnnouncementResponse {
  /**
   * The announcement.
   */
  'record': (Announcement | null);
}

/**
 * Which menu to clear.
 */
export interface ClearLeftMenuRequestInput {
  /**
   * The menu; of `user` the caller's own.
   */
  'type'?: (string);
}

/**
 * Which menu to clear.
 */
export interface ClearLeftMenuRequest {
  /**
   * The menu; of `user` the caller's own.
   */
  'type': (string);
}

/**
 * A new announcement.
 */
export interface CreateAnnouncementRequestInput {
  /**
   * The announcement to create.
   */
  'announcement'?: (AnnouncementInput | null);
}

/**
 * A new announcement.
 */
export interface CreateAnnouncementRequest {
  /**
   * The announcement to create.
   */
  'announcement': (Announcement | null);
}

/**
 * A new menu item.
 */
export interface CreateLeftMenuRequestInput {
  /**
   * The item to add.
   */
  'item'?: (LeftMenuItemInput | null);
}

/**
 * A new menu item.
 */
export interface CreateLeftMenuRequest {
  /**
   * The item to add.
   */
  'item': (LeftMenuItem | null);
}

/**
 * A new message.
 */
export interface CreateMessageRequestInput {
  /**
   * The message to send.
   */
  'message'?: (MessageInput | null);
}

/**
 * A new message.
 */
export interface CreateMessageRequest {
  /**
   * The message to send.
   */
  'message': (Message | null);
}

/**
 * A new page.
 */
export interface CreatePageRequestInput {
  /**
   * The page to create.
   */
  'page'?: (PageInput | null);
}

/**
 * A new page.
 */
export interface CreatePageRequest {
  /**
   * The page to create.
   */
  'page': (Page | null);
}

/**
 * A new event.
 */
export interface CreateTrackedEventRequestInput {
  /**
   * The event to track.
   */
  'event'?: (TrackedEventInput | null);
}

/**
 * A new event.
 */
export interface CreateTrackedEventRequest {
  /**
   * The event to track.
   */
  'event': (TrackedEvent | null);
}

/**
 * All that is in a menu.
 */
export interface LeftMenuInput {
  /**
   * Its items, in their order. A menu without any is made by clearing it.
   */
  'items'?: (LeftMenuEntryInput)[];
}

/**
 * All that is in a menu.
 */
export interface LeftMenu {
  /**
   * Its items, in their order. A menu without any is made by clearing it.
   */
  'items': (LeftMenuEntry)[];
}

/**
 * An item of a menu that is replaced.
 */
export interface LeftMenuEntryInput {
  /**
   * The item of the menu that it was; without one it is new.
   */
  'id'?: (number | string | Long);
  /**
   * What it is called.
   */
  'title'?: (string);
  /**
   * Where it leads: a path of the app, or an address that begins with http:// or https://.
   */
  'url'?: (string);
  /**
   * The name of its picture.
   */
  'icon'?: (string);
  /**
   * The item that it stands under: one that is sent before it.
   */
  'parent_id'?: (number | string | Long);
  /**
   * Whether it opens in a tab of its own.
   */
  'open_in_new_tab'?: (boolean);
}

/**
 * An item of a menu that is replaced.
 */
export interface LeftMenuEntry {
  /**
   * The item of the menu that it was; without one it is new.
   */
  'id'?: (number);
  /**
   * What it is called.
   */
  'title': (string);
  /**
   * Where it leads: a path of the app, or an address that begins with http:// or https://.
   */
  'url': (string);
  /**
   * The name of its picture.
   */
  'icon': (string);
  /**
   * The item that it stands under: one that is sent before it.
   */
  'parent_id'?: (number);
  /**
   * Whether it opens in a tab of its own.
   */
  'open_in_new_tab': (boolean);
}

/**
 * An item of a menu, as it is sent and shown.
 */
export interface LeftMenuItemInput {
  /**
   * The id of the item.
   */
  'id'?: (number | string | Long);
  /**
   * The menu that it is in: the caller's own, that of all staff, or that of the portal.
   */
  'type'?: (string);
  /**
   * What it is called.
   */
  'title'?: (string);
  /**
   * Where it leads: a path of the app, or an address that begins with http:// or https://.
   */
  'url'?: (string);
  /**
   * The name of its picture.
   */
  'icon'?: (string);
  /**
   * The item of the same menu that it stands under.
   */
  'parent_id'?: (number | string | Long);
  /**
   * Its place among the others; the smallest first.
   */
  'sort'?: (number);
  /**
   * Whether it opens in a tab of its own.
   */
  'open_in_new_tab'?: (boolean);
  /**
   * The user who added it.
   */
  'created_by'?: (number | string | Long);
  /**
   * The day of its creation (UTC).
   */
  'created_at'?: (string);
  /**
   * The moment of its last change.
   */
  'updated_at'?: (string);
}

/**
 * An item of a menu, as it is sent and shown.
 */
export interface LeftMenuItem {
  /**
   * The id of the item.
   */
  'id': (number);
  /**
   * The menu that it is in: the caller's own, that of all staff, or that of the portal.
   */
  'type': (string);
  /**
   * What it is called.
   */
  'title': (string);
  /**
   * Where it leads: a path of the app, or an address that begins with http:// or https://.
   */
  'url': (string);
  /**
   * The name of its picture.
   */
  'icon': (string);
  /**
   * The item of the same menu that it stands under.
   */
  'parent_id'?: (number);
  /**
   * Its place among the others; the smallest first.
   */
  'sort': (number);
  /**
   * Whether it opens in a tab of its own.
   */
  'open_in_new_tab': (boolean);
  /**
   * The user who added it.
   */
  'created_by': (number);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
  /**
   * The moment of its last change.
   */
  'updated_at': (string);
}

/**
 * A menu item.
 */
export interface LeftMenuResponseInput {
  /**
   * The item.
   */
  'record'?: (LeftMenuItemInput | null);
}

/**
 * A menu item.
 */
export interface LeftMenuResponse {
  /**
   * The item.
   */
  'record': (LeftMenuItem | null);
}

/**
 * Which announcements to list.
 */
export interface ListAnnouncementsRequestInput {
  /**
   * Page, order and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only announcements that the caller has not read yet, or has read.
   */
  'unread'?: (boolean);
}

/**
 * Which announcements to list.
 */
export interface ListAnnouncementsRequest {
  /**
   * Page, order and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only announcements that the caller has not read yet, or has read.
   */
  'unread'?: (boolean);
}

/**
 * A page of announcements.
 */
export interface ListAnnouncementsResponseInput {
  /**
   * The announcements of this page.
   */
  'records'?: (AnnouncementListItemInput)[];
  /**
   * Where the page stands.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of announcements.
 */
export interface ListAnnouncementsResponse {
  /**
   * The announcements of this page.
   */
  'records': (AnnouncementListItem)[];
  /**
   * Where the page stands.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Which menu items to list.
 */
export interface ListLeftMenusRequestInput {
  /**
   * Page, order and search.
   */
  'list'?: (_bms_api_WholeListQueryInput | null);
  /**
   * Only items of that menu.
   */
  'type'?: (string);
}

/**
 * Which menu items to list.
 */
export interface ListLeftMenusRequest {
  /**
   * Page, order and search.
   */
  'list': (_bms_api_WholeListQuery | null);
  /**
   * Only items of that menu.
   */
  'type'?: (string);
}

/**
 * Menu items.
 */
export interface ListLeftMenusResponseInput {
  /**
   * The items.
   */
  'records'?: (LeftMenuItemInput)[];
}

/**
 * Menu items.
 */
export interface ListLeftMenusResponse {
  /**
   * The items.
   */
  'records': (LeftMenuItem)[];
}

/**
 * Which messages to list.
 */
export interface ListMessagesRequestInput {
  /**
   * Page, order and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only messages to the caller (`inbox`) or from the caller (`sent`).
   */
  'box'?: (string);
  /**
   * Only messages of that status.
   */
  'status'?: (string);
}

/**
 * Which messages to list.
 */
export interface ListMessagesRequest {
  /**
   * Page, order and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only messages to the caller (`inbox`) or from the caller (`sent`).
   */
  'box'?: (string);
  /**
   * Only messages of that status.
   */
  'status'?: (string);
}

/**
 * A page of messages.
 */
export interface ListMessagesResponseInput {
  /**
   * The messages of this page.
   */
  'records'?: (MessageListItemInput)[];
  /**
   * Where the page stands.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of messages.
 */
export interface ListMessagesResponse {
  /**
   * The messages of this page.
   */
  'records': (MessageListItem)[];
  /**
   * Where the page stands.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Which pages to list.
 */
export interface ListPagesRequestInput {
  /**
   * Page, order and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only pages of that status.
   */
  'status'?: (string);
  /**
   * Only pages for these readers.
   */
  'visibility'?: (string);
}

/**
 * Which pages to list.
 */
export interface ListPagesRequest {
  /**
   * Page, order and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only pages of that status.
   */
  'status'?: (string);
  /**
   * Only pages for these readers.
   */
  'visibility'?: (string);
}

/**
 * A page of pages.
 */
export interface ListPagesResponseInput {
  /**
   * The pages of this page.
   */
  'records'?: (PageListItemInput)[];
  /**
   * Where the page stands.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of pages.
 */
export interface ListPagesResponse {
  /**
   * The pages of this page.
   */
  'records': (PageListItem)[];
  /**
   * Where the page stands.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * A message, as it is sent and shown.
 */
export interface MessageInput {
  /**
   * The id of the message.
   */
  'id'?: (number | string | Long);
  /**
   * Who sent it; null for the system.
   */
  'from_user_id'?: (number | string | Long);
  /**
   * Who gets it: an active user.
   */
  'to_user_id'?: (number | string | Long);
  /**
   * What it is about.
   */
  'subject'?: (string);
  /**
   * What it says.
   */
  'message'?: (string);
  /**
   * The message that it answers, in which the caller takes part.
   */
  'parent_id'?: (number | string | Long);
  /**
   * Whether its recipient has opened it.
   */
  'status'?: (string);
  /**
   * The moment at which it was sent.
   */
  'sent_at'?: (string);
  /**
   * The moment at which its recipient opened it first; null before that.
   */
  'read_at'?: (string);
  /**
   * The user who sent the message; 0 for the system.
   */
  'created_by'?: (number | string | Long);
  /**
   * The day on which it was sent (UTC).
   */
  'created_at'?: (string);
  /**
   * The moment of its last change.
   */
  'updated_at'?: (string);
}

/**
 * A message, as it is sent and shown.
 */
export interface Message {
  /**
   * The id of the message.
   */
  'id': (number);
  /**
   * Who sent it; null for the system.
   */
  'from_user_id'?: (number);
  /**
   * Who gets it: an active user.
   */
  'to_user_id': (number);
  /**
   * What it is about.
   */
  'subject': (string);
  /**
   * What it says.
   */
  'message': (string);
  /**
   * The message that it answers, in which the caller takes part.
   */
  'parent_id'?: (number);
  /**
   * Whether its recipient has opened it.
   */
  'status': (string);
  /**
   * The moment at which it was sent.
   */
  'sent_at': (string);
  /**
   * The moment at which its recipient opened it first; null before that.
   */
  'read_at'?: (string);
  /**
   * The user who sent the message; 0 for the system.
   */
  'created_by': (number);
  /**
   * The day on which it was sent (UTC).
   */
  'created_at': (string);
  /**
   * The moment of its last change.
   */
  'updated_at': (string);
}

/**
 * A message, with what a mail about it needs; what it says is for its recipient only.
 */
export interface MessageEventInput {
  /**
   * The id of the message.
   */
  'id'?: (number | string | Long);
  /**
   * The version of the message after the change.
   */
  'version'?: (number | string | Long);
  /**
   * Who sent it; 0 for the system.
   */
  'from_user_id'?: (number | string | Long);
  /**
   * Who gets it.
   */
  'to_user_id'?: (number | string | Long);
  /**
   * What it is about; may be empty.
   */
  'subject'?: (string);
  /**
   * The message that it answers; 0 where it answers none.
   */
  'parent_id'?: (number | string | Long);
}

/**
 * A message, with what a mail about it needs; what it says is for its recipient only.
 */
export interface MessageEvent {
  /**
   * The id of the message.
   */
  'id': (number);
  /**
   * The version of the message after the change.
   */
  'version': (number);
  /**
   * Who sent it; 0 for the system.
   */
  'from_user_id': (number);
  /**
   * Who gets it.
   */
  'to_user_id': (number);
  /**
   * What it is about; may be empty.
   */
  'subject': (string);
  /**
   * The message that it answers; 0 where it answers none.
   */
  'parent_id': (number);
}

/**
 * A message in a list.
 */
export interface MessageListItemInput {
  /**
   * The id of the message.
   */
  'id'?: (number | string | Long);
  /**
   * Who sent it; null for the system.
   */
  'from_user_id'?: (number | string | Long);
  /**
   * Who gets it.
   */
  'to_user_id'?: (number | string | Long);
  /**
   * What it is about.
   */
  'subject'?: (string);
  /**
   * The message that it answers.
   */
  'parent_id'?: (number | string | Long);
  /**
   * Whether its recipient has opened it.
   */
  'status'?: (string);
  /**
   * The moment at which it was sent.
   */
  'sent_at'?: (string);
  /**
   * The day on which it was sent (UTC).
   */
  'created_at'?: (string);
}

/**
 * A message in a list.
 */
export interface MessageListItem {
  /**
   * The id of the message.
   */
  'id': (number);
  /**
   * Who sent it; null for the system.
   */
  'from_user_id'?: (number);
  /**
   * Who gets it.
   */
  'to_user_id': (number);
  /**
   * What it is about.
   */
  'subject': (string);
  /**
   * The message that it answers.
   */
  'parent_id'?: (number);
  /**
   * Whether its recipient has opened it.
   */
  'status': (string);
  /**
   * The moment at which it was sent.
   */
  'sent_at': (string);
  /**
   * The day on which it was sent (UTC).
   */
  'created_at': (string);
}

/**
 * A message in full.
 */
export interface MessageResponseInput {
  /**
   * The message.
   */
  'record'?: (MessageInput | null);
}

/**
 * A message in full.
 */
export interface MessageResponse {
  /**
   * The message.
   */
  'record': (Message | null);
}

/**
 * A page, as it is sent and shown.
 */
export interface PageInput {
  /**
   * The id of the page.
   */
  'id'?: (number | string | Long);
  /**
   * What it is called.
   */
  'title'?: (string);
  /**
   * Its name in addresses; no two pages have the same. Made from the title where none is sent, and kept when the title changes.
   */
  'slug'?: (string);
  /**
   * What it says, as HTML. Only what is harmless in a browser is kept: no scripts, no styles, no frames, no forms.
   */
  'content'?: (string);
  /**
   * Whether it is shown; one that is inactive is seen by those only who may update it.
   */
  'status'?: (string);
  /**
   * Who reads it: staff and users of the portal (`public`), or one of the two.
   */
  'visibility'?: (string);
  /**
   * The user who created the page.
   */
  'created_by'?: (number | string | Long);
  /**
   * The day of its creation (UTC).
   */
  'created_at'?: (string);
  /**
   * The moment of its last change.
   */
  'updated_at'?: (string);
}

/**
 * A page, as it is sent and shown.
 */
export interface Page {
  /**
   * The id of the page.
   */
  'id': (number);
  /**
   * What it is called.
   */
  'title': (string);
  /**
   * Its name in addresses; no two pages have the same. Made from the title where none is sent, and kept when the title changes.
   */
  'slug': (string);
  /**
   * What it says, as HTML. Only what is harmless in a browser is kept: no scripts, no styles, no frames, no forms.
   */
  'content': (string);
  /**
   * Whether it is shown; one that is inactive is seen by those only who may update it.
   */
  'status': (string);
  /**
   * Who reads it: staff and users of the portal (`public`), or one of the two.
   */
  'visibility': (string);
  /**
   * The user who created the page.
   */
  'created_by': (number);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
  /**
   * The moment of its last change.
   */
  'updated_at': (string);
}

/**
 * A page in a list.
 */
export interface PageListItemInput {
  /**
   * The id of the page.
   */
  'id'?: (number | string | Long);
  /**
   * What it is called.
   */
  'title'?: (string);
  /**
   * Its name in addresses.
   */
  'slug'?: (string);
  /**
   * Whether it is shown.
   */
  'status'?: (string);
  /**
   * Who reads it.
   */
  'visibility'?: (string);
  /**
   * The day of its creation (UTC).
   */
  'created_at'?: (string);
}

/**
 * A page in a list.
 */
export interface PageListItem {
  /**
   * The id of the page.
   */
  'id': (number);
  /**
   * What it is called.
   */
  'title': (string);
  /**
   * Its name in addresses.
   */
  'slug': (string);
  /**
   * Whether it is shown.
   */
  'status': (string);
  /**
   * Who reads it.
   */
  'visibility': (string);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
}

/**
 * A page in full.
 */
export interface PageResponseInput {
  /**
   * The page.
   */
  'record'?: (PageInput | null);
}

/**
 * A page in full.
 */
export interface PageResponse {
  /**
   * The page.
   */
  'record': (Page | null);
}

/**
 * A menu as it is to be.
 */
export interface ReplaceLeftMenuRequestInput {
  /**
   * The menu; of `user` the caller's own.
   */
  'type'?: (string);
  /**
   * What is in it.
   */
  'menu'?: (LeftMenuInput | null);
}

/**
 * A menu as it is to be.
 */
export interface ReplaceLeftMenuRequest {
  /**
   * The menu; of `user` the caller's own.
   */
  'type': (string);
  /**
   * What is in it.
   */
  'menu': (LeftMenu | null);
}

/**
 * An event, as it is sent and shown.
 */
export interface TrackedEventInput {
  /**
   * The number of the event.
   */
  'id'?: (number | string | Long);
  /**
   * Its id for whoever is to read it: 21 characters that may stand in an address.
   */
  'random_id'?: (string);
  /**
   * What happened.
   */
  'name'?: (string);
  /**
   * What it happened to, such as the name of a module.
   */
  'context'?: (string);
  /**
   * Which of them.
   */
  'context_id'?: (string);
  /**
   * Whatever else there is to say, by name: texts, numbers, true, false or null; as JSON at most 4 KB.
   */
  'data'?: ({[key: string]: string});
  /**
   * When it happened; when it was sent, where nothing is sent.
   */
  'occurred_at'?: (string);
  /**
   * The user who sent it.
   */
  'created_by'?: (number | string | Long);
  /**
   * The day on which it was sent (UTC).
   */
  'created_at'?: (string);
  /**
   * The moment of its last change.
   */
  'updated_at'?: (string);
}

/**
 * An event, as it is sent and shown.
 */
export interface TrackedEvent {
  /**
   * The number of the event.
   */
  'id': (number);
  /**
   * Its id for whoever is to read it: 21 characters that may stand in an address.
   */
  'random_id': (string);
  /**
   * What happened.
   */
  'name': (string);
  /**
   * What it happened to, such as the name of a module.
   */
  'context': (string);
  /**
   * Which of them.
   */
  'context_id': (string);
  /**
   * Whatever else there is to say, by name: texts, numbers, true, false or null; as JSON at most 4 KB.
   */
  'data': ({[key: string]: string});
  /**
   * When it happened; when it was sent, where nothing is sent.
   */
  'occurred_at'?: (string);
  /**
   * The user who sent it.
   */
  'created_by': (number);
  /**
   * The day on which it was sent (UTC).
   */
  'created_at': (string);
  /**
   * The moment of its last change.
   */
  'updated_at': (string);
}

/**
 * Which event.
 */
export interface TrackedEventRequestInput {
  /**
   * The id of the event.
   */
  'random_id'?: (string);
}

/**
 * Which event.
 */
export interface TrackedEventRequest {
  /**
   * The id of the event.
   */
  'random_id': (string);
}

/**
 * An event.
 */
export interface TrackedEventResponseInput {
  /**
   * The event.
   */
  'record'?: (TrackedEventInput | null);
}

/**
 * An event.
 */
export interface TrackedEventResponse {
  /**
   * The event.
   */
  'record': (TrackedEvent | null);
}

/**
 * Changes of an announcement.
 */
export interface UpdateAnnouncementRequestInput {
  /**
   * The id of the announcement.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'announcement'?: (AnnouncementInput | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes of an announcement.
 */
export interface UpdateAnnouncementRequest {
  /**
   * The id of the announcement.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'announcement': (Announcement | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes of a message.
 */
export interface UpdateMessageRequestInput {
  /**
   * The id of the message.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'message'?: (MessageInput | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes of a message.
 */
export interface UpdateMessageRequest {
  /**
   * The id of the message.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'message': (Message | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes of a page.
 */
export interface UpdatePageRequestInput {
  /**
   * The id of the page.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'page'?: (PageInput | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes of a page.
 */
export interface UpdatePageRequest {
  /**
   * The id of the page.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'page': (Page | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}
