import type { Context, Outcome } from '../run/command.ts';
import { UserError } from '../run/errors.ts';
import { findTarget } from '../target/find-target.ts';
import { withDatabases } from '../target/open-database.ts';

const SERVICE = 'identity';
/** The time within which the user has to sign in, in milliseconds. */
const VALID_MS = 24 * 3600_000;

/** The fields of an account that are used here; see services/identity/src/users/user.model.ts. */
interface Account {
  readonly _id: number;
  readonly email: string;
  readonly has_second_factor?: boolean;
  readonly factors_reset_until?: Date;
}

/**
 * Lets the next sign-in of a user remove all second factors, for a sole administrator who has lost them. Identity removes
 * them, so that the audit log and a mail to the user tell of it.
 * @throws UserError if there is no account with this email, or it has no second factor
 */
export async function resetFactors({ env }: Context, email: string): Promise<Outcome> {
  const target = await findTarget(env);
  const until = new Date(Date.now() + VALID_MS);
  const user = await withDatabases(target, [SERVICE], ([database]) =>
    database!.db
      .collection<Account>('users')
      .findOneAndUpdate(
        { email: email.trim().toLowerCase(), has_second_factor: true },
        { $set: { factors_reset_until: until } },
      ),
  );
  if (!user) throw new UserError(`there is no account ${email} with a second factor`);
  const text = `the next sign-in of ${user.email} with the password, until ${until.toISOString()}, removes all second factors`;
  return { data: { user: { id: user._id, email: user.email }, until: until.toISOString() }, lines: [`✓ ${text}`] };
}
