/** The kinds of records in the model. */
export type Kind =
  | 'clients'
  | 'contacts'
  | 'estimates'
  | 'orders'
  | 'contracts'
  | 'invoices'
  | 'credit_notes'
  | 'recurring_invoices'
  | 'announcements'
  | 'pages'
  | 'files'
  | 'messages';

/** A record as the model knows it. */
export interface Entry {
  readonly kind: Kind;
  readonly id: number;
  /** The user who created it, as far as that makes the record one of the user's own; 0 for none. */
  creator: number;
  /** Its client; of a client its own id, 0 for none. */
  clientId: number;
  /** The owner of a client, and of a recurring invoice as it stores it. */
  owner: number;
  status: string;
  /** True if it was sent to the client, for documents whose status does not tell. */
  wasSent: boolean;
  /** The groups it is addressed to, as in `share_with`; the participants of a message; `client` for a shared file. */
  audience: readonly string[];
  isDeleted: boolean;
}

/** A caller of the model. */
export interface Caller {
  readonly name: string;
  readonly userId: number;
  readonly type: 'staff' | 'portal';
  /** The scope in which staff view records; announcements and pages are viewed in the scope `all`. */
  readonly view: 'own' | 'all';
  /** The scope in which staff create, change and delete records. */
  readonly change: 'none' | 'own' | 'all';
  /** The role of staff; 0 for administrators and portal users. */
  readonly roleId: number;
  /** The client of a portal user; 0 for staff. */
  readonly clientId: number;
}

/** How records of a kind are reached and who may see them. */
interface KindRules {
  /** The path under which the records are. */
  readonly path: string;
  /** True if the records belong to the owner of their client, beside their creator. */
  readonly followsClient?: boolean;
  /** Which of the records of their client portal users see; none by default. */
  portal?(entry: Entry): boolean;
  /** The path of the list, if it is another one; undefined for none of all records. */
  readonly list?: string | undefined;
  /** True if the owners of its records follow by events. */
  readonly isElsewhere?: boolean;
}

const isBeyondDraft = ({ status }: Entry): boolean => status !== 'draft';

export const KINDS: Readonly<Record<Kind, KindRules>> = {
  clients: { path: '/api/clients', portal: () => true },
  contacts: { path: '/api/clients/{client}/contacts', list: undefined, isElsewhere: true },
  estimates: {
    path: '/api/estimates',
    followsClient: true,
    portal: (entry) => isBeyondDraft(entry) && entry.wasSent,
  },
  orders: { path: '/api/orders', followsClient: true, portal: () => true },
  contracts: { path: '/api/contract', followsClient: true, portal: isBeyondDraft },
  invoices: {
    path: '/api/invoices',
    followsClient: true,
    isElsewhere: true,
    portal: (entry) => isBeyondDraft(entry) && entry.wasSent,
  },
  credit_notes: { path: '/api/credit-notes', followsClient: true, isElsewhere: true, portal: isBeyondDraft },
  recurring_invoices: { path: '/api/recurring-invoices', followsClient: true, isElsewhere: true },
  announcements: { path: '/api/announcements', portal: () => true },
  pages: { path: '/api/pages', portal: () => true },
  // Messages of the system are left out.
  messages: { path: '/api/messages', list: '/api/messages?sender=user', portal: () => true },
  files: {
    path: '/api/file-manager/files',
    portal: ({ audience }) => audience.includes('client'),
    list: '/api/file-manager',
  },
};

/** The kinds whose records are addressed to an audience: staff see all of them in their audience. */
const ADDRESSED: readonly Kind[] = ['announcements', 'pages'];

/** All records of the model, by kind and id. */
export type Records = ReadonlyMap<string, Entry>;

/** Returns the path of the list of all records of a kind, up to 100; undefined if there is none. */
export function listOf(kind: Kind): string | undefined {
  const rules = KINDS[kind];
  const path = 'list' in rules ? rules.list : rules.path;
  return path && `${path}${path.includes('?') ? '&' : '?'}limit=100`;
}

export const keyOf = (kind: Kind, id: number): string => `${kind} ${id}`;

/** Returns the client of a record, also a deleted one. */
export const clientOf = (records: Records, { clientId }: Entry): Entry | undefined =>
  records.get(keyOf('clients', clientId));

/** True if a record can be read by anybody: a contact goes with its client. */
export function isPresent(records: Records, entry: Entry): boolean {
  if (entry.kind === 'contacts' && clientOf(records, entry)?.isDeleted) return false;
  return !entry.isDeleted;
}

/** True if portal users may read records of a kind at all. */
export const isOpenToPortal = (kind: Kind): boolean => KINDS[kind].portal !== undefined;

/** True if a caller may view a record. */
export function mayView(records: Records, caller: Caller, entry: Entry): boolean {
  if (!isPresent(records, entry)) return false;
  if (entry.kind === 'messages') return entry.audience.includes(`user:${caller.userId}`);
  if (caller.type === 'portal') return portalMayView(caller, entry);
  if (ADDRESSED.includes(entry.kind))
    return caller.change === 'all' || isOwn(records, caller, entry) || isAddressed(caller, entry);
  return caller.view === 'all' || isOwn(records, caller, entry);
}

/** True if a caller may change a record that the caller may view. */
export function mayChange(records: Records, caller: Caller, entry: Entry): boolean {
  return caller.change === 'all' || (caller.change === 'own' && isOwn(records, caller, entry));
}

function portalMayView(caller: Caller, entry: Entry): boolean {
  const { portal } = KINDS[entry.kind];
  if (!portal?.(entry)) return false;
  return ADDRESSED.includes(entry.kind) ? isAddressed(caller, entry) : entry.clientId === caller.clientId;
}

function isOwn(records: Records, { userId }: Caller, entry: Entry): boolean {
  const client = clientOf(records, entry);
  if (entry.kind === 'contacts') return client !== undefined && (client.owner === userId || client.creator === userId);
  if (entry.creator === userId || (entry.kind === 'clients' && entry.owner === userId)) return true;
  return KINDS[entry.kind].followsClient === true && client?.owner === userId;
}

function isAddressed({ type, userId, roleId }: Caller, { kind, audience, status }: Entry): boolean {
  if (kind === 'pages' && status !== 'active') return false;
  const groups = type === 'portal' ? ['all_clients'] : ['all_members', `role:${roleId}`];
  return [...groups, `user:${userId}`].some((group) => audience.includes(group));
}
