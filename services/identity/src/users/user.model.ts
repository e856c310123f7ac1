import { ApiError } from '@bms/contracts';
import { defineModel, type OperationContext, type RecordOf, type StoredValues, statusNote } from '@bms/service-kit';

export const USERS = 'users';

/** One collection for all accounts, since email and phone are unique across them. */
const accounts = {
  title: 'email',
  search: ['first_name', 'last_name', 'email', 'job_title'],
  searchPhones: ['phone'],
  ownerFields: ['_id'],
  // One kind may have far more records than the other.
  rowFilterField: 'user_type',
  fields: {
    /** Normalized by canonicalEmail. */
    email: { type: String, required: true, index: { unique: true } },
    /** E.164, or empty. */
    phone: { type: String, index: { unique: true, partialFilterExpression: { phone: { $gt: '' } } } },
    /** The userName that a directory gave the account; absent if none did: then it is the email. */
    user_name: String,
    /** `user_name` in lower case, by which it is compared. */
    user_name_key: {
      type: String,
      index: { unique: true, partialFilterExpression: { user_name_key: { $exists: true } } },
    },
    /** `staff` or `client`. */
    user_type: { type: String, required: true },
    is_admin: Number,
    role_id: Number,
    /** The client of a portal user; else 0. */
    client_id: Number,
    job_title: String,
    image: String,
    language: String,
    /** Argon2id in PHC format; null until a password is set for the first time. */
    password_hash: { type: String, default: null },
    /** The email address at which a code was redeemed last: `email` has proven its ownership if it equals this. */
    verified_email: String,
    /** The phone at which a one-time password was redeemed last; like `verified_email`. */
    verified_phone: String,
    last_sign_in_at: { type: Date, default: null },
    /** The time at which the user ended all sessions but one. */
    sessions_ended_at: Date,
    /** The number of changes of email, phone or password; absent if there was none since they are counted. */
    credential_changes: Number,
    /** True if sign-ins need a second factor: the account has a confirmed one. */
    has_second_factor: Boolean,
    /** The time until which the next sign-in removes all second factors, as `bms users reset-factors` requested; else absent. */
    factors_reset_until: Date,
    /** The first session under the requirement of a second factor, from which the grace period counts; absent without it. */
    factor_asked_at: Date,
    /** The creation of the current recovery codes. */
    recovery_codes_at: Date,
    /** Digests of the addresses of the latest sign-ins. */
    known_addresses: [String],
    /** The devices of the latest sign-ins, see deviceOf; absent in accounts of older versions. */
    known_devices: { type: [String], default: undefined },
    ...statusNote,
  },
} as const;

/** The precondition of changing or deleting a member: only administrators do so with administrators. */
export const unmetChange = (
  { is_admin }: { readonly is_admin?: number },
  { caller }: Pick<OperationContext, 'caller'>,
): ApiError | undefined =>
  is_admin === 1 && !caller.isAdmin
    ? new ApiError('forbidden', 'Only administrators can change administrators.')
    : undefined;

/** The model of the team, the accounts of the staff. */
export const users = defineModel(USERS, {
  ...accounts,
  service: 'bms.identity.Team',
  baseFilter: { user_type: 'staff' },
  preconditions: { Update: unmetChange, Delete: unmetChange },
});

/** The model of portal users. */
export const portalUsers = defineModel(USERS, {
  ...accounts,
  service: 'bms.identity.PortalUsers',
  baseFilter: { user_type: 'client' },
});

/** The fields that every account has, though only one of the two record types has them in the contract. */
type Common = 'user_type' | 'client_id' | 'password_hash' | 'last_sign_in_at' | 'known_addresses';

/** An account of a person: staff, or a portal user. */
export type User = Omit<RecordOf<typeof users>, Common> & Required<Pick<RecordOf<typeof users>, Common>>;

/** The fixed fields of a new account. */
export const newAccount = {
  client_id: 0,
  password_hash: null,
  verified_email: '',
  verified_phone: '',
  last_sign_in_at: null,
  known_addresses: [],
  email_notifications: true,
} as const satisfies Partial<User>;

/** Returns true if a code sent to the email address was redeemed, so that it belongs to the user. */
export const hasProvenEmail = ({ email, verified_email }: Pick<User, 'email' | 'verified_email'>): boolean =>
  email === verified_email;

/** Returns true if a one-time password sent to the phone was redeemed, so that it belongs to the user. */
export const hasProvenPhone = ({ phone, verified_phone }: Pick<User, 'phone' | 'verified_phone'>): boolean =>
  phone !== '' && phone === verified_phone;

/** Returns true until the user of an account has used the invitation, or signed in for the first time. */
export const isInvited = ({
  password_hash,
  last_sign_in_at,
}: Pick<User, 'password_hash' | 'last_sign_in_at'>): boolean => !password_hash && !last_sign_in_at;

/** The fields of accounts that are computed when they are read. */
export const accountComputed = { is_invited: (record: StoredValues) => isInvited(record as User) };

/** Returns the first and last name. */
export const fullName = (user: Pick<User, 'first_name' | 'last_name'>): string =>
  `${user.first_name} ${user.last_name}`.trim();
