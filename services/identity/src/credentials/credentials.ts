import { invalid } from '@bms/contracts';
import {
  create,
  get,
  list,
  type RecordChange,
  type Resource,
  remove,
  type StoredRecord,
  type StoredValues,
  type Transaction,
  withRecentSignIn,
} from '@bms/service-kit';
import { notifyOfAccess } from '../sending/notify-of-access.ts';
import { recentSignInOf } from '../sessions/recent-sign-in.ts';
import type { Identity } from '../setup.ts';

/** A stored credential of a program: an API key, or the token of a directory. */
export interface Credential extends StoredRecord {
  readonly name: string;
  /** The beginning of the secret. */
  readonly prefix: string;
  readonly expires_at?: Date | null;
  readonly created_by: number;
  readonly created_at: Date;
}

/** The handling of the secret of a credential. */
interface Secret<T> {
  readonly kind: 'api_key' | 'scim_token';
  /** The member of the response with the secret. */
  readonly member: string;
  /** Creates the secret of a new record, and stores its hash and prefix in the record. @returns the secret */
  readonly assign: (record: T) => string;
}

/**
 * Returns the rules of credentials whose secret only the response of the call that creates them has. The administrator with
 * whose account one was created gets a mail, since another person may have done it.
 */
export function shownOnce<T extends Credential>(identity: Identity, { kind, member, assign }: Secret<T>) {
  const made = new WeakMap<StoredValues, string>();
  return {
    populate: async (created: readonly T[]): Promise<void> => {
      for (const record of created) made.set(record, assign(record));
    },
    computed: { [member]: (record: StoredValues) => made.get(record) },
    follow: async (change: RecordChange<T>, tx: Transaction): Promise<void> => {
      if (change.kind !== 'created') return;
      const { created_by: userId, created_at: at, name, prefix } = change.after;
      await notifyOfAccess(identity, { userId, at, kind, title: `${name} (${prefix}...)` }, tx);
    },
  };
}

/** @throws ApiError validation_failed for a new credential that has expired */
export function assertExpiresLater({
  kind,
  after: { expires_at },
}: Pick<RecordChange<Credential>, 'kind' | 'after'>): void {
  if (kind !== 'created' || !expires_at || expires_at > new Date()) return;
  throw invalid({ field: 'expires_at', code: 'out_of_range', message: 'expires_at must be in the future.' });
}

/** Returns the handlers of credentials, which are created and deleted after a recent sign-in. @param body the field with the record */
export function credentialHandlers(identity: Identity, resource: Resource, body: string) {
  const assertRecent = recentSignInOf(identity);
  return {
    List: list(resource),
    Get: get(resource),
    Create: withRecentSignIn(assertRecent, create(resource), { body }),
    Delete: withRecentSignIn(assertRecent, remove(resource)),
  };
}
