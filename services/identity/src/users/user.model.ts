import { defineModel, type StoredRecord } from '@bms/service-kit';

/** An account of a person: staff, or a portal user. */
export interface User extends StoredRecord {
  first_name: string;
  last_name: string;
  /** Normalized by canonicalEmail; unique. */
  email: string;
  /** E.164, or empty; unique. */
  phone: string;
  user_type: 'staff' | 'client';
  /** 1 for an administrator, else 0. */
  is_admin: 0 | 1;
  status: 'active' | 'inactive';
  /** 0 for administrators and portal users. */
  role_id: number;
  /** The client of a portal user; else 0. */
  client_id: number;
  job_title: string;
  image?: string;
  language: string;
  /** Argon2id in PHC format; null until a password is set for the first time. */
  password_hash: string | null;
  last_sign_in_at: Date | null;
  /** The number of changes of email, phone or password; absent if there was none since they are counted. */
  credential_changes?: number;
  /** Digests of the addresses of the latest sign-ins. */
  known_addresses: string[];
  /** True if the user wants mails about events. */
  email_notifications: boolean;
  /**
   * True if the account was deactivated because its client was deleted; it is reactivated when the client is restored.
   */
  closed_with_client?: boolean;
}

export const USERS = 'users';

/** One collection for all accounts, since email and phone are unique across them. */
const accounts = {
  title: 'email',
  search: ['first_name', 'last_name', 'email', 'phone', 'job_title'],
  ownerFields: ['_id'],
  // One kind may have far more records than the other.
  rowFilterField: 'user_type',
  fields: {
    first_name: String,
    last_name: String,
    email: { type: String, required: true, index: { unique: true } },
    phone: { type: String, index: { unique: true, partialFilterExpression: { phone: { $gt: '' } } } },
    user_type: { type: String, required: true },
    is_admin: Number,
    status: String,
    role_id: Number,
    client_id: Number,
    job_title: String,
    image: String,
    language: String,
    password_hash: String,
    last_sign_in_at: Date,
    credential_changes: Number,
    known_addresses: [String],
    email_notifications: Boolean,
    closed_with_client: Boolean,
  },
};

/** The model of the team, the accounts of the staff. */
export const users = defineModel(USERS, {
  ...accounts,
  service: 'bms.identity.Team',
  baseFilter: { user_type: 'staff' },
});

/** The model of portal users. */
export const portalUsers = defineModel(USERS, {
  ...accounts,
  service: 'bms.identity.PortalUsers',
  baseFilter: { user_type: 'client' },
});

/** The fixed fields of a new account. */
export const newAccount = {
  client_id: 0,
  password_hash: null,
  last_sign_in_at: null,
  known_addresses: [],
  email_notifications: true,
} as const satisfies Partial<User>;

/** Returns the first and last name. */
export const fullName = (user: Pick<User, 'first_name' | 'last_name'>): string =>
  `${user.first_name} ${user.last_name}`.trim();
