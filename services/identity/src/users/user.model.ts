import { defineRecords, type StoredRecord } from '@bms/service-kit';

/** An account of a person: staff, or a user of a client's portal. */
export interface User extends StoredRecord {
  first_name: string;
  last_name: string;
  /** As canonicalEmail makes it; unique. */
  email: string;
  /** E.164, or empty; unique. */
  phone: string;
  user_type: 'staff' | 'client';
  /** 1 for an administrator, else 0. */
  is_admin: 0 | 1;
  status: 'active' | 'inactive';
  /** 0 for administrators and users of the portal. */
  role_id: number;
  /** The client of a user of the portal; else 0. */
  client_id: number;
  job_title: string;
  image?: string;
  language: string;
  /** Argon2id in PHC format; null until a password is set for the first time. */
  password_hash: string | null;
  last_sign_in_at: Date | null;
  /** Digests of the addresses that the last sign-ins came from. */
  known_addresses: string[];
  /** Whether the user wants mails about what happens. */
  email_notifications: boolean;
  /** Inactive because the client was deleted, and active again once the client is restored. */
  closed_with_client?: boolean;
}

/** The name of the collection. */
export const USERS = 'users';

/** All accounts lie in one collection, since email and phone are unique over all of them. */
const accounts = {
  title: 'email',
  search: ['first_name', 'last_name', 'email', 'phone', 'job_title'],
  own: ['_id'],
  // Of one kind there may be far more than of the other.
  limitedBy: 'user_type',
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
    known_addresses: [String],
    email_notifications: Boolean,
    closed_with_client: Boolean,
  },
};

/** The team: the accounts of the staff. */
export const users = defineRecords(USERS, {
  ...accounts,
  service: 'bms.identity.Team',
  among: { user_type: 'staff' },
});

/** The accounts of clients' people. */
export const portalUsers = defineRecords(USERS, {
  ...accounts,
  service: 'bms.identity.PortalUsers',
  among: { user_type: 'client' },
});

/** What an account has that nobody sends. */
export const newAccount = {
  client_id: 0,
  password_hash: null,
  last_sign_in_at: null,
  known_addresses: [],
  email_notifications: true,
} as const satisfies Partial<User>;

/** First and last name. */
export const fullName = (user: Pick<User, 'first_name' | 'last_name'>): string =>
  `${user.first_name} ${user.last_name}`.trim();
