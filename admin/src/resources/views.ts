import RoleIcon from '@mui/icons-material/AdminPanelSettings';
import TeamIcon from '@mui/icons-material/Badge';
import ClientsIcon from '@mui/icons-material/Business';
import CampaignIcon from '@mui/icons-material/Campaign';
import CategoryIcon from '@mui/icons-material/Category';
import ChecklistIcon from '@mui/icons-material/Checklist';
import DescriptionIcon from '@mui/icons-material/Description';
import FormIcon from '@mui/icons-material/DynamicForm';
import FlagIcon from '@mui/icons-material/Flag';
import GroupIcon from '@mui/icons-material/Groups';
import AuditIcon from '@mui/icons-material/History';
import ItemIcon from '@mui/icons-material/Inventory2';
import MailIcon from '@mui/icons-material/Mail';
import RequestIcon from '@mui/icons-material/MarkunreadMailbox';
import MenuIcon from '@mui/icons-material/MenuOpen';
import InvoiceIcon from '@mui/icons-material/ReceiptLong';
import DeadIcon from '@mui/icons-material/ReportProblemOutlined';
import EstimateIcon from '@mui/icons-material/RequestQuote';
import OrderIcon from '@mui/icons-material/ShoppingCart';
import PortalIcon from '@mui/icons-material/SupervisorAccount';
import TaskIcon from '@mui/icons-material/TaskAlt';
import FieldIcon from '@mui/icons-material/TextFields';
import LeadIcon from '@mui/icons-material/TrendingUp';
import ApiIcon from '@mui/icons-material/VpnKey';
import WebhookIcon from '@mui/icons-material/Webhook';
import type { RaRecord } from 'react-admin';
import type { View } from './view.ts';

const person = ({ first_name, last_name, id }: RaRecord): string =>
  `${first_name ?? ''} ${last_name ?? ''}`.trim() || `#${id}`;
const is =
  (...states: readonly string[]) =>
  ({ status }: RaRecord): boolean =>
    states.includes(String(status));
const addressRows = [['address'], ['zip', 'city'], ['state', 'country']];

/** How each resource looks. What is not here can still be reached by others, but has no page of its own. */
export const views: readonly View[] = [
  {
    name: 'clients',
    one: 'Client',
    many: 'Clients',
    group: 'Sales',
    icon: ClientsIcon,
    title: 'company_name',
    columns: ['company_name', 'city', 'status', 'country', 'phone', 'type', 'created_date'],
    rows: [
      ['company_name', 'type'],
      ['phone', 'website'],
      ...addressRows,
      ['currency', 'vat_number'],
      ['owner_id', 'status'],
      ['labels', 'group_ids'],
    ],
    help: { group_ids: 'Numbers, separated by commas', currency: 'Three letters, such as EUR' },
    filters: ['status', 'type'],
    empty: 'No clients yet. They are the companies and people you work for.',
  },
  {
    name: 'leads',
    one: 'Lead',
    many: 'Leads',
    group: 'Sales',
    icon: LeadIcon,
    title: 'company_name',
    columns: ['company_name', 'value', 'status', 'source', 'owner_id', 'city', 'created_at'],
    rows: [
      ['company_name', 'type'],
      ['status', 'lost_reason'],
      ['value', 'source'],
      ['phone', 'website'],
      ...addressRows,
      ['owner_id'],
    ],
    help: { lost_reason: 'Needed when a lead is lost' },
    filters: ['status'],
    empty: 'No leads yet. Note down everyone who might become a client.',
    verbs: {
      Convert: {
        label: 'Make a client',
        when: ({ status }) => status !== 'won' && status !== 'lost',
        done: 'The lead is a client now.',
        isMain: true,
        question: 'This makes a client from the lead and marks the lead as won. It cannot be taken back.',
        opens: 'clients',
      },
    },
    locked: ({ status }) => (status === 'won' ? 'This lead has become a client and stays as it is.' : undefined),
  },
  {
    name: 'estimate_requests',
    one: 'Estimate request',
    many: 'Estimate requests',
    group: 'Sales',
    icon: RequestIcon,
    title: ({ id }) => `Request ${id}`,
    columns: ['id', 'client_id', 'status', 'assigned_to', 'form_id', 'created_at'],
    rows: [['status', 'assigned_to']],
    hidden: ['form_id', 'client_id', 'values'],
    noCreate: true,
    filters: ['status'],
    empty: 'Nobody has asked for an estimate yet.',
  },
  {
    name: 'estimates',
    one: 'Estimate',
    many: 'Estimates',
    group: 'Sales',
    icon: EstimateIcon,
    title: ({ estimate_number, id }) => String(estimate_number ?? `#${id}`),
    columns: ['estimate_number', 'client_id', 'status', 'total', 'estimate_date', 'valid_until'],
    rows: [['client_id'], ['estimate_date', 'valid_until'], ['items'], ['note']],
    hidden: ['status', 'estimate_request_id'],
    filters: ['status'],
    longTexts: ['note'],
    verbs: {
      Send: {
        label: 'Send to the client',
        when: is('draft'),
        done: 'Sent.',
        isMain: true,
        question: 'The client gets a mail. The lines cannot be changed afterwards.',
      },
      Accept: {
        label: 'Accept',
        when: is('sent'),
        done: 'Accepted. An order is on its way.',
        isMain: true,
        question: 'Accept this estimate for the client? It becomes an order.',
      },
      Decline: {
        label: 'Decline',
        when: is('sent'),
        done: 'Declined.',
        question: 'Decline this estimate for the client?',
      },
      Reopen: { label: 'Reopen', when: is('declined'), done: 'It is a draft again.', isMain: true },
    },
    empty: 'No estimates yet. An estimate that is accepted becomes an order by itself.',
    locked: ({ status }) =>
      status === 'draft' ? undefined : 'An estimate that was sent cannot be changed. Once declined it can be reopened.',
  },
  {
    name: 'orders',
    one: 'Order',
    many: 'Orders',
    group: 'Sales',
    icon: OrderIcon,
    title: ({ id }) => `Order ${id}`,
    columns: ['id', 'client_id', 'status', 'total', 'order_date'],
    rows: [['client_id', 'order_date'], ['status'], ['items'], ['note']],
    filters: ['status'],
    longTexts: ['note'],
    open: ({ status }) => (status === 'new' || status === 'processing' ? undefined : ['status', 'note']),
    empty: 'No orders yet. They come from accepted estimates, or you make one here.',
  },
  {
    name: 'invoices',
    one: 'Invoice',
    many: 'Invoices',
    group: 'Money',
    icon: InvoiceIcon,
    title: ({ invoice_number, id }) => String(invoice_number ?? `#${id}`),
    columns: ['invoice_number', 'client_id', 'status', 'total', 'due_date', 'created_at'],
    rows: [['client_id', 'due_date'], ['items']],
    hidden: ['status'],
    filters: ['status', 'overdue'],
    verbs: {
      Send: {
        label: 'Send to the client',
        when: is('draft'),
        done: 'Sent.',
        isMain: true,
        question: 'The client gets a mail. Afterwards only the due date can be changed.',
      },
      AddPayment: {
        label: 'Add a payment',
        when: is('sent', 'partially_paid'),
        done: 'The payment is noted.',
        isMain: true,
      },
      Cancel: {
        label: 'Cancel the invoice',
        when: is('draft', 'sent'),
        done: 'Cancelled.',
        question: 'Cancel this invoice? It keeps its number and stays cancelled.',
      },
    },
    open: ({ status }) => (status === 'sent' || status === 'partially_paid' ? ['due_date'] : undefined),
    empty: 'No invoices yet. A confirmed order makes one by itself, or you make one here.',
    locked: ({ status }) =>
      status === 'paid' || status === 'cancelled' ? `This invoice is ${status} and stays as it is.` : undefined,
  },
  {
    name: 'items',
    one: 'Item',
    many: 'Items',
    group: 'Money',
    icon: ItemIcon,
    title: 'title',
    columns: ['title', 'rate', 'unit_type', 'category_id'],
    rows: [['title', 'category_id'], ['rate', 'unit_type'], ['description']],
    longTexts: ['description'],
    filters: ['category_id'],
    empty: 'No items yet. What you sell often is quick to put on an invoice from here.',
  },
  {
    name: 'item_categories',
    one: 'Item category',
    many: 'Item categories',
    group: 'Money',
    icon: CategoryIcon,
    title: 'title',
    columns: ['title', 'description', 'sort'],
    longTexts: ['description'],
    empty: 'No categories yet.',
  },
  {
    name: 'tasks',
    one: 'Task',
    many: 'Tasks',
    group: 'Work',
    icon: TaskIcon,
    title: 'title',
    columns: ['title', 'deadline', 'status', 'priority', 'assigned_to', 'project_id'],
    rows: [
      ['title'],
      ['description'],
      ['assigned_to', 'project_id'],
      ['status', 'priority'],
      ['start_date', 'deadline'],
      ['labels'],
      ['checklist_template_id'],
      ['checklist'],
    ],
    longTexts: ['description'],
    labels: { project_id: 'Project number' },
    help: { checklist_template_id: 'Its items are copied into the checklist when the task is made' },
    filters: ['status', 'assigned_to', 'overdue'],
    empty: 'No tasks yet. Enjoy the quiet, or plan something.',
  },
  {
    name: 'team_members',
    one: 'Project member',
    many: 'Project members',
    group: 'Work',
    icon: GroupIcon,
    title: ({ user_name, id }) => String(user_name ?? `#${id}`),
    columns: ['user_id', 'project_id', 'is_leader'],
    labels: { project_id: 'Project number' },
    filters: ['project_id'],
    empty: 'Nobody is on a project yet.',
  },
  {
    name: 'checklist_templates',
    one: 'Checklist template',
    many: 'Checklist templates',
    group: 'Work',
    icon: ChecklistIcon,
    title: 'title',
    columns: ['title', 'sort'],
    labels: { items: 'Items' },
    empty: 'No templates yet. Use one to start tasks that always have the same steps.',
  },
  {
    name: 'project_statuses',
    one: 'Project status',
    many: 'Project statuses',
    group: 'Work',
    icon: FlagIcon,
    title: 'title',
    columns: ['title', 'category', 'color', 'sort'],
    rows: [['title', 'category'], ['color', 'icon'], ['sort']],
    empty: 'No statuses yet.',
  },
  {
    name: 'messages',
    one: 'Message',
    many: 'Messages',
    group: 'Together',
    icon: MailIcon,
    title: ({ subject, id }) => String(subject || `Message ${id}`),
    columns: ['from_user_id', 'subject', 'sent_at', 'status'],
    rows: [['to_user_id'], ['subject'], ['message']],
    hidden: ['parent_id'],
    longTexts: ['message'],
    empty: 'No messages. When somebody writes to you, it shows up here.',
  },
  {
    name: 'announcements',
    one: 'Announcement',
    many: 'Announcements',
    group: 'Together',
    icon: CampaignIcon,
    title: 'title',
    columns: ['title', 'description', 'read', 'created_at'],
    rows: [['title'], ['description'], ['start_date', 'end_date'], ['share_with']],
    longTexts: ['description'],
    help: { share_with: 'all_members, all_clients, role:<number> or user:<number>' },
    filters: ['unread'],
    empty: 'Nothing to announce yet.',
  },
  {
    name: 'pages',
    one: 'Page',
    many: 'Pages',
    group: 'Together',
    icon: DescriptionIcon,
    title: 'title',
    columns: ['title', 'slug', 'status', 'visibility'],
    rows: [['title', 'slug'], ['status', 'visibility'], ['content']],
    longTexts: ['content'],
    help: {
      slug: 'The name in its address; made from the title if left empty',
      content: 'HTML; what could be harmful is taken out',
    },
    filters: ['status', 'visibility'],
    empty: 'No pages yet.',
  },
  {
    name: 'team',
    one: 'Team account',
    many: 'Team',
    group: 'Administration',
    icon: TeamIcon,
    title: person,
    columns: ['first_name', 'last_name', 'email', 'status', 'job_title', 'role_id', 'is_admin'],
    rows: [
      ['first_name', 'last_name'],
      ['email', 'phone'],
      ['job_title', 'language'],
      ['role_id', 'is_admin'],
      ['status', 'image'],
    ],
    help: {
      email: 'The invitation goes there',
      phone: 'With the country code, such as +49 30 123456',
      is_admin: 'Administrators may do everything',
      role_id: 'Administrators need none',
    },
    filters: ['status'],
    empty: 'Nobody here yet.',
  },
  {
    name: 'roles',
    one: 'Role',
    many: 'Roles',
    group: 'Administration',
    icon: RoleIcon,
    title: 'title',
    columns: ['title', 'created_at'],
    empty: 'No roles yet. A role says who may do what.',
  },
  {
    name: 'api_keys',
    one: 'API key',
    many: 'API keys',
    group: 'Administration',
    icon: ApiIcon,
    title: 'name',
    columns: ['name', 'prefix', 'role_id', 'last_used_at', 'expires_at', 'created_by'],
    rows: [['name'], ['role_id', 'expires_at']],
    help: {
      role_id: 'What the key may do; never more than you may',
      expires_at: 'Leave it empty for a key that stays valid until it is revoked',
    },
    remove: { label: 'Revoke', question: 'Programs that use this key are locked out at once. This cannot be undone.' },
    empty: 'No API keys yet. A program that calls this system needs one.',
  },
  {
    name: 'portal_users',
    one: 'Portal user',
    many: 'Portal users',
    group: 'Administration',
    icon: PortalIcon,
    title: person,
    columns: ['first_name', 'last_name', 'client_id', 'email', 'status'],
    rows: [['client_id'], ['first_name', 'last_name'], ['email', 'phone'], ['status']],
    help: { email: 'The invitation goes there' },
    filters: ['client_id', 'status'],
    empty: 'No portal users yet. Invite people of your clients to see their own orders, estimates and invoices.',
  },
  {
    name: 'estimate_forms',
    one: 'Estimate form',
    many: 'Estimate forms',
    group: 'Administration',
    icon: FormIcon,
    title: 'title',
    columns: ['title', 'status', 'assigned_to', 'created_at'],
    rows: [['title', 'status'], ['description'], ['assigned_to'], ['fields']],
    longTexts: ['description'],
    help: { assigned_to: 'Gets a message for every request' },
    filters: ['status'],
    empty: 'No forms yet. People ask for estimates with one.',
  },
  {
    name: 'custom_fields',
    one: 'Custom field',
    many: 'Custom fields',
    group: 'Administration',
    icon: FieldIcon,
    title: 'title',
    columns: ['title', 'related_to', 'field_type', 'required', 'sort'],
    rows: [['title', 'related_to'], ['field_type', 'placeholder'], ['options'], ['required', 'sort']],
    help: { options: 'What can be chosen, for fields of the kinds select and multi select' },
    filters: ['related_to'],
    empty: 'No fields of your own yet. Add what your clients, leads, estimates and orders lack.',
  },
  {
    name: 'webhooks',
    one: 'Webhook',
    many: 'Webhooks',
    group: 'Administration',
    icon: WebhookIcon,
    title: 'url',
    columns: ['url', 'active', 'events', 'created_at'],
    rows: [['url'], ['events'], ['active']],
    help: { events: 'Names of events such as client.created, or * for all' },
    empty: 'No webhooks yet. They tell your other systems what happens here.',
  },
  {
    name: 'left_menus',
    one: 'Menu entry',
    many: 'Menu entries',
    group: 'Together',
    icon: MenuIcon,
    title: 'title',
    columns: ['title', 'url', 'type', 'sort'],
    rows: [
      ['title', 'url'],
      ['type', 'icon'],
      ['sort', 'open_in_new_tab'],
    ],
    help: { type: 'Your own menu, the one of all staff, or the one of clients' },
    filters: ['type'],
    empty: 'No entries yet. Client apps show them in their menu.',
  },
  {
    name: 'audit_log',
    one: 'Entry',
    many: 'Audit log',
    group: 'Administration',
    icon: AuditIcon,
    title: ({ id }) => `#${id}`,
    columns: ['occurred_at', 'title', 'action', 'module', 'user_id', 'api_key_id', 'changes'],
    labels: { title: 'What', user_id: 'By', api_key_id: 'With the key' },
    filters: ['module', 'user_id'],
    empty: 'Nothing has been changed yet.',
  },
  {
    name: 'dead_letters',
    one: 'Dead letter',
    many: 'Dead letters',
    group: 'Administration',
    icon: DeadIcon,
    title: ({ event_type, id }) => `${event_type} ${id}`,
    columns: ['event_type', 'consumer', 'failed_at', 'attempts', 'error'],
    verbs: { Replay: { label: 'Try again', when: () => true, done: 'The event is tried again.', isMain: true } },
    remove: { label: 'Give up', question: 'The event is dropped for good, and what it should have done stays undone.' },
    empty: 'None: every event has done what it should.',
  },
];

const byName = new Map(views.map((view) => [view.name, view]));

export const viewOf = (name: string): View | undefined => byName.get(name);

/** What a record is called. */
export function titleOf(name: string, record: RaRecord): string {
  const title = byName.get(name)?.title ?? 'title';
  const text = typeof title === 'string' ? record[title] : title(record);
  return text ? String(text) : `#${record.id}`;
}
