/* Made from protos/ by packages/contracts/scripts/generate.ts; changes here are lost. */
import type { Long } from '@grpc/proto-loader';
import type { ListMetaInput as _bms_api_ListMetaInput, ListMeta as _bms_api_ListMeta } from './api.ts';
import type { ListQueryInput as _bms_api_ListQueryInput, ListQuery as _bms_api_ListQuery } from './api.ts';
import type { FieldMaskInput as _google_protobuf_FieldMaskInput, FieldMask as _google_protobuf_FieldMask } from './protobuf.ts';

/**
 * A step of a task.
 */
export interface ChecklistItemInput {
  /**
   * What the step is.
   */
  'title'?: (string);
  /**
   * Whether it has been taken.
   */
  'is_checked'?: (boolean);
}

/**
 * A step of a task.
 */
export interface ChecklistItem {
  /**
   * What the step is.
   */
  'title': (string);
  /**
   * Whether it has been taken.
   */
  'is_checked': (boolean);
}

/**
 * A checklist template, as it is sent and shown.
 */
export interface ChecklistTemplateInput {
  /**
   * The id of the template.
   */
  'id'?: (number | string | Long);
  /**
   * Its name.
   */
  'title'?: (string);
  /**
   * The items that a task gets.
   */
  'items'?: (ChecklistTemplateItemInput)[];
  /**
   * Its place among the others: lower comes first.
   */
  'sort'?: (number);
  /**
   * How many items it has.
   */
  'item_count'?: (number);
  /**
   * The user who created the template.
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
 * A checklist template, as it is sent and shown.
 */
export interface ChecklistTemplate {
  /**
   * The id of the template.
   */
  'id': (number);
  /**
   * Its name.
   */
  'title': (string);
  /**
   * The items that a task gets.
   */
  'items': (ChecklistTemplateItem)[];
  /**
   * Its place among the others: lower comes first.
   */
  'sort': (number);
  /**
   * How many items it has.
   */
  'item_count': (number);
  /**
   * The user who created the template.
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
 * An item of a checklist template.
 */
export interface ChecklistTemplateItemInput {
  /**
   * What the step is.
   */
  'title'?: (string);
}

/**
 * An item of a checklist template.
 */
export interface ChecklistTemplateItem {
  /**
   * What the step is.
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
   * Its name.
   */
  'title'?: (string);
  /**
   * How many items it has.
   */
  'item_count'?: (number);
  /**
   * Its place among the others: lower comes first.
   */
  'sort'?: (number);
  /**
   * The day of its creation (UTC).
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
   * Its name.
   */
  'title': (string);
  /**
   * How many items it has.
   */
  'item_count': (number);
  /**
   * Its place among the others: lower comes first.
   */
  'sort': (number);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
}

/**
 * A checklist template in full.
 */
export interface ChecklistTemplateResponseInput {
  /**
   * The checklist template.
   */
  'record'?: (ChecklistTemplateInput | null);
}

/**
 * A checklist template in full.
 */
export interface ChecklistTemplateResponse {
  /**
   * The checklist template.
   */
  'record': (ChecklistTemplate | null);
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
  'team_member'?: (TeamMemberInput | null);
}

/**
 * A new project team member.
 */
export interface CreateTeamMemberRequest {
  /**
   * The project team member to create.
   */
  'team_member': (TeamMember | null);
}

/**
 * Which checklist templates to list.
 */
export interface ListChecklistTemplatesRequestInput {
  /**
   * Page, order and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
}

/**
 * Which checklist templates to list.
 */
export interface ListChecklistTemplatesRequest {
  /**
   * Page, order and search.
   */
  'list': (_bms_api_ListQuery | null);
}

/**
 * A page of checklist templates.
 */
export interface ListChecklistTemplatesResponseInput {
  /**
   * The checklist templates of this page.
   */
  'records'?: (ChecklistTemplateListItemInput)[];
  /**
   * Where the page stands.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of checklist templates.
 */
export interface ListChecklistTemplatesResponse {
  /**
   * The checklist templates of this page.
   */
  'records': (ChecklistTemplateListItem)[];
  /**
   * Where the page stands.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Which project statuses to list.
 */
export interface ListProjectStatusesRequestInput {
  /**
   * Page, order and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
}

/**
 * Which project statuses to list.
 */
export interface ListProjectStatusesRequest {
  /**
   * Page, order and search.
   */
  'list': (_bms_api_ListQuery | null);
}

/**
 * A page of project statuses.
 */
export interface ListProjectStatusesResponseInput {
  /**
   * The project statuses of this page.
   */
  'records'?: (ProjectStatusListItemInput)[];
  /**
   * Where the page stands.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of project statuses.
 */
export interface ListProjectStatusesResponse {
  /**
   * The project statuses of this page.
   */
  'records': (ProjectStatusListItem)[];
  /**
   * Where the page stands.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Which tasks to list.
 */
export interface ListTasksRequestInput {
  /**
   * Page, order and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only tasks of that project.
   */
  'project_id'?: (number | string | Long);
  /**
   * Only tasks that are assigned to that user.
   */
  'assigned_to'?: (number | string | Long);
  /**
   * Only tasks of that status.
   */
  'status'?: (string);
  /**
   * Only tasks of that priority.
   */
  'priority'?: (string);
  /**
   * Only tasks with that label.
   */
  'label'?: (string);
  /**
   * Only tasks whose deadline is that day (UTC) or later.
   */
  'deadline_from'?: (string);
  /**
   * Only tasks whose deadline is that day (UTC) or earlier.
   */
  'deadline_to'?: (string);
  /**
   * Only tasks that are (or are not) overdue: the deadline is before today (UTC), and the task is neither done nor cancelled.
   */
  'overdue'?: (boolean);
}

/**
 * Which tasks to list.
 */
export interface ListTasksRequest {
  /**
   * Page, order and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only tasks of that project.
   */
  'project_id'?: (number);
  /**
   * Only tasks that are assigned to that user.
   */
  'assigned_to'?: (number);
  /**
   * Only tasks of that status.
   */
  'status'?: (string);
  /**
   * Only tasks of that priority.
   */
  'priority'?: (string);
  /**
   * Only tasks with that label.
   */
  'label'?: (string);
  /**
   * Only tasks whose deadline is that day (UTC) or later.
   */
  'deadline_from'?: (string);
  /**
   * Only tasks whose deadline is that day (UTC) or earlier.
   */
  'deadline_to'?: (string);
  /**
   * Only tasks that are (or are not) overdue: the deadline is before today (UTC), and the task is neither done nor cancelled.
   */
  'overdue'?: (boolean);
}

/**
 * A page of tasks.
 */
export interface ListTasksResponseInput {
  /**
   * The tasks of this page.
   */
  'records'?: (TaskListItemInput)[];
  /**
   * Where the page stands.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of tasks.
 */
export interface ListTasksResponse {
  /**
   * The tasks of this page.
   */
  'records': (TaskListItem)[];
  /**
   * Where the page stands.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * Which project team members to list.
 */
export interface ListTeamMembersRequestInput {
  /**
   * Page, order and search.
   */
  'list'?: (_bms_api_ListQueryInput | null);
  /**
   * Only members of that project.
   */
  'project_id'?: (number | string | Long);
  /**
   * Only memberships of that user.
   */
  'user_id'?: (number | string | Long);
}

/**
 * Which project team members to list.
 */
export interface ListTeamMembersRequest {
  /**
   * Page, order and search.
   */
  'list': (_bms_api_ListQuery | null);
  /**
   * Only members of that project.
   */
  'project_id'?: (number);
  /**
   * Only memberships of that user.
   */
  'user_id'?: (number);
}

/**
 * A page of project team members.
 */
export interface ListTeamMembersResponseInput {
  /**
   * The members of this page.
   */
  'records'?: (TeamMemberListItemInput)[];
  /**
   * Where the page stands.
   */
  'meta'?: (_bms_api_ListMetaInput | null);
}

/**
 * A page of project team members.
 */
export interface ListTeamMembersResponse {
  /**
   * The members of this page.
   */
  'records': (TeamMemberListItem)[];
  /**
   * Where the page stands.
   */
  'meta': (_bms_api_ListMeta | null);
}

/**
 * A project status, as it is sent and shown.
 */
export interface ProjectStatusInput {
  /**
   * The id of the status.
   */
  'id'?: (number | string | Long);
  /**
   * Its name.
   */
  'title'?: (string);
  /**
   * The name that programs know it by: made from the first title, unique, and the same whatever the title becomes.
   */
  'key_name'?: (string);
  /**
   * Its color, as #rrggbb.
   */
  'color'?: (string);
  /**
   * The name of its icon.
   */
  'icon'?: (string);
  /**
   * Its place among the others: lower comes first.
   */
  'sort'?: (number);
  /**
   * What it means for the project.
   */
  'category'?: (string);
  /**
   * Whether every system starts with it, so that it cannot be deleted.
   */
  'is_built_in'?: (boolean);
  /**
   * The user who created the status; 0 for those that the system starts with.
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
 * A project status, as it is sent and shown.
 */
export interface ProjectStatus {
  /**
   * The id of the status.
   */
  'id': (number);
  /**
   * Its name.
   */
  'title': (string);
  /**
   * The name that programs know it by: made from the first title, unique, and the same whatever the title becomes.
   */
  'key_name': (string);
  /**
   * Its color, as #rrggbb.
   */
  'color': (string);
  /**
   * The name of its icon.
   */
  'icon': (string);
  /**
   * Its place among the others: lower comes first.
   */
  'sort': (number);
  /**
   * What it means for the project.
   */
  'category': (string);
  /**
   * Whether every system starts with it, so that it cannot be deleted.
   */
  'is_built_in': (boolean);
  /**
   * The user who created the status; 0 for those that the system starts with.
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
 * A project status in a list.
 */
export interface ProjectStatusListItemInput {
  /**
   * The id of the status.
   */
  'id'?: (number | string | Long);
  /**
   * Its name.
   */
  'title'?: (string);
  /**
   * The name that programs know it by; unique.
   */
  'key_name'?: (string);
  /**
   * Its color, as #rrggbb.
   */
  'color'?: (string);
  /**
   * The name of its icon.
   */
  'icon'?: (string);
  /**
   * Its place among the others: lower comes first.
   */
  'sort'?: (number);
  /**
   * What it means for the project.
   */
  'category'?: (string);
  /**
   * Whether every system starts with it, so that it cannot be deleted.
   */
  'is_built_in'?: (boolean);
  /**
   * The day of its creation (UTC).
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
   * Its name.
   */
  'title': (string);
  /**
   * The name that programs know it by; unique.
   */
  'key_name': (string);
  /**
   * Its color, as #rrggbb.
   */
  'color': (string);
  /**
   * The name of its icon.
   */
  'icon': (string);
  /**
   * Its place among the others: lower comes first.
   */
  'sort': (number);
  /**
   * What it means for the project.
   */
  'category': (string);
  /**
   * Whether every system starts with it, so that it cannot be deleted.
   */
  'is_built_in': (boolean);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
}

/**
 * A project status in full.
 */
export interface ProjectStatusResponseInput {
  /**
   * The project status.
   */
  'record'?: (ProjectStatusInput | null);
}

/**
 * A project status in full.
 */
export interface ProjectStatusResponse {
  /**
   * The project status.
   */
  'record': (ProjectStatus | null);
}

/**
 * A task, as it is sent and shown.
 */
export interface TaskInput {
  /**
   * The id of the task.
   */
  'id'?: (number | string | Long);
  /**
   * What there is to do, in short.
   */
  'title'?: (string);
  /**
   * What there is to do, at length.
   */
  'description'?: (string);
  /**
   * The project that it belongs to.
   */
  'project_id'?: (number | string | Long);
  /**
   * The users who do it: active staff. Who becomes inactive is taken off the tasks that are open.
   */
  'assigned_to'?: (number | string | Long)[];
  /**
   * How far it is; any status may follow any other. A task is open until it is done or cancelled.
   */
  'status'?: (string);
  /**
   * How urgent it is.
   */
  'priority'?: (string);
  /**
   * The day on which it starts.
   */
  'start_date'?: (string);
  /**
   * The day by which it is to be done; not before the start.
   */
  'deadline'?: (string);
  /**
   * Words to find it by.
   */
  'labels'?: (string)[];
  /**
   * The steps that it takes.
   */
  'checklist'?: (ChecklistItemInput)[];
  /**
   * The template whose items were put at the end of the checklist when the task was made.
   */
  'checklist_template_id'?: (number | string | Long);
  /**
   * The user who created the task.
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
 * A task, as it is sent and shown.
 */
export interface Task {
  /**
   * The id of the task.
   */
  'id': (number);
  /**
   * What there is to do, in short.
   */
  'title': (string);
  /**
   * What there is to do, at length.
   */
  'description': (string);
  /**
   * The project that it belongs to.
   */
  'project_id'?: (number);
  /**
   * The users who do it: active staff. Who becomes inactive is taken off the tasks that are open.
   */
  'assigned_to': (number)[];
  /**
   * How far it is; any status may follow any other. A task is open until it is done or cancelled.
   */
  'status': (string);
  /**
   * How urgent it is.
   */
  'priority': (string);
  /**
   * The day on which it starts.
   */
  'start_date'?: (string);
  /**
   * The day by which it is to be done; not before the start.
   */
  'deadline'?: (string);
  /**
   * Words to find it by.
   */
  'labels': (string)[];
  /**
   * The steps that it takes.
   */
  'checklist': (ChecklistItem)[];
  /**
   * The template whose items were put at the end of the checklist when the task was made.
   */
  'checklist_template_id'?: (number);
  /**
   * The user who created the task.
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
 * A task that was created, in short.
 */
export interface TaskCreatedInput {
  /**
   * The id of the task.
   */
  'id'?: (number | string | Long);
  /**
   * What there is to do, in short.
   */
  'title'?: (string);
  /**
   * The project that it belongs to.
   */
  'project_id'?: (number | string | Long);
  /**
   * The users who do it.
   */
  'assigned_to'?: (number | string | Long)[];
  /**
   * How far it is.
   */
  'status'?: (string);
  /**
   * The day on which it starts.
   */
  'start_date'?: (string);
  /**
   * The day by which it is to be done.
   */
  'deadline'?: (string);
}

/**
 * A task that was created, in short.
 */
export interface TaskCreated {
  /**
   * The id of the task.
   */
  'id': (number);
  /**
   * What there is to do, in short.
   */
  'title': (string);
  /**
   * The project that it belongs to.
   */
  'project_id'?: (number);
  /**
   * The users who do it.
   */
  'assigned_to': (number)[];
  /**
   * How far it is.
   */
  'status': (string);
  /**
   * The day on which it starts.
   */
  'start_date'?: (string);
  /**
   * The day by which it is to be done.
   */
  'deadline'?: (string);
}

/**
 * The answer to a create.
 */
export interface TaskCreatedResponseInput {
  /**
   * The new task.
   */
  'record'?: (TaskCreatedInput | null);
}

/**
 * The answer to a create.
 */
export interface TaskCreatedResponse {
  /**
   * The new task.
   */
  'record': (TaskCreated | null);
}

/**
 * A task that somebody has something new to do with.
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
   * What there is to do, in short.
   */
  'title'?: (string);
  /**
   * The project that it belongs to; 0 where there is none.
   */
  'project_id'?: (number | string | Long);
  /**
   * The day by which it is to be done (YYYY-MM-DD); empty where there is none.
   */
  'deadline'?: (string);
  /**
   * Everybody who is on it.
   */
  'assigned_to'?: (number | string | Long)[];
  /**
   * Those who were put on it just now, and so are told of it.
   */
  'recipients'?: (number | string | Long)[];
  /**
   * The user who changed it; 0 for a service.
   */
  'changed_by'?: (number | string | Long);
}

/**
 * A task that somebody has something new to do with.
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
   * What there is to do, in short.
   */
  'title': (string);
  /**
   * The project that it belongs to; 0 where there is none.
   */
  'project_id': (number);
  /**
   * The day by which it is to be done (YYYY-MM-DD); empty where there is none.
   */
  'deadline': (string);
  /**
   * Everybody who is on it.
   */
  'assigned_to': (number)[];
  /**
   * Those who were put on it just now, and so are told of it.
   */
  'recipients': (number)[];
  /**
   * The user who changed it; 0 for a service.
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
   * What there is to do, in short.
   */
  'title'?: (string);
  /**
   * What there is to do, at length.
   */
  'description'?: (string);
  /**
   * The project that it belongs to.
   */
  'project_id'?: (number | string | Long);
  /**
   * The users who do it.
   */
  'assigned_to'?: (number | string | Long)[];
  /**
   * How far it is.
   */
  'status'?: (string);
  /**
   * How urgent it is.
   */
  'priority'?: (string);
  /**
   * The day on which it starts.
   */
  'start_date'?: (string);
  /**
   * The day by which it is to be done.
   */
  'deadline'?: (string);
  /**
   * The day of its creation (UTC).
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
   * What there is to do, in short.
   */
  'title': (string);
  /**
   * What there is to do, at length.
   */
  'description': (string);
  /**
   * The project that it belongs to.
   */
  'project_id'?: (number);
  /**
   * The users who do it.
   */
  'assigned_to': (number)[];
  /**
   * How far it is.
   */
  'status': (string);
  /**
   * How urgent it is.
   */
  'priority': (string);
  /**
   * The day on which it starts.
   */
  'start_date'?: (string);
  /**
   * The day by which it is to be done.
   */
  'deadline'?: (string);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
}

/**
 * A task in full.
 */
export interface TaskResponseInput {
  /**
   * The task.
   */
  'record'?: (TaskInput | null);
}

/**
 * A task in full.
 */
export interface TaskResponse {
  /**
   * The task.
   */
  'record': (Task | null);
}

/**
 * A project team member, as it is sent and shown. A user is once in a project.
 */
export interface TeamMemberInput {
  /**
   * The id of the membership.
   */
  'id'?: (number | string | Long);
  /**
   * The project.
   */
  'project_id'?: (number | string | Long);
  /**
   * The user: active staff. Who becomes inactive is taken off every project.
   */
  'user_id'?: (number | string | Long);
  /**
   * The name of the user.
   */
  'user_name'?: (string);
  /**
   * Whether the user leads the project.
   */
  'is_leader'?: (boolean);
  /**
   * The user who created the membership.
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
 * A project team member, as it is sent and shown. A user is once in a project.
 */
export interface TeamMember {
  /**
   * The id of the membership.
   */
  'id': (number);
  /**
   * The project.
   */
  'project_id': (number);
  /**
   * The user: active staff. Who becomes inactive is taken off every project.
   */
  'user_id': (number);
  /**
   * The name of the user.
   */
  'user_name': (string);
  /**
   * Whether the user leads the project.
   */
  'is_leader': (boolean);
  /**
   * The user who created the membership.
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
 * A project team member in a list.
 */
export interface TeamMemberListItemInput {
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
   * Whether the user leads the project.
   */
  'is_leader'?: (boolean);
  /**
   * The day of its creation (UTC).
   */
  'created_at'?: (string);
}

/**
 * A project team member in a list.
 */
export interface TeamMemberListItem {
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
   * Whether the user leads the project.
   */
  'is_leader': (boolean);
  /**
   * The day of its creation (UTC).
   */
  'created_at': (string);
}

/**
 * A project team member in full.
 */
export interface TeamMemberResponseInput {
  /**
   * The project team member.
   */
  'record'?: (TeamMemberInput | null);
}

/**
 * A project team member in full.
 */
export interface TeamMemberResponse {
  /**
   * The project team member.
   */
  'record': (TeamMember | null);
}

/**
 * Changes of a checklist template.
 */
export interface UpdateChecklistTemplateRequestInput {
  /**
   * The id of the template.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'checklist_template'?: (ChecklistTemplateInput | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes of a checklist template.
 */
export interface UpdateChecklistTemplateRequest {
  /**
   * The id of the template.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'checklist_template': (ChecklistTemplate | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes of a project status.
 */
export interface UpdateProjectStatusRequestInput {
  /**
   * The id of the status.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'project_status'?: (ProjectStatusInput | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes of a project status.
 */
export interface UpdateProjectStatusRequest {
  /**
   * The id of the status.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'project_status': (ProjectStatus | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes of a task.
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
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes of a task.
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
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}

/**
 * Changes of a project team member.
 */
export interface UpdateTeamMemberRequestInput {
  /**
   * The id of the membership.
   */
  'id'?: (number | string | Long);
  /**
   * The values to set.
   */
  'team_member'?: (TeamMemberInput | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask'?: (_google_protobuf_FieldMaskInput | null);
}

/**
 * Changes of a project team member.
 */
export interface UpdateTeamMemberRequest {
  /**
   * The id of the membership.
   */
  'id': (number);
  /**
   * The values to set.
   */
  'team_member': (TeamMember | null);
  /**
   * The fields to set; made by the gateway from the members of the body.
   */
  'update_mask': (_google_protobuf_FieldMask | null);
}
