import ChecklistIcon from '@mui/icons-material/Checklist';
import FlagIcon from '@mui/icons-material/Flag';
import GroupIcon from '@mui/icons-material/Groups';
import TaskIcon from '@mui/icons-material/TaskAlt';
import type { View } from '../view.ts';

/** The views of tasks and projects. */
export const work: readonly View[] = [
  {
    name: 'tasks',
    hasBoard: true,
    doneStatus: 'done',
    one: 'Task',
    many: 'Tasks',
    group: 'Work',
    letter: 't',
    icon: TaskIcon,
    title: 'title',
    columns: ['title', 'deadline', 'status', 'priority', 'assigned_to', 'project_id'],
    rows: [
      ['title'],
      ['description'],
      ['client_id', 'lead_id'],
      ['assigned_to', 'project_id'],
      ['status', 'priority'],
      ['start_date', 'deadline'],
      ['labels'],
      ['checklist_template_id'],
      ['checklist'],
    ],
    longTexts: ['description'],
    // They are set by "New task" on the page of the document.
    hidden: ['estimate_id', 'order_id', 'contract_id', 'invoice_id'],
    labels: { project_id: 'Project number' },
    help: { checklist_template_id: 'Its items are copied into the checklist when the task is made' },
    empty: 'No tasks yet. Enjoy the quiet, or plan something.',
  },
  {
    name: 'team_members',
    one: 'Project member',
    many: 'Project members',
    group: 'Work',
    place: 'more',
    icon: GroupIcon,
    title: ({ user_name, id }) => String(user_name ?? `#${id}`),
    columns: ['user_id', 'project_id', 'is_leader'],
    labels: { project_id: 'Project number' },
    empty: 'Nobody is on a project yet.',
  },
  {
    name: 'checklist_templates',
    one: 'Checklist template',
    many: 'Checklist templates',
    group: 'Work',
    place: 'settings',
    icon: ChecklistIcon,
    title: 'title',
    columns: ['title', 'item_count', 'sort'],
    narrow: ['item_count', 'sort'],
    sort: { field: 'sort', order: 'ASC' },
    labels: { items: 'Items', item_count: 'Items' },
    empty: 'No templates yet. Use one to start tasks that always have the same steps.',
  },
  {
    name: 'project_statuses',
    one: 'Project status',
    many: 'Project statuses',
    group: 'Work',
    place: 'settings',
    icon: FlagIcon,
    title: 'title',
    columns: ['title', 'category', 'color', 'sort'],
    narrow: ['color', 'category'],
    sort: { field: 'sort', order: 'ASC' },
    deletable: ({ is_built_in }) => is_built_in !== true,
    rows: [['title', 'category'], ['color', 'icon'], ['sort']],
    empty: 'No statuses yet.',
  },
];
