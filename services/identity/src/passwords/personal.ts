import type { Connection } from 'mongoose';
import { readOrganization } from '../organization/organization.model.ts';
import type { User } from '../users/user.model.ts';

/** Shorter words are ignored: too many passwords contain them by chance. */
const MIN_LENGTH = 4;

/** The account and organization whose names a password must not contain. */
export interface PasswordOwner {
  readonly user: Pick<User, 'first_name' | 'last_name' | 'email'>;
  readonly organization: string;
}

/** The rule of isPersonal in the words of a user. */
export const PERSONAL_RULE =
  'The password must not contain your name, the part of your email address before the @, or the name of the organization.';

/** Returns the owner of a password with the name of the organization of this installation. */
export async function passwordOwner(db: Connection, user: User): Promise<PasswordOwner> {
  return { user, organization: (await readOrganization(db)).name };
}

/**
 * Returns true if a password contains a word of its owner's names or the whole name of the organization, ignoring case
 * and accents, and spaces in the latter. Single words of an organization's name are common ones, such as "company".
 */
export function isPersonal(password: string, { user, organization }: PasswordOwner): boolean {
  const localPart = user.email.slice(0, user.email.lastIndexOf('@'));
  const folded = fold(password);
  const names = [user.first_name, user.last_name, localPart].map(fold);
  const isContained = names
    .flatMap((name) => [name, ...wordsOf(name)])
    .some((word) => isLong(word) && folded.includes(word));
  const whole = compact(fold(organization));
  return isContained || (isLong(whole) && compact(folded).includes(whole));
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
const compact = (name: string): string => wordsOf(name).join('');
const wordsOf = (name: string): string[] => name.split(/[^\p{L}\p{N}]+/u);
const isLong = (word: string): boolean => [...word].length >= MIN_LENGTH;
