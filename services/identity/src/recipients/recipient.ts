import { fullName, type User } from '../users/user.model.ts';

/** A recipient of a notice. */
export interface Recipient {
  /** Unique among the recipients of a notice. */
  readonly key: string;
  /** The account; 0 for a recipient without one. */
  readonly userId: number;
  readonly email: string;
  readonly name: string;
  /** The client whose documents a recipient without an account gets. */
  readonly documentsOf?: string;
  readonly isPortal: boolean;
}

/** Returns the recipient for a user. */
export const recipientOfUser = (
  user: Pick<User, '_id' | 'email' | 'first_name' | 'last_name' | 'user_type'>,
): Recipient => ({
  key: String(user._id),
  userId: user._id,
  email: user.email,
  name: fullName(user),
  isPortal: user.user_type === 'client',
});
