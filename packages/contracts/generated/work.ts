/* Made from protos/ by packages/contracts/scripts/generate.ts; changes here are lost. */
import type { Long } from '@grpc/proto-loader';
import type { ListMetaInput as _bms_api_ListMetaInput, ListMeta as _bms_api_ListMeta } from './api.ts';
import type { ListQueryInput as _bms_api_ListQueryInput, ListQuery as _bms_api_ListQuery } from './api.ts';
import type { RecordActionInput as _bms_api_RecordActionInput, RecordAction as _bms_api_RecordAction } from './api.ts';
import type { FieldMaskInput as _google_protobuf_FieldMaskInput, FieldMask as _google_protobuf_FieldMask } from './protobuf.ts';

/**
 * An item of the checklist of a task.
 */
export interface ChecklistItemInput {
  /**
   * The title of the item.
   */
  'title'?: (string);
  /**
   * True if the item is done.
   */
  'is_checked'?: (boolean);
}

/**
 * An item of the checklist of a task.
 */
export interface ChecklistItem {
  /**
   * The title of the item.
   */
  'title': (string);
  /**
   * True if the item is done.
   */
  'is_checked': (boolean);
}

/**
 * A checklist template.
 */
export interface ChecklistTemplateInput {
  /**
   * The id of the template.
   */
  'id'?: (number | string | Long);
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The checklist items.
   */
  'items'?: (ChecklistTemplateItemInput)[];
  /**
   * The sort position, ascending.
   */
  'sort'?: (number);
  /**
   * The number of items.
   */
  'item_count'?: (number);
  /**
   * The user who created the template.
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
   * The ids of the record in other systems, by source.
   */
  'external_ids'?: ({[key: string]: string});
}

/**
 * A checklist template.
 */
export interface ChecklistTemplate {
  /**
   * The id of the template.
   */
  'id': (number);
  /**
   * The title.
   */
  'title': (string);
  /**
   * The checklist items.
   */
  'items': (ChecklistTemplateItem)[];
  /**
   * The sort position, ascending.
   */
  'sort': (number);
  /**
   * The number of items.
   */
  'item_count': (number);
  /**
   * The user who created the template.
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
   * The ids of the record in other systems, by source.
   */
  'external_ids': ({[key: string]: string});
}

/**
 * The checklist template after a change.
 */
export interface ChecklistTemplateChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The checklist template, unless the caller can no longer view it.
   */
  'record'?: (ChecklistTemplateInput | null);
}

/**
 * The checklist template after a change.
 */
export interface ChecklistTemplateChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The checklist template, unless the caller can no longer view it.
   */
  'record': (ChecklistTemplate | null);
}

/**
 * An item of a checklist template.
 */
export interface ChecklistTemplateItemInput {
  /**
   * The title of the item.
   */
  'title'?: (string);
}

/**
 * An item of a checklist template.
 */
export interface ChecklistTemplateItem {
  /**
   * The title of the item.
   */
  'title': (string);
}

/**
 * A checklist template in a list.
 */
export interface ChecklistTemplateListItemInput {
  /**
   * The id of the template.
   */
  'id'?: (number | string | Long);
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The number of items.
   */
  'item_count'?: (number);
  /**
   * The sort position, ascending.
   */
  'sort'?: (number);
  /**
   * The creation date.
   */
  'created_at'?: (string);
}

/**
 * A checklist template in a list.
 */
export interface ChecklistTemplateListItem {
  /**
   * The id of the template.
   */
  'id': (number);
  /**
   * The title.
   */
  'title': (string);
  /**
   * The number of items.
   */
  'item_count': (number);
  /**
   * The sort position, ascending.
   */
  'sort': (number);
  /**
   * The creation date.
   */
  'created_at': (string);
}

/**
 * The checklist template.
 */
export interface ChecklistTemplateResponseInput {
  /**
   * The checklist template.
   */
  'record'?: (ChecklistTemplateInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The checklist template.
 */
export interface ChecklistTemplateResponse {
  /**
   * The checklist template.
   */
  'record': (ChecklistTemplate | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * A new checklist template.
 */
export interface CreateChecklistTemplateRequestInput {
  /**
   * The checklist template to create.
   */
  'checklist_template'?: (ChecklistTemplateInput | null);
}

/**
 * A new checklist template.
 */
export interface CreateChecklistTemplateRequest {
  /**
   * The checklist template to create.
   */
  'checklist_template': (ChecklistTemplate | null);
}

/**
 * A new project status.
 */
export interface CreateProjectStatusRequestInput {
  /**
   * The project status to create.
   */
  'project_status'?: (ProjectStatusInput | null);
}

/**
 * A new project status.
 */
export interface CreateProjectStatusRequest {
  /**
   * The project status to create.
   */
  'project_status': (ProjectStatus | null);
}

/**
 * A new task.
 */
export interface CreateTaskRequestInput {
  /**
   * The task to create.
   */
  'task'?: (TaskInput | null);
}

/**
 * A new task.
 */
export interface CreateTaskRequest {
  /**
   * The task to create.
   */
  'task': (Task | null);
}

/**
 * A new project team member.
 */
export interface CreateTeamMemberRequestInput {
  /**
   * The project team member to create.
   */
  'team_member'?: (ProjectTeamMemberInput | null);
}

/**
 * A new project team member.
 */
export interface CreateTeamMemberRequest {
  /**
   * The project team member to create.
   */
  'team_member': (ProjectTeamMember | null);
}

/**
 * Parameters for listing checklist templates.
 */
export interface ListChecklistTemplatesRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id'?: ({[key: string]: string});
}

/**
 * Parameters for listing checklist templates.
 */
export interface ListChecklistTemplatesRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id': ({[key: string]: string});
}

/**
 * A page of checklist templates.
 */
export interface ListChecklistTemplatesResponseInput {
  /**
   * The checklist templates on this page.
   */
  'records'?: (ChecklistTemplateListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of checklist templates.
 */
export interface ListChecklistTemplatesResponse {
  /**
   * The checklist templates on this page.
   */
  'records': (ChecklistTemplateListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Parameters for listing project statuses.
 */
export interface ListProjectStatusesRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id'?: ({[key: string]: string});
}

/**
 * Parameters for listing project statuses.
 */
export interface ListProjectStatusesRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id': ({[key: string]: string});
}

/**
 * A page of project statuses.
 */
export interface ListProjectStatusesResponseInput {
  /**
   * The project statuses on this page.
   */
  'records'?: (ProjectStatusListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of project statuses.
 */
export interface ListProjectStatusesResponse {
  /**
   * The project statuses on this page.
   */
  'records': (ProjectStatusListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Parameters for listing tasks.
 */
export interface ListTasksRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only tasks of this project.
   */
  'project_id'?: (number | string | Long);
  /**
   * Only tasks assigned to this user.
   */
  'assigned_to'?: (number | string | Long);
  /**
   * Only tasks with this status.
   */
  'status'?: (string);
  /**
   * Only tasks with this priority.
   */
  'priority'?: (string);
  /**
   * Only tasks with this label.
   */
  'label'?: (string);
  /**
   * Only tasks with a deadline on or after this day.
   */
  'deadline_from'?: (string);
  /**
   * Only tasks with a deadline on or before this day.
   */
  'deadline_to'?: (string);
  /**
   * Only tasks that are (or are not) overdue. A task is overdue if its deadline is before today and it is neither done nor cancelled.
   */
  'overdue'?: (boolean);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id'?: ({[key: string]: string});
  /**
   * Only tasks of this client.
   */
  'client_id'?: (number | string | Long);
  /**
   * Only tasks of this lead.
   */
  'lead_id'?: (number | string | Long);
  /**
   * Only tasks of this estimate.
   */
  'estimate_id'?: (number | string | Long);
  /**
   * Only tasks of this order.
   */
  'order_id'?: (number | string | Long);
  /**
   * Only tasks of this contract.
   */
  'contract_id'?: (number | string | Long);
  /**
   * Only tasks of this invoice.
   */
  'invoice_id'?: (number | string | Long);
}

/**
 * Parameters for listing tasks.
 */
export interface ListTasksRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only tasks of this project.
   */
  'project_id'?: (number);
  /**
   * Only tasks assigned to this user.
   */
  'assigned_to'?: (number);
  /**
   * Only tasks with this status.
   */
  'status'?: (string);
  /**
   * Only tasks with this priority.
   */
  'priority'?: (string);
  /**
   * Only tasks with this label.
   */
  'label'?: (string);
  /**
   * Only tasks with a deadline on or after this day.
   */
  'deadline_from'?: (string);
  /**
   * Only tasks with a deadline on or before this day.
   */
  'deadline_to'?: (string);
  /**
   * Only tasks that are (or are not) overdue. A task is overdue if its deadline is before today and it is neither done nor cancelled.
   */
  'overdue'?: (boolean);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id': ({[key: string]: string});
  /**
   * Only tasks of this client.
   */
  'client_id'?: (number);
  /**
   * Only tasks of this lead.
   */
  'lead_id'?: (number);
  /**
   * Only tasks of this estimate.
   */
  'estimate_id'?: (number);
  /**
   * Only tasks of this order.
   */
  'order_id'?: (number);
  /**
   * Only tasks of this contract.
   */
  'contract_id'?: (number);
  /**
   * Only tasks of this invoice.
   */
  'invoice_id'?: (number);
}

/**
 * A page of tasks.
 */
export interface ListTasksResponseInput {
  /**
   * The tasks on this page.
   */
  'records'?: (TaskListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of tasks.
 */
export interface ListTasksResponse {
  /**
   * The tasks on this page.
   */
  'records': (TaskListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Parameters for listing project team members.
 */
export interface ListTeamMembersRequestInput {
  /**
   * Pagination, sorting and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only members of this project.
   */
  'project_id'?: (number | string | Long);
  /**
   * Only memberships of this user.
   */
  'user_id'?: (number | string | Long);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id'?: ({[key: string]: string});
}

/**
 * Parameters for listing project team members.
 */
export interface ListTeamMembersRequest {
  /**
   * Pagination, sorting and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only members of this project.
   */
  'project_id'?: (number);
  /**
   * Only memberships of this user.
   */
  'user_id'?: (number);
  /**
   * Only the record with this id in another system: `external_id[datev]=10023`.
   */
  'external_id': ({[key: string]: string});
}

/**
 * A page of project team members.
 */
export interface ListTeamMembersResponseInput {
  /**
   * The members on this page.
   */
  'records'?: (ProjectTeamMemberListItemInput)[];
  /**
   * Pagination details.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of project team members.
 */
export interface ListTeamMembersResponse {
  /**
   * The members on this page.
   */
  'records': (ProjectTeamMemberListItem)[];
  /**
   * Pagination details.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * A project status.
 */
export interface ProjectStatusInput {
  /**
   * The id of the status.
   */
  'id'?: (number | string | Long);
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The unique key for programs. Derived from the initial title and never changed.
   */
  'key_name'?: (string);
  /**
   * The color, as #rrggbb.
   */
  'color'?: (string);
  /**
   * The icon name.
   */
  'icon'?: (string);
  /**
   * The sort position, ascending.
   */
  'sort'?: (number);
  /**
   * The category of the status: its meaning for a project.
   */
  'category'?: (string);
  /**
   * True if the status is built in and cannot be deleted.
   */
  'is_built_in'?: (boolean);
  /**
   * The user who created the status; 0 for built-in statuses.
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
   * The ids of the record in other systems, by source.
   */
  'external_ids'?: ({[key: string]: string});
}

/**
 * A project status.
 */
export interface ProjectStatus {
  /**
   * The id of the status.
   */
  'id': (number);
  /**
   * The title.
   */
  'title': (string);
  /**
   * The unique key for programs. Derived from the initial title and never changed.
   */
  'key_name': (string);
  /**
   * The color, as #rrggbb.
   */
  'color': (string);
  /**
   * The icon name.
   */
  'icon': (string);
  /**
   * The sort position, ascending.
   */
  'sort': (number);
  /**
   * The category of the status: its meaning for a project.
   */
  'category': (string);
  /**
   * True if the status is built in and cannot be deleted.
   */
  'is_built_in': (boolean);
  /**
   * The user who created the status; 0 for built-in statuses.
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
   * The ids of the record in other systems, by source.
   */
  'external_ids': ({[key: string]: string});
}

/**
 * The project status after a change.
 */
export interface ProjectStatusChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The project status, unless the caller can no longer view it.
   */
  'record'?: (ProjectStatusInput | null);
}

/**
 * The project status after a change.
 */
export interface ProjectStatusChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The project status, unless the caller can no longer view it.
   */
  'record': (ProjectStatus | null);
}

/**
 * A project status in a list.
 */
export interface ProjectStatusListItemInput {
  /**
   * The id of the status.
   */
  'id'?: (number | string | Long);
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The unique key for programs.
   */
  'key_name'?: (string);
  /**
   * The color, as #rrggbb.
   */
  'color'?: (string);
  /**
   * The icon name.
   */
  'icon'?: (string);
  /**
   * The sort position, ascending.
   */
  'sort'?: (number);
  /**
   * The category of the status: its meaning for a project.
   */
  'category'?: (string);
  /**
   * True if the status is built in and cannot be deleted.
   */
  'is_built_in'?: (boolean);
  /**
   * The creation date.
   */
  'created_at'?: (string);
}

/**
 * A project status in a list.
 */
export interface ProjectStatusListItem {
  /**
   * The id of the status.
   */
  'id': (number);
  /**
   * The title.
   */
  'title': (string);
  /**
   * The unique key for programs.
   */
  'key_name': (string);
  /**
   * The color, as #rrggbb.
   */
  'color': (string);
  /**
   * The icon name.
   */
  'icon': (string);
  /**
   * The sort position, ascending.
   */
  'sort': (number);
  /**
   * The category of the status: its meaning for a project.
   */
  'category': (string);
  /**
   * True if the status is built in and cannot be deleted.
   */
  'is_built_in': (boolean);
  /**
   * The creation date.
   */
  'created_at': (string);
}

/**
 * The project status.
 */
export interface ProjectStatusResponseInput {
  /**
   * The project status.
   */
  'record'?: (ProjectStatusInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The project status.
 */
export interface ProjectStatusResponse {
  /**
   * The project status.
   */
  'record': (ProjectStatus | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * A project team member. A user can be a member of a project only once.
 */
export interface ProjectTeamMemberInput {
  /**
   * The id of the membership.
   */
  'id'?: (number | string | Long);
  /**
   * The project.
   */
  'project_id'?: (number | string | Long);
  /**
   * The user, who must be active staff. Deactivated users are removed from all projects.
   */
  'user_id'?: (number | string | Long);
  /**
   * The name of the user.
   */
  'user_name'?: (string);
  /**
   * True if the user leads the project.
   */
  'is_leader'?: (boolean);
  /**
   * The user who created the membership.
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
   * The ids of the record in other systems, by source.
   */
  'external_ids'?: ({[key: string]: string});
}

/**
 * A project team member. A user can be a member of a project only once.
 */
export interface ProjectTeamMember {
  /**
   * The id of the membership.
   */
  'id': (number);
  /**
   * The project.
   */
  'project_id': (number);
  /**
   * The user, who must be active staff. Deactivated users are removed from all projects.
   */
  'user_id': (number);
  /**
   * The name of the user.
   */
  'user_name': (string);
  /**
   * True if the user leads the project.
   */
  'is_leader': (boolean);
  /**
   * The user who created the membership.
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
   * The ids of the record in other systems, by source.
   */
  'external_ids': ({[key: string]: string});
}

/**
 * The project team member after a change.
 */
export interface ProjectTeamMemberChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The project team member, unless the caller can no longer view it.
   */
  'record'?: (ProjectTeamMemberInput | null);
}

/**
 * The project team member after a change.
 */
export interface ProjectTeamMemberChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The project team member, unless the caller can no longer view it.
   */
  'record': (ProjectTeamMember | null);
}

/**
 * A project team member in a list.
 */
export interface ProjectTeamMemberListItemInput {
  /**
   * The id of the membership.
   */
  'id'?: (number | string | Long);
  /**
   * The project.
   */
  'project_id'?: (number | string | Long);
  /**
   * The user.
   */
  'user_id'?: (number | string | Long);
  /**
   * The name of the user.
   */
  'user_name'?: (string);
  /**
   * True if the user leads the project.
   */
  'is_leader'?: (boolean);
  /**
   * The creation date.
   */
  'created_at'?: (string);
}

/**
 * A project team member in a list.
 */
export interface ProjectTeamMemberListItem {
  /**
   * The id of the membership.
   */
  'id': (number);
  /**
   * The project.
   */
  'project_id': (number);
  /**
   * The user.
   */
  'user_id': (number);
  /**
   * The name of the user.
   */
  'user_name': (string);
  /**
   * True if the user leads the project.
   */
  'is_leader': (boolean);
  /**
   * The creation date.
   */
  'created_at': (string);
}

/**
 * The project team member.
 */
export interface ProjectTeamMemberResponseInput {
  /**
   * The project team member.
   */
  'record'?: (ProjectTeamMemberInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The project team member.
 */
export interface ProjectTeamMemberResponse {
  /**
   * The project team member.
   */
  'record': (ProjectTeamMember | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * A task.
 */
export interface TaskInput {
  /**
   * The id of the task.
   */
  'id'?: (number | string | Long);
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The description.
   */
  'description'?: (string);
  /**
   * The project.
   */
  'project_id'?: (number | string | Long);
  /**
   * The assignees, who must be active staff. Deactivated users are unassigned from open tasks.
   */
  'assigned_to'?: (number | string | Long)[];
  /**
   * The status. It can change to any other. A task is open until it is done or cancelled.
   */
  'status'?: (string);
  /**
   * The priority.
   */
  'priority'?: (string);
  /**
   * The start date.
   */
  'start_date'?: (string);
  /**
   * The deadline, not before the start date.
   */
  'deadline'?: (string);
  /**
   * Labels for searching and filtering.
   */
  'labels'?: (string)[];
  /**
   * The checklist.
   */
  'checklist'?: (ChecklistItemInput)[];
  /**
   * The template whose items are appended to the checklist on creation.
   */
  'checklist_template_id'?: (number | string | Long);
  /**
   * The user who created the task.
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
   * The ids of the record in other systems, by source.
   */
  'external_ids'?: ({[key: string]: string});
  /**
   * The client that the task is about. A task of a lead gets the client that the lead is converted to.
   */
  'client_id'?: (number | string | Long);
  /**
   * The lead that the task is about.
   */
  'lead_id'?: (number | string | Long);
  /**
   * The estimate that the task is about.
   */
  'estimate_id'?: (number | string | Long);
  /**
   * The order that the task is about.
   */
  'order_id'?: (number | string | Long);
  /**
   * The contract that the task is about.
   */
  'contract_id'?: (number | string | Long);
  /**
   * The invoice that the task is about.
   */
  'invoice_id'?: (number | string | Long);
}

/**
 * A task.
 */
export interface Task {
  /**
   * The id of the task.
   */
  'id': (number);
  /**
   * The title.
   */
  'title': (string);
  /**
   * The description.
   */
  'description': (string);
  /**
   * The project.
   */
  'project_id'?: (number);
  /**
   * The assignees, who must be active staff. Deactivated users are unassigned from open tasks.
   */
  'assigned_to': (number)[];
  /**
   * The status. It can change to any other. A task is open until it is done or cancelled.
   */
  'status': (string);
  /**
   * The priority.
   */
  'priority': (string);
  /**
   * The start date.
   */
  'start_date'?: (string);
  /**
   * The deadline, not before the start date.
   */
  'deadline'?: (string);
  /**
   * Labels for searching and filtering.
   */
  'labels': (string)[];
  /**
   * The checklist.
   */
  'checklist': (ChecklistItem)[];
  /**
   * The template whose items are appended to the checklist on creation.
   */
  'checklist_template_id'?: (number);
  /**
   * The user who created the task.
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
   * The ids of the record in other systems, by source.
   */
  'external_ids': ({[key: string]: string});
  /**
   * The client that the task is about. A task of a lead gets the client that the lead is converted to.
   */
  'client_id'?: (number);
  /**
   * The lead that the task is about.
   */
  'lead_id'?: (number);
  /**
   * The estimate that the task is about.
   */
  'estimate_id'?: (number);
  /**
   * The order that the task is about.
   */
  'order_id'?: (number);
  /**
   * The contract that the task is about.
   */
  'contract_id'?: (number);
  /**
   * The invoice that the task is about.
   */
  'invoice_id'?: (number);
}

/**
 * The task after a change.
 */
export interface TaskChangedResponseInput {
  /**
   * Always true.
   */
  'success'?: (boolean);
  /**
   * A message.
   */
  'message'?: (string);
  /**
   * The task, unless the caller can no longer view it.
   */
  'record'?: (TaskInput | null);
}

/**
 * The task after a change.
 */
export interface TaskChangedResponse {
  /**
   * Always true.
   */
  'success': (boolean);
  /**
   * A message.
   */
  'message': (string);
  /**
   * The task, unless the caller can no longer view it.
   */
  'record': (Task | null);
}

/**
 * A summary of the created task.
 */
export interface TaskCreatedInput {
  /**
   * The id of the task.
   */
  'id'?: (number | string | Long);
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The project.
   */
  'project_id'?: (number | string | Long);
  /**
   * The assignees.
   */
  'assigned_to'?: (number | string | Long)[];
  /**
   * The status.
   */
  'status'?: (string);
  /**
   * The start date.
   */
  'start_date'?: (string);
  /**
   * The deadline.
   */
  'deadline'?: (string);
}

/**
 * A summary of the created task.
 */
export interface TaskCreated {
  /**
   * The id of the task.
   */
  'id': (number);
  /**
   * The title.
   */
  'title': (string);
  /**
   * The project.
   */
  'project_id'?: (number);
  /**
   * The assignees.
   */
  'assigned_to': (number)[];
  /**
   * The status.
   */
  'status': (string);
  /**
   * The start date.
   */
  'start_date'?: (string);
  /**
   * The deadline.
   */
  'deadline'?: (string);
}

/**
 * The created record.
 */
export interface TaskCreatedResponseInput {
  /**
   * The new task.
   */
  'record'?: (TaskCreatedInput | null);
}

/**
 * The created record.
 */
export interface TaskCreatedResponse {
  /**
   * The new task.
   */
  'record': (TaskCreated | null);
}

/**
 * A task.
 */
export interface TaskEventInput {
  /**
   * The id of the task.
   */
  'id'?: (number | string | Long);
  /**
   * The version of the task after the change.
   */
  'version'?: (number | string | Long);
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The project; 0 if there is none.
   */
  'project_id'?: (number | string | Long);
  /**
   * The deadline (YYYY-MM-DD); empty if there is none.
   */
  'deadline'?: (string);
  /**
   * All assignees.
   */
  'assigned_to'?: (number | string | Long)[];
  /**
   * The new assignees, who are notified.
   */
  'recipients'?: (number | string | Long)[];
  /**
   * The user who made the change; 0 if a service made it.
   */
  'changed_by'?: (number | string | Long);
}

/**
 * A task.
 */
export interface TaskEvent {
  /**
   * The id of the task.
   */
  'id': (number);
  /**
   * The version of the task after the change.
   */
  'version': (number);
  /**
   * The title.
   */
  'title': (string);
  /**
   * The project; 0 if there is none.
   */
  'project_id': (number);
  /**
   * The deadline (YYYY-MM-DD); empty if there is none.
   */
  'deadline': (string);
  /**
   * All assignees.
   */
  'assigned_to': (number)[];
  /**
   * The new assignees, who are notified.
   */
  'recipients': (number)[];
  /**
   * The user who made the change; 0 if a service made it.
   */
  'changed_by': (number);
}

/**
 * A task in a list.
 */
export interface TaskListItemInput {
  /**
   * The id of the task.
   */
  'id'?: (number | string | Long);
  /**
   * The title.
   */
  'title'?: (string);
  /**
   * The description.
   */
  'description'?: (string);
  /**
   * The project.
   */
  'project_id'?: (number | string | Long);
  /**
   * The assignees.
   */
  'assigned_to'?: (number | string | Long)[];
  /**
   * The status.
   */
  'status'?: (string);
  /**
   * The priority.
   */
  'priority'?: (string);
  /**
   * The start date.
   */
  'start_date'?: (string);
  /**
   * The deadline.
   */
  'deadline'?: (string);
  /**
   * The creation date.
   */
  'created_at'?: (string);
}

/**
 * A task in a list.
 */
export interface TaskListItem {
  /**
   * The id of the task.
   */
  'id': (number);
  /**
   * The title.
   */
  'title': (string);
  /**
   * The description.
   */
  'description': (string);
  /**
   * The project.
   */
  'project_id'?: (number);
  /**
   * The assignees.
   */
  'assigned_to': (number)[];
  /**
   * The status.
   */
  'status': (string);
  /**
   * The priority.
   */
  'priority': (string);
  /**
   * The start date.
   */
  'start_date'?: (string);
  /**
   * The deadline.
   */
  'deadline'?: (string);
  /**
   * The creation date.
   */
  'created_at': (string);
}

/**
 * The task.
 */
export interface TaskResponseInput {
  /**
   * The task.
   */
  'record'?: (TaskInput | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions'?: (_bms_api_RecordActionInput)[];
}

/**
 * The task.
 */
export interface TaskResponse {
  /**
   * The task.
   */
  'record': (Task | null);
  /**
   * Operations of the caller on the record, allowed or not. Only in details.
   */
  'actions': (_bms_api_RecordAction)[];
}

/**
 * Changes to a checklist template.
 */
export interface UpdateChecklistTemplateRequestInput {
  /**
   * The id of the checklist template.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'checklist_template'?: (ChecklistTemplateInput | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to a checklist template.
 */
export interface UpdateChecklistTemplateRequest {
  /**
   * The id of the checklist template.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'checklist_template': (ChecklistTemplate | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes to a project status.
 */
export interface UpdateProjectStatusRequestInput {
  /**
   * The id of the project status.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'project_status'?: (ProjectStatusInput | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to a project status.
 */
export interface UpdateProjectStatusRequest {
  /**
   * The id of the project status.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'project_status': (ProjectStatus | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes to a task.
 */
export interface UpdateTaskRequestInput {
  /**
   * The id of the task.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'task'?: (TaskInput | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to a task.
 */
export interface UpdateTaskRequest {
  /**
   * The id of the task.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'task': (Task | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes to a project team member.
 */
export interface UpdateTeamMemberRequestInput {
  /**
   * The id of the membership.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'team_member'?: (ProjectTeamMemberInput | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes to a project team member.
 */
export interface UpdateTeamMemberRequest {
  /**
   * The id of the membership.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'team_member': (ProjectTeamMember | null);
  /**
   * The fields to set; the gateway derives them from the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}
