import RoleIcon from '@mui/icons-material/AdminPanelSettings';
import TeamIcon from '@mui/icons-material/Badge';
import SyncIcon from '@mui/icons-material/CloudSync';
import FormIcon from '@mui/icons-material/DynamicForm';
import AuditIcon from '@mui/icons-material/History';
import DeadIcon from '@mui/icons-material/ReportProblemOutlined';
import PortalIcon from '@mui/icons-material/SupervisorAccount';
import FieldIcon from '@mui/icons-material/TextFields';
import ApiIcon from '@mui/icons-material/VpnKey';
import WebhookIcon from '@mui/icons-material/Webhook';
import type { RaRecord } from 'react-admin';
import type { VerbView, View } from '../view.ts';

/** The name of a person; that of an account that the team does not list comes from `withNames`. */
function person({ first_name, last_name, name, user_type }: RaRecord): string {
  const full = `${first_name ?? ''} ${last_name ?? ''}`.trim();
  if (full) return full;
  if (user_type === 'client') return name || 'A customer';
  return name ? `${name} (deleted)` : 'Deleted account';
}

/** The state of an account whose invitation has not been used. */
const invitedState = ({ status, is_invited }: RaRecord): string | undefined =>
  status === 'active' && is_invited ? 'invited' : undefined;

const accountVerbs: Readonly<Record<string, VerbView>> = {
  SendInvitation: {
    label: 'Send again',
    done: 'The invitation was sent again.',
    when: (record) => invitedState(record) !== undefined,
  },
  ResetFactors: {
    label: 'Reset two-step sign-in',
    done: 'The second factors were removed.',
    question:
      'For someone who has lost their phone: all second factors and recovery codes are removed, and the person is signed out everywhere. Make sure that it is really them who asks.',
    when: (record) => record['status'] === 'active' && !record['is_invited'],
  },
};

/** The views of users, programs and logs. */
export const administration: readonly View[] = [
  {
    name: 'team',
    left: ['current_password', 'is_invited'],
    state: invitedState,
    verbs: accountVerbs,
    one: 'Team account',
    many: 'Team',
    group: 'Administration',
    icon: TeamIcon,
    title: person,
    narrow: ['email', 'status'],
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
      role_id: 'What the person may do; it does not bind administrators',
    },
    empty: 'Nobody here yet.',
  },
  {
    name: 'roles',
    noQuickCreate: true,
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
    noQuickCreate: true,
    left: ['current_password'],
    one: 'API key',
    many: 'API keys',
    group: 'Administration',
    icon: ApiIcon,
    title: 'name',
    columns: ['name', 'prefix', 'role_id', 'read_only', 'last_used_at', 'expires_at', 'created_by'],
    rows: [['name'], ['role_id', 'expires_at'], ['read_only'], ['allowed_addresses']],
    labels: { rotated_at: 'Replaced', previous_valid_until: 'Old key valid until' },
    help: {
      allowed_addresses:
        'IP addresses or networks such as 203.0.113.0/24; without any, the key is valid from everywhere',
      read_only: 'The key reads what its role may view, and changes nothing. Recommended for agents',
      role_id: 'What the key may do; never more than you may',
      expires_at: 'Leave it empty for a key that stays valid until it is revoked',
    },
    remove: { label: 'Revoke', question: 'Programs that use this key are locked out at once. This cannot be undone.' },
    empty: 'No API keys yet. A program that calls this system needs one.',
  },
  {
    name: 'scim_tokens',
    noQuickCreate: true,
    left: ['current_password'],
    one: 'SCIM token',
    many: 'Provisioning (SCIM)',
    group: 'Administration',
    icon: SyncIcon,
    title: 'name',
    columns: ['name', 'prefix', 'last_used_at', 'expires_at', 'created_by'],
    rows: [['name'], ['expires_at']],
    help: { expires_at: 'Leave it empty for a token that stays valid until it is deleted' },
    remove: { label: 'Delete', question: 'The directory is locked out at once. This cannot be undone.' },
    empty: 'No tokens yet. A directory needs one to manage the team.',
  },
  {
    name: 'portal_users',
    left: ['current_password', 'is_invited'],
    state: invitedState,
    verbs: accountVerbs,
    one: 'Portal user',
    many: 'Portal users',
    group: 'Administration',
    icon: PortalIcon,
    title: person,
    narrow: ['client_id', 'status'],
    columns: ['first_name', 'last_name', 'client_id', 'email', 'status'],
    rows: [['client_id'], ['first_name', 'last_name'], ['email', 'phone'], ['status']],
    help: { email: 'The invitation goes there' },
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
    rows: [['title', 'status'], ['description'], ['assigned_to'], ['allowed_origins'], ['fields']],
    left: ['public_token', 'snippet'],
    labels: { allowed_origins: 'Websites' },
    longTexts: ['description'],
    help: {
      assigned_to: 'Gets a message for every request',
      allowed_origins: 'Show the form to everyone. Enter the address without a path, such as https://www.example.com',
    },
    verbs: {
      RotateToken: {
        label: 'Replace snippet',
        done: 'The form has a new snippet.',
        question: 'The form disappears from your websites until the new snippet is pasted there.',
        when: ({ snippet }) => Boolean(snippet),
      },
    },
    empty: 'No forms yet. People ask for estimates with one.',
  },
  {
    name: 'custom_fields',
    isForStaff: true,
    one: 'Custom field',
    many: 'Custom fields',
    group: 'Administration',
    icon: FieldIcon,
    title: 'title',
    columns: ['title', 'related_to', 'field_type', 'required', 'sort'],
    sort: { field: 'sort', order: 'ASC' },
    rows: [
      ['title', 'related_to'],
      ['field_type', 'placeholder'],
      ['options'],
      ['required', 'enforced', 'show_in_portal', 'sort'],
    ],
    help: { options: 'What can be chosen, for fields of the kinds select and multi select' },
    empty: 'No fields of your own yet. Add what your clients, leads, estimates and orders lack.',
  },
  {
    name: 'webhooks',
    noQuickCreate: true,
    left: ['current_password'],
    one: 'Webhook',
    many: 'Webhooks',
    group: 'Administration',
    icon: WebhookIcon,
    title: 'url',
    columns: ['url', 'active', 'paused_reason', 'events', 'created_at'],
    rows: [['url'], ['events'], ['payload'], ['active']],
    narrow: ['events', 'active'],
    empty: 'No webhooks yet. They tell your other systems what happens here.',
  },
  {
    name: 'audit_log',
    one: 'Entry',
    many: 'Audit log',
    group: 'Administration',
    icon: AuditIcon,
    title: ({ title, record_id }) => title || `#${record_id}`,
    columns: [],
    empty: 'Nothing has been changed yet.',
  },
  {
    name: 'dead_letters',
    one: 'Dead letter',
    many: 'Dead letters',
    group: 'Administration',
    icon: DeadIcon,
    title: ({ event_type, id }) => `${event_type} #${id}`,
    columns: ['event_type', 'consumer', 'failed_at', 'attempts', 'error'],
    narrow: ['consumer', 'failed_at'],
    verbs: { Replay: { label: 'Try again', done: 'The replay was requested.', isMain: true } },
    remove: { label: 'Give up', question: 'The event is dropped for good, and what it should have done stays undone.' },
    empty: 'None: every event has done what it should.',
  },
];
