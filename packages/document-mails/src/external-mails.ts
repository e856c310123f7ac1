import { ApiError, type Caller, invalid } from '@bms/contracts';
import type { ModelDefinition, Transaction } from '@bms/service-kit';
import { type Connection, Schema } from 'mongoose';

const DAY_MS = 24 * 3600_000;
const EXTERNAL_MAILS = 'external_mails';
const PERMISSION = 'external_mail.create';

/** The number of external addresses to which a user sent documents on one day (UTC). */
interface ExternalMailCount {
  /** The day and the user, e.g. `2026-01-31 user 7`. */
  _id: string;
  count: number;
  expires_at: Date;
}

export const externalMailsModel: ModelDefinition = {
  name: EXTERNAL_MAILS,
  schema: new Schema<ExternalMailCount>({ _id: String, count: Number, expires_at: Date }, { versionKey: false }).index(
    { expires_at: 1 },
    { expireAfterSeconds: 0 },
  ),
};

/** The limits of mail to external addresses. */
export interface ExternalMailLimits {
  /** The maximum number of addresses for each user and day. */
  readonly perDay: number;
}

/** The given addresses of a mail. */
export interface GivenAddresses {
  readonly to: readonly string[];
  /** Those that are an address of the client, of a contact or of a portal user; undefined if they are unknown. */
  readonly known: ReadonlySet<string> | undefined;
}

/** Permits and counts mail to external addresses: those that do not belong to the client of the document. */
export interface ExternalMails {
  /**
   * Asserts that the caller may send to the addresses, and counts the external ones in the transaction.
   * @throws ApiError validation_failed naming each address that the caller may not use; too_many_requests over the
   * quota; unavailable if the addresses of the client are unknown and the caller may not use others
   */
  assertPermitted(caller: Caller, given: GivenAddresses, session: Transaction['session']): Promise<void>;
}

/** Opens the counters of mail to external addresses. @param now the clock */
export function openExternalMails(
  db: Connection,
  { perDay }: ExternalMailLimits,
  now: () => Date = () => new Date(),
): ExternalMails {
  return {
    assertPermitted: async (caller, given, session) => {
      const external = positionsOfExternal(given);
      if (external.length === 0) return;
      if (!mayMailOthers(caller)) throw notPermitted(given, external);
      const addresses = new Set(external.map((position) => foldAddress(given.to[position]!)));
      const at = now();
      const count = await addToCount(db, { userId: caller.userId, added: addresses.size, at }, session);
      if (count > perDay) throw overQuota({ perDay, left: perDay - (count - addresses.size) }, external[0]!, at);
    },
  };
}

/** Folds an email address for comparisons: white space around it and the case of letters are ignored. */
export const foldAddress = (address: string): string => address.trim().normalize('NFC').toLowerCase();

function positionsOfExternal({ to, known }: GivenAddresses): number[] {
  return to.flatMap((address, position) => (known?.has(foldAddress(address)) ? [] : [position]));
}

/** A key has the grants of its role only, also if it acts for an administrator. */
const mayMailOthers = ({ kind, isAdmin, grants }: Caller): boolean =>
  (kind === 'user' && isAdmin) || grants[PERMISSION] !== undefined;

function notPermitted({ known }: GivenAddresses, external: readonly number[]): ApiError {
  if (!known) return new ApiError('unavailable', 'The addresses of the client could not be determined at this time.');
  return invalid(
    ...external.map((position) => ({
      field: `to[${position}]`,
      code: 'external_address',
      message: `to[${position}] must be an address of the client, a contact or a portal user: mail to other addresses needs the permission ${PERMISSION}.`,
    })),
  );
}

interface Added {
  readonly userId: number;
  readonly added: number;
  readonly at: Date;
}

/** Adds to the count of a user and day, which concurrent sendings of the same user update one after the other. */
async function addToCount(
  db: Connection,
  { userId, added, at }: Added,
  session: Transaction['session'],
): Promise<number> {
  const day = at.toISOString().slice(0, 10);
  const update = { $inc: { count: added }, $setOnInsert: { expires_at: new Date(at.getTime() + 2 * DAY_MS) } };
  const counted = await db
    .collection<ExternalMailCount>(EXTERNAL_MAILS)
    .findOneAndUpdate({ _id: `${day} user ${userId}` }, update, { session, upsert: true, returnDocument: 'after' });
  return counted!.count;
}

/** Creates the error of an exceeded quota, which ends with the day (UTC). The transaction keeps no count of it. */
function overQuota({ perDay, left }: { perDay: number; left: number }, position: number, at: Date): ApiError {
  if (perDay === 0) {
    const message = `to[${position}] must be an address of the client, a contact or a portal user: mail to other addresses is switched off.`;
    return invalid({ field: `to[${position}]`, code: 'external_address', message });
  }
  const midnight = new Date((Math.floor(at.getTime() / DAY_MS) + 1) * DAY_MS);
  const until = midnight.toISOString().replace('.000', '');
  const message = `to exceeds your daily quota of ${perDay} addresses outside the client, its contacts and its portal users. ${Math.max(0, left)} are left until ${until}.`;
  return new ApiError('too_many_requests', message, {
    violations: [{ field: 'to', code: 'quota_exceeded', message }],
    retryAfter: Math.ceil((midnight.getTime() - at.getTime()) / 1000),
  });
}
