import { fullName, type User } from '../users/user.model.ts';
import type { AccountMessage } from './messages.ts';

/** The time for which a notice is tried to be sent. */
const LIFETIME_MS = 72 * 3600_000;

/** A mail to a user about an event of an account, which another person may have caused. */
type Notice = Extract<
  AccountMessage,
  { readonly kind: 'new_access' | 'new_device' | 'factor_notice' | 'break_glass_notice' }
>;
/** The content of a notice without its recipient and time. */
type NoticeContent<Of = Notice> = Of extends Notice ? Omit<Of, 'to' | 'name' | 'at'> : never;

/** Returns a notice for the queue of messages. It is sent regardless of the user's mail preferences. */
export function noticeTo(
  user: Pick<User, '_id' | 'email' | 'first_name' | 'last_name'>,
  content: NoticeContent,
  at = new Date(),
) {
  const message = { ...content, to: user.email, name: fullName(user), at: at.toISOString() } as Notice;
  return { message, userId: user._id, expiresAt: new Date(at.getTime() + LIFETIME_MS) };
}
