/* Made from protos/ by packages/contracts/scripts/generate.ts; changes here are lost. */
import type { Long } from '@grpc/proto-loader';
import type { ListMetaInput as _bms_api_ListMetaInput, ListMeta as _bms_api_ListMeta } from './api.ts';
import type { ListQueryInput as _bms_api_ListQueryInput, ListQuery as _bms_api_ListQuery } from './api.ts';
import type { PageQueryInput as _bms_api_PageQueryInput, PageQuery as _bms_api_PageQuery } from './api.ts';
import type { RecordActionInput as _bms_api_RecordActionInput, RecordAction as _bms_api_RecordAction } from './api.ts';
import type { WholeListQueryInput as _bms_api_WholeListQueryInput, WholeListQuery as _bms_api_WholeListQuery } from './api.ts';
import type { FieldMaskInput as _google_protobuf_FieldMaskInput, FieldMask as _google_protobuf_FieldMask } from './protobuf.ts';

/**
 * An announcement.
 */
export interface AnnouncementInput {
  /**
   * The id of the announcement.
   */
  'id'?: (number | string | Long);
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The text.
   */
  'description'?: (string);
  /**
   * The first day on which the audience sees it; immediately if not set.
   */
  'start_date'?: (string);
  /**
   * The last day on which the audience sees it, not before start_date; no end if not set.
   */
  'end_date'?: (string);
  /**
   * The audience: `all_members` (staff), `all_clients` (portal users), `role:<id>` (staff with that role), `user:<id>`.
   */
  'share_with'?: (string)[];
  /**
   * True if the caller has marked the announcement as read.
   */
  'read'?: (boolean);
  /**
   * The user who created the announcement.
   */
  'created_by'?: (number | string | Long);
  /**
   * The creation date.
   */
  'created_at'?: (string);
  /**
   * The last update.
   */
  'updated_at'?: (string);
  /**
   * The name of that user, if any.
   */
  'created_by_name'?: (string);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids'?: ({[key: string]: string});
}

/**
 * An announcement.
 */
export interface Announcement {
  /**
   * The id of the announcement.
   */
  'id': (number);
  /**
   * The title.
   */
  'title': (string);
  /**
   * The text.
   */
  'description': (string);
  /**
   * The first day on which the audience sees it; immediately if not set.
   */
  'start_date'?: (string);
  /**
   * The last day on which the audience sees it, not before start_date; no end if not set.
   */
  'end_date'?: (string);
  /**
   * The audience: `all_members` (staff), `all_clients` (portal users), `role:<id>` (staff with that role), `user:<id>`.
   */
  'share_with': (string)[];
  /**
   * True if the caller has marked the announcement as read.
   */
  'read': (boolean);
  /**
   * The user who created the announcement.
   */
  'created_by': (number);
  /**
   * The creation date.
   */
  'created_at': (string);
  /**
   * The last update.
   */
  'updated_at': (string);
  /**
   * The name of that user, if any.
   */
  'created_by_name': (string);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids': ({[key: string]: string});
}

/**
 * The announcement after a change.
 */
export interface AnnouncementChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The announcement, unless the caller can no longer view it.
   */
  'record'?: (AnnouncementInput | null);
}

/**
 * The announcement after a change.
 */
export interface AnnouncementChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The announcement, unless the caller can no longer view it.
   */
  'record': (Announcement | null);
}

/**
 * An announcement.
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
   * The title.
   */
  'title'?: (string);
  /**
   * The audience: "all_members", "all_clients", "role:<id>", "user:<id>".
   */
  'share_with'?: (string)[];
  /**
   * The first day (YYYY-MM-DD) on which the audience sees it; empty if not set.
   */
  'start_date'?: (string);
  /**
   * The last day (YYYY-MM-DD) on which the audience sees it; empty if not set.
   */
  'end_date'?: (string);
  /**
   * The user who created the announcement; 0 if a service created it.
   */
  'created_by'?: (number | string | Long);
}

/**
 * An announcement.
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
   * The title.
   */
  'title': (string);
  /**
   * The audience: "all_members", "all_clients", "role:<id>", "user:<id>".
   */
  'share_with': (string)[];
  /**
   * The first day (YYYY-MM-DD) on which the audience sees it; empty if not set.
   */
  'start_date': (string);
  /**
   * The last day (YYYY-MM-DD) on which the audience sees it; empty if not set.
   */
  'end_date': (string);
  /**
   * The user who created the announcement; 0 if a service created it.
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
   * The title.
   */
  'title'?: (string);
  /**
   * The text.
   */
  'description'?: (string);
  /**
   * The creation date.
   */
  'created_at'?: (string);
  /**
   * True if the caller has marked the announcement as read.
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
   * The title.
   */
  'title': (string);
  /**
   * The text.
   */
  'description': (string);
  /**
   * The creation date.
   */
  'created_at': (string);
  /**
   * True if the caller has marked the announcement as read.
   */
  'read': (boolean);
}

/**
 * The announcement.
 */
export interface AnnouncementResponseInput {
  /**
   * The announcement.
   */
  'record'?: (AnnouncementInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The announcement.
 */
export interface AnnouncementResponse {
  /**
   * The announcement.
   */
  'record': (Announcement | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * The menu to clear.
 */
export interface ClearLeftMenuRequestInput {
  /**
   * The menu; `user` is the caller's own.
   */
  'type'?: (string);
}

/**
 * The menu to clear.
 */
export interface ClearLeftMenuRequest {
  /**
   * The menu; `user` is the caller's own.
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
 * A new view.
 */
export interface CreateViewRequestInput {
  /**
   * The view to create.
   */
  'view'?: (ViewInput | null);
}

/**
 * A new view.
 */
export interface CreateViewRequest {
  /**
   * The view to create.
   */
  'view': (View | null);
}

/**
 * The new page.
 */
export interface CreatedPageResponseInput {
  /**
   * The page.
   */
  'record'?: (PageInput | null);
  /**
   * The elements and attributes removed from the content, such as `script`; at most 50.
   */
  'removed'?: (string)[];
}

/**
 * The new page.
 */
export interface CreatedPageResponse {
  /**
   * The page.
   */
  'record': (Page | null);
  /**
   * The elements and attributes removed from the content, such as `script`; at most 50.
   */
  'removed': (string)[];
}

/**
 * The items of a menu.
 */
export interface LeftMenuInput {
  /**
   * The items in order. To remove all items, clear the menu instead.
   */
  'items'?: (LeftMenuEntryInput)[];
}

/**
 * The items of a menu.
 */
export interface LeftMenu {
  /**
   * The items in order. To remove all items, clear the menu instead.
   */
  'items': (LeftMenuEntry)[];
}

/**
 * An item in a replaced menu.
 */
export interface LeftMenuEntryInput {
  /**
   * The id of an existing item of the menu; omit it for a new item.
   */
  'id'?: (number | string | Long);
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The target: a path in the app, or a URL that starts with http:// or https://.
   */
  'url'?: (string);
  /**
   * The icon name.
   */
  'icon'?: (string);
  /**
   * The parent item, which must come earlier in the list.
   */
  'parent_id'?: (number | string | Long);
  /**
   * True if the link opens in a new tab.
   */
  'open_in_new_tab'?: (boolean);
}

/**
 * An item in a replaced menu.
 */
export interface LeftMenuEntry {
  /**
   * The id of an existing item of the menu; omit it for a new item.
   */
  'id'?: (number);
  /**
   * The title.
   */
  'title': (string);
  /**
   * The target: a path in the app, or a URL that starts with http:// or https://.
   */
  'url': (string);
  /**
   * The icon name.
   */
  'icon': (string);
  /**
   * The parent item, which must come earlier in the list.
   */
  'parent_id'?: (number);
  /**
   * True if the link opens in a new tab.
   */
  'open_in_new_tab': (boolean);
}

/**
 * An item of a menu.
 */
export interface LeftMenuItemInput {
  /**
   * The id of the item.
   */
  'id'?: (number | string | Long);
  /**
   * The menu: the caller's own (`user`), of all staff (`default`) or of the portal (`client`).
   */
  'type'?: (string);
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The target: a path in the app, or a URL that starts with http:// or https://.
   */
  'url'?: (string);
  /**
   * The icon name.
   */
  'icon'?: (string);
  /**
   * The parent item in the same menu.
   */
  'parent_id'?: (number | string | Long);
  /**
   * The sort position, ascending.
   */
  'sort'?: (number);
  /**
   * True if the link opens in a new tab.
   */
  'open_in_new_tab'?: (boolean);
  /**
   * The user who added the item.
   */
  'created_by'?: (number | string | Long);
  /**
   * The creation date.
   */
  'created_at'?: (string);
  /**
   * The last update.
   */
  'updated_at'?: (string);
}

/**
 * An item of a menu.
 */
export interface LeftMenuItem {
  /**
   * The id of the item.
   */
  'id': (number);
  /**
   * The menu: the caller's own (`user`), of all staff (`default`) or of the portal (`client`).
   */
  'type': (string);
  /**
   * The title.
   */
  'title': (string);
  /**
   * The target: a path in the app, or a URL that starts with http:// or https://.
   */
  'url': (string);
  /**
   * The icon name.
   */
  'icon': (string);
  /**
   * The parent item in the same menu.
   */
  'parent_id'?: (number);
  /**
   * The sort position, ascending.
   */
  'sort': (number);
  /**
   * True if the link opens in a new tab.
   */
  'open_in_new_tab': (boolean);
  /**
   * The user who added the item.
   */
  'created_by': (number);
  /**
   * The creation date.
   */
  'created_at': (string);
  /**
   * The last update.
   */
  'updated_at': (string);
}

/**
 * A restored menu item.
 */
export interface LeftMenuItemRestoredResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The item, unless it is in the menu of another user.
   */
  'record'?: (LeftMenuItemInput | null);
}

/**
 * A restored menu item.
 */
export interface LeftMenuItemRestoredResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The item, unless it is in the menu of another user.
   */
  'record': (LeftMenuItem | null);
}

/**
 * A replaced menu.
 */
export interface LeftMenuReplacedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The items of the menu in order, the new ones with their ids.
   */
  'records'?: (LeftMenuItemInput)[];
}

/**
 * A replaced menu.
 */
export interface LeftMenuReplacedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The items of the menu in order, the new ones with their ids.
   */
  'records': (LeftMenuItem)[];
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
 * Parameters for listing announcements.
 */
export interface ListAnnouncementsRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only announcements that the caller has not read, or only those the caller has read.
   */
  'unread'?: (boolean);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id'?: ({[key: string]: string});
}

/**
 * Parameters for listing announcements.
 */
export interface ListAnnouncementsRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only announcements that the caller has not read, or only those the caller has read.
   */
  'unread'?: (boolean);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id': ({[key: string]: string});
}

/**
 * A page of announcements.
 */
export interface ListAnnouncementsResponseInput {
  /**
   * The announcements on this page.
   */
  'records'?: (AnnouncementListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of announcements.
 */
export interface ListAnnouncementsResponse {
  /**
   * The announcements on this page.
   */
  'records': (AnnouncementListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Parameters for listing menu items.
 */
export interface ListLeftMenusRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_WholeListQueryInput | null);
  /**
   * Only items of this menu.
   */
  'type'?: (string);
}

/**
 * Parameters for listing menu items.
 */
export interface ListLeftMenusRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_WholeListQuery | null);
  /**
   * Only items of this menu.
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
 * Parameters for listing messages.
 */
export interface ListMessagesRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only messages to the caller (`inbox`) or from the caller (`sent`).
   */
  'box'?: (string);
  /**
   * Only messages with this status.
   */
  'status'?: (string);
  /**
   * Only messages from users (`user`) or notifications of the system (`system`), such as those about invoices.
   */
  'sender'?: (string);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id'?: ({[key: string]: string});
  /**
   * Additional fields to include in the records.
   */
  'include'?: (string)[];
}

/**
 * Parameters for listing messages.
 */
export interface ListMessagesRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only messages to the caller (`inbox`) or from the caller (`sent`).
   */
  'box'?: (string);
  /**
   * Only messages with this status.
   */
  'status'?: (string);
  /**
   * Only messages from users (`user`) or notifications of the system (`system`), such as those about invoices.
   */
  'sender'?: (string);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id': ({[key: string]: string});
  /**
   * Additional fields to include in the records.
   */
  'include': (string)[];
}

/**
 * A page of messages.
 */
export interface ListMessagesResponseInput {
  /**
   * The messages on this page.
   */
  'records'?: (MessageListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of messages.
 */
export interface ListMessagesResponse {
  /**
   * The messages on this page.
   */
  'records': (MessageListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Parameters for listing pages.
 */
export interface ListPagesRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only pages with this status.
   */
  'status'?: (string);
  /**
   * Only pages with this visibility.
   */
  'visibility'?: (string);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id'?: ({[key: string]: string});
}

/**
 * Parameters for listing pages.
 */
export interface ListPagesRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only pages with this status.
   */
  'status'?: (string);
  /**
   * Only pages with this visibility.
   */
  'visibility'?: (string);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id': ({[key: string]: string});
}

/**
 * A page of pages.
 */
export interface ListPagesResponseInput {
  /**
   * The pages on this page.
   */
  'records'?: (PageListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of pages.
 */
export interface ListPagesResponse {
  /**
   * The pages on this page.
   */
  'records': (PageListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Parameters for listing recipients.
 */
export interface ListRecipientsRequestInput {
  /**
   * Pagination.
   */
  'list'?: (_bms_api_PageQueryInput | null);
  /**
   * Words that the names must contain, ignoring case and accents.
   */
  'search'?: (string);
  /**
   * Only users with these ids, comma-separated.
   */
  'ids'?: (number | string | Long)[];
}

/**
 * Parameters for listing recipients.
 */
export interface ListRecipientsRequest {
  /**
   * Pagination.
   */
  'list': (_bms_api_PageQuery | null);
  /**
   * Words that the names must contain, ignoring case and accents.
   */
  'search'?: (string);
  /**
   * Only users with these ids, comma-separated.
   */
  'ids': (number)[];
}

/**
 * A page of recipients.
 */
export interface ListRecipientsResponseInput {
  /**
   * The recipients on this page.
   */
  'records'?: (RecipientInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of recipients.
 */
export interface ListRecipientsResponse {
  /**
   * The recipients on this page.
   */
  'records': (Recipient)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Parameters for listing views.
 */
export interface ListViewsRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only views of the list of this module.
   */
  'module'?: (string);
  /**
   * Only views that are shared, or not.
   */
  'is_shared'?: (boolean);
}

/**
 * Parameters for listing views.
 */
export interface ListViewsRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only views of the list of this module.
   */
  'module'?: (string);
  /**
   * Only views that are shared, or not.
   */
  'is_shared'?: (boolean);
}

/**
 * A page of views.
 */
export interface ListViewsResponseInput {
  /**
   * The views on this page.
   */
  'records'?: (ViewListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of views.
 */
export interface ListViewsResponse {
  /**
   * The views on this page.
   */
  'records': (ViewListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * A message.
 */
export interface MessageInput {
  /**
   * The id of the message.
   */
  'id'?: (number | string | Long);
  /**
   * The sender; null for the system.
   */
  'from_user_id'?: (number | string | Long);
  /**
   * The recipient, an active user.
   */
  'to_user_id'?: (number | string | Long);
  /**
   * The subject.
   */
  'subject'?: (string);
  /**
   * The text of the message.
   */
  'message'?: (string);
  /**
   * The message that it replies to; the caller must be its sender or recipient.
   */
  'parent_id'?: (number | string | Long);
  /**
   * The status: unread, or read by the recipient.
   */
  'status'?: (string);
  /**
   * The time at which the message was sent.
   */
  'sent_at'?: (string);
  /**
   * The time at which the recipient first read the message; null if unread.
   */
  'read_at'?: (string);
  /**
   * The user who sent the message; 0 for the system.
   */
  'created_by'?: (number | string | Long);
  /**
   * The date on which it was sent, in the organization's time zone.
   */
  'created_at'?: (string);
  /**
   * The last update.
   */
  'updated_at'?: (string);
  /**
   * The name of the sender; empty for the system.
   */
  'from_user_name'?: (string);
  /**
   * The name of the recipient.
   */
  'to_user_name'?: (string);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids'?: ({[key: string]: string});
}

/**
 * A message.
 */
export interface Message {
  /**
   * The id of the message.
   */
  'id': (number);
  /**
   * The sender; null for the system.
   */
  'from_user_id'?: (number);
  /**
   * The recipient, an active user.
   */
  'to_user_id': (number);
  /**
   * The subject.
   */
  'subject': (string);
  /**
   * The text of the message.
   */
  'message': (string);
  /**
   * The message that it replies to; the caller must be its sender or recipient.
   */
  'parent_id'?: (number);
  /**
   * The status: unread, or read by the recipient.
   */
  'status': (string);
  /**
   * The time at which the message was sent.
   */
  'sent_at': (string);
  /**
   * The time at which the recipient first read the message; null if unread.
   */
  'read_at'?: (string);
  /**
   * The user who sent the message; 0 for the system.
   */
  'created_by': (number);
  /**
   * The date on which it was sent, in the organization's time zone.
   */
  'created_at': (string);
  /**
   * The last update.
   */
  'updated_at': (string);
  /**
   * The name of the sender; empty for the system.
   */
  'from_user_name': (string);
  /**
   * The name of the recipient.
   */
  'to_user_name': (string);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids': ({[key: string]: string});
}

/**
 * The message after a change.
 */
export interface MessageChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The message, unless the caller can no longer view it.
   */
  'record'?: (MessageInput | null);
}

/**
 * The message after a change.
 */
export interface MessageChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The message, unless the caller can no longer view it.
   */
  'record': (Message | null);
}

/**
 * A message, without its subject and text.
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
   * The sender; 0 for the system.
   */
  'from_user_id'?: (number | string | Long);
  /**
   * The recipient.
   */
  'to_user_id'?: (number | string | Long);
  /**
   * The message that it replies to; 0 if there is none.
   */
  'parent_id'?: (number | string | Long);
}

/**
 * A message, without its subject and text.
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
   * The sender; 0 for the system.
   */
  'from_user_id': (number);
  /**
   * The recipient.
   */
  'to_user_id': (number);
  /**
   * The message that it replies to; 0 if there is none.
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
   * The sender; null for the system.
   */
  'from_user_id'?: (number | string | Long);
  /**
   * The recipient.
   */
  'to_user_id'?: (number | string | Long);
  /**
   * The subject.
   */
  'subject'?: (string);
  /**
   * The message that it replies to.
   */
  'parent_id'?: (number | string | Long);
  /**
   * The status: unread, or read by the recipient.
   */
  'status'?: (string);
  /**
   * The time at which the message was sent.
   */
  'sent_at'?: (string);
  /**
   * The date on which it was sent, in the organization's time zone.
   */
  'created_at'?: (string);
  /**
   * The name of the sender; empty for the system.
   */
  'from_user_name'?: (string);
  /**
   * The name of the recipient.
   */
  'to_user_name'?: (string);
  /**
   * The text; only with `include=message`, which marks nothing as read.
   */
  'message'?: (string);
  /**
   * Operations of the caller on the message, allowed or not; only with `fields=actions`.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
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
   * The sender; null for the system.
   */
  'from_user_id'?: (number);
  /**
   * The recipient.
   */
  'to_user_id': (number);
  /**
   * The subject.
   */
  'subject': (string);
  /**
   * The message that it replies to.
   */
  'parent_id'?: (number);
  /**
   * The status: unread, or read by the recipient.
   */
  'status': (string);
  /**
   * The time at which the message was sent.
   */
  'sent_at': (string);
  /**
   * The date on which it was sent, in the organization's time zone.
   */
  'created_at': (string);
  /**
   * The name of the sender; empty for the system.
   */
  'from_user_name': (string);
  /**
   * The name of the recipient.
   */
  'to_user_name': (string);
  /**
   * The text; only with `include=message`, which marks nothing as read.
   */
  'message'?: (string);
  /**
   * Operations of the caller on the message, allowed or not; only with `fields=actions`.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * The message.
 */
export interface MessageResponseInput {
  /**
   * The message.
   */
  'record'?: (MessageInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The message.
 */
export interface MessageResponse {
  /**
   * The message.
   */
  'record': (Message | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * A page.
 */
export interface PageInput {
  /**
   * The id of the page.
   */
  'id'?: (number | string | Long);
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The unique name in URLs. Derived from the title if omitted, and kept when the title changes.
   */
  'slug'?: (string);
  /**
   * The content as HTML, without unsafe markup such as scripts, styles, frames and forms. Ids get the prefix `user-content-`.
   */
  'content'?: (string);
  /**
   * The status: active (published) or inactive. Inactive pages are visible only to callers who may update them.
   */
  'status'?: (string);
  /**
   * The audience of the page: staff and portal users (`public`), or only one of the two.
   */
  'visibility'?: (string);
  /**
   * The user who created the page.
   */
  'created_by'?: (number | string | Long);
  /**
   * The creation date.
   */
  'created_at'?: (string);
  /**
   * The last update.
   */
  'updated_at'?: (string);
  /**
   * The name of that user, if any.
   */
  'created_by_name'?: (string);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids'?: ({[key: string]: string});
}

/**
 * A page.
 */
export interface Page {
  /**
   * The id of the page.
   */
  'id': (number);
  /**
   * The title.
   */
  'title': (string);
  /**
   * The unique name in URLs. Derived from the title if omitted, and kept when the title changes.
   */
  'slug': (string);
  /**
   * The content as HTML, without unsafe markup such as scripts, styles, frames and forms. Ids get the prefix `user-content-`.
   */
  'content': (string);
  /**
   * The status: active (published) or inactive. Inactive pages are visible only to callers who may update them.
   */
  'status': (string);
  /**
   * The audience of the page: staff and portal users (`public`), or only one of the two.
   */
  'visibility': (string);
  /**
   * The user who created the page.
   */
  'created_by': (number);
  /**
   * The creation date.
   */
  'created_at': (string);
  /**
   * The last update.
   */
  'updated_at': (string);
  /**
   * The name of that user, if any.
   */
  'created_by_name': (string);
  /**
   * The ids of the record in other systems, by source.
   */
  'external_ids': ({[key: string]: string});
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
   * The title.
   */
  'title'?: (string);
  /**
   * The name in URLs.
   */
  'slug'?: (string);
  /**
   * The status: active (published) or inactive.
   */
  'status'?: (string);
  /**
   * The audience of the page.
   */
  'visibility'?: (string);
  /**
   * The creation date.
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
   * The title.
   */
  'title': (string);
  /**
   * The name in URLs.
   */
  'slug': (string);
  /**
   * The status: active (published) or inactive.
   */
  'status': (string);
  /**
   * The audience of the page.
   */
  'visibility': (string);
  /**
   * The creation date.
   */
  'created_at': (string);
}

/**
 * The page.
 */
export interface PageResponseInput {
  /**
   * The page.
   */
  'record'?: (PageInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The page.
 */
export interface PageResponse {
  /**
   * The page.
   */
  'record': (Page | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * A user to whom the caller can write.
 */
export interface RecipientInput {
  /**
   * The id of the user, for `to_user_id`.
   */
  'id'?: (number | string | Long);
  /**
   * First and last name.
   */
  'name'?: (string);
  /**
   * `staff`, or `client` for a portal user.
   */
  'user_type'?: (string);
  /**
   * The job title of a staff member.
   */
  'job_title'?: (string);
  /**
   * The client of a portal user; null for staff.
   */
  'client_id'?: (number | string | Long);
  /**
   * The name of that client.
   */
  'client_name'?: (string);
}

/**
 * A user to whom the caller can write.
 */
export interface Recipient {
  /**
   * The id of the user, for `to_user_id`.
   */
  'id': (number);
  /**
   * First and last name.
   */
  'name': (string);
  /**
   * `staff`, or `client` for a portal user.
   */
  'user_type': (string);
  /**
   * The job title of a staff member.
   */
  'job_title': (string);
  /**
   * The client of a portal user; null for staff.
   */
  'client_id'?: (number);
  /**
   * The name of that client.
   */
  'client_name': (string);
}

/**
 * The new contents of a menu.
 */
export interface ReplaceLeftMenuRequestInput {
  /**
   * The menu; `user` is the caller's own.
   */
  'type'?: (string);
  /**
   * The items of the menu.
   */
  'menu'?: (LeftMenuInput | null);
}

/**
 * The new contents of a menu.
 */
export interface ReplaceLeftMenuRequest {
  /**
   * The menu; `user` is the caller's own.
   */
  'type': (string);
  /**
   * The items of the menu.
   */
  'menu': (LeftMenu | null);
}

/**
 * The tracked event.
 */
export interface TrackedEventInput {
  /**
   * The numeric id of the event.
   */
  'id'?: (number | string | Long);
  /**
   * The public id of the event: 21 URL-safe characters.
   */
  'random_id'?: (string);
  /**
   * The name of the event.
   */
  'name'?: (string);
  /**
   * The context of the event, such as the name of a module.
   */
  'context'?: (string);
  /**
   * The id within the context.
   */
  'context_id'?: (string);
  /**
   * Additional data by name: strings, numbers, booleans or null, at most 4 KB as JSON.
   */
  'data'?: ({[key: string]: string});
  /**
   * The time of the event; defaults to the time of the request.
   */
  'occurred_at'?: (string);
  /**
   * The user who sent it.
   */
  'created_by'?: (number | string | Long);
  /**
   * The date on which it was sent, in the organization's time zone.
   */
  'created_at'?: (string);
  /**
   * The last update.
   */
  'updated_at'?: (string);
}

/**
 * The tracked event.
 */
export interface TrackedEvent {
  /**
   * The numeric id of the event.
   */
  'id': (number);
  /**
   * The public id of the event: 21 URL-safe characters.
   */
  'random_id': (string);
  /**
   * The name of the event.
   */
  'name': (string);
  /**
   * The context of the event, such as the name of a module.
   */
  'context': (string);
  /**
   * The id within the context.
   */
  'context_id': (string);
  /**
   * Additional data by name: strings, numbers, booleans or null, at most 4 KB as JSON.
   */
  'data': ({[key: string]: string});
  /**
   * The time of the event; defaults to the time of the request.
   */
  'occurred_at'?: (string);
  /**
   * The user who sent it.
   */
  'created_by': (number);
  /**
   * The date on which it was sent, in the organization's time zone.
   */
  'created_at': (string);
  /**
   * The last update.
   */
  'updated_at': (string);
}

/**
 * The event to get.
 */
export interface TrackedEventRequestInput {
  /**
   * The id of the event.
   */
  'random_id'?: (string);
}

/**
 * The event to get.
 */
export interface TrackedEventRequest {
  /**
   * The id of the event.
   */
  'random_id': (string);
}

/**
 * The tracked event.
 */
export interface TrackedEventResponseInput {
  /**
   * The event.
   */
  'record'?: (TrackedEventInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The tracked event.
 */
export interface TrackedEventResponse {
  /**
   * The event.
   */
  'record': (TrackedEvent | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * Changes to an announcement.
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
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to an announcement.
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
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes to a message.
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
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to a message.
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
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes to a page.
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
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to a page.
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
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes to a view.
 */
export interface UpdateViewRequestInput {
  /**
   * The id of the view.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'view'?: (ViewInput | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to a view.
 */
export interface UpdateViewRequest {
  /**
   * The id of the view.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'view': (View | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * The result of an update of a page.
 */
export interface UpdatedPageResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The elements and attributes removed from the content, such as `script`; at most 50.
   */
  'removed'?: (string)[];
  /**
   * The page, unless the caller can no longer view it.
   */
  'record'?: (PageInput | null);
}

/**
 * The result of an update of a page.
 */
export interface UpdatedPageResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The elements and attributes removed from the content, such as `script`; at most 50.
   */
  'removed': (string)[];
  /**
   * The page, unless the caller can no longer view it.
   */
  'record': (Page | null);
}

/**
 * A view.
 */
export interface ViewInput {
  /**
   * The id of the view.
   */
  'id'?: (number | string | Long);
  /**
   * The title; unique among the views of the owner and the module, ignoring case.
   */
  'title'?: (string);
  /**
   * The module of the list.
   */
  'module'?: (string);
  /**
   * The parameters of the list, as in its URL: filters, `search` and `sort`. `me` in filters by users is the user who opens the view.
   */
  'query'?: (string);
  /**
   * The columns of the list in their order, by the members of the detail; those of the app if it is empty.
   */
  'columns'?: (string)[];
  /**
   * True if all staff who may view the module see it.
   */
  'is_shared'?: (boolean);
  /**
   * The sort position, ascending.
   */
  'sort'?: (number);
  /**
   * The owner.
   */
  'created_by'?: (number | string | Long);
  /**
   * The creation date.
   */
  'created_at'?: (string);
  /**
   * The last update.
   */
  'updated_at'?: (string);
}

/**
 * A view.
 */
export interface View {
  /**
   * The id of the view.
   */
  'id': (number);
  /**
   * The title; unique among the views of the owner and the module, ignoring case.
   */
  'title': (string);
  /**
   * The module of the list.
   */
  'module': (string);
  /**
   * The parameters of the list, as in its URL: filters, `search` and `sort`. `me` in filters by users is the user who opens the view.
   */
  'query': (string);
  /**
   * The columns of the list in their order, by the members of the detail; those of the app if it is empty.
   */
  'columns': (string)[];
  /**
   * True if all staff who may view the module see it.
   */
  'is_shared': (boolean);
  /**
   * The sort position, ascending.
   */
  'sort': (number);
  /**
   * The owner.
   */
  'created_by': (number);
  /**
   * The creation date.
   */
  'created_at': (string);
  /**
   * The last update.
   */
  'updated_at': (string);
}

/**
 * The view after a change.
 */
export interface ViewChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The view, unless the caller can no longer view it.
   */
  'record'?: (ViewInput | null);
}

/**
 * The view after a change.
 */
export interface ViewChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The view, unless the caller can no longer view it.
   */
  'record': (View | null);
}

/**
 * A view in a list.
 */
export interface ViewListItemInput {
  /**
   * The id of the view.
   */
  'id'?: (number | string | Long);
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The module of the list.
   */
  'module'?: (string);
  /**
   * The query of the list.
   */
  'query'?: (string);
  /**
   * The columns of the list.
   */
  'columns'?: (string)[];
  /**
   * True if others see it.
   */
  'is_shared'?: (boolean);
  /**
   * The sort position, ascending.
   */
  'sort'?: (number);
  /**
   * The owner.
   */
  'created_by'?: (number | string | Long);
  /**
   * The creation date.
   */
  'created_at'?: (string);
}

/**
 * A view in a list.
 */
export interface ViewListItem {
  /**
   * The id of the view.
   */
  'id': (number);
  /**
   * The title.
   */
  'title': (string);
  /**
   * The module of the list.
   */
  'module': (string);
  /**
   * The query of the list.
   */
  'query': (string);
  /**
   * The columns of the list.
   */
  'columns': (string)[];
  /**
   * True if others see it.
   */
  'is_shared': (boolean);
  /**
   * The sort position, ascending.
   */
  'sort': (number);
  /**
   * The owner.
   */
  'created_by': (number);
  /**
   * The creation date.
   */
  'created_at': (string);
}

/**
 * The view.
 */
export interface ViewResponseInput {
  /**
   * The view.
   */
  'record'?: (ViewInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The view.
 */
export interface ViewResponse {
  /**
   * The view.
   */
  'record': (View | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}
