import { hasFormat } from '@bms/contracts';
import { canonicalEmail } from '../../users/find-user.ts';
import { isObject, type Json } from '../protocol/request.ts';
import { invalidValue } from '../protocol/scim-error.ts';

/** The values of an account that a directory sets. */
export interface UserValues {
  readonly user_name: string;
  readonly user_name_key: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly job_title: string;
  /** Undefined if the directory does not say it. */
  readonly status: 'active' | 'inactive' | undefined;
  /** The id of the account in the directory; undefined without one. */
  readonly externalId: string | undefined;
}

const MAX_USER_NAME = 254;
const MAX_NAME = 100;
const MAX_TITLE = 200;
const MAX_EXTERNAL_ID = 100;

/** Returns a user name as it is compared. */
export const userNameKey = (name: string): string => name.trim().normalize('NFC').toLowerCase();

/**
 * Reads the values of an account from a user in the spelling of the schema.
 * @param sent the user as it was sent, of which the attributes displayName and name.formatted stand for missing names
 * @throws ScimError invalidValue naming the attribute
 */
export function readUser(user: Json, sent: Json = user): UserValues {
  const user_name = textOf('userName', user['userName'], MAX_USER_NAME);
  if (user_name === '') throw invalidValue('userName is required.');
  const { active } = user;
  return {
    user_name,
    user_name_key: userNameKey(user_name),
    email: emailOf(user['emails'], user_name),
    ...namesOf(user, sent, user_name),
    job_title: textOf('title', user['title'], MAX_TITLE),
    status: active === undefined || active === null ? undefined : active ? 'active' : 'inactive',
    externalId: textOf('externalId', user['externalId'], MAX_EXTERNAL_ID) || undefined,
  };
}

/** @throws ScimError invalidValue */
export function textOf(name: string, value: unknown, maxLength: number): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') throw invalidValue(`${name} must be a text.`);
  const text = value.trim();
  if (text.length > maxLength) throw invalidValue(`${name} must have at most ${maxLength} characters.`);
  return text;
}

/** Returns the address to sign in with: the primary one, or else that of the type work, the first, or the user name. */
function emailOf(emails: unknown, userName: string): string {
  const list = (Array.isArray(emails) ? emails : []).filter(isObject).filter(({ value }) => value);
  const chosen = list.find(({ primary }) => primary === true) ?? list.find(isWork) ?? list[0];
  const email = chosen ? textOf('emails.value', chosen['value'], MAX_USER_NAME) : userName;
  if (hasFormat('email', email)) return canonicalEmail(email);
  const hint = chosen ? 'is not an email address' : 'is required, unless userName is an email address';
  throw invalidValue(`emails.value ${hint}.`);
}

const isWork = ({ type }: Json): boolean => String(type).toLowerCase() === 'work';

/** Returns first and last name. Without both, they are taken from the displayed name or the user name. */
function namesOf(user: Json, sent: Json, userName: string): Pick<UserValues, 'first_name' | 'last_name'> {
  const name = isObject(user['name']) ? user['name'] : {};
  const first_name = textOf('name.givenName', name['givenName'], MAX_NAME);
  const last_name = textOf('name.familyName', name['familyName'], MAX_NAME);
  if (first_name !== '' || last_name !== '') return { first_name, last_name };
  const formatted = isObject(sent['name']) ? sent['name']['formatted'] : undefined;
  const shown = textOf('displayName', sent['displayName'] ?? formatted, 2 * MAX_NAME) || userName.replace(/@.*$/s, '');
  const at = shown.lastIndexOf(' ');
  const [first, last] = at < 0 ? [shown, ''] : [shown.slice(0, at), shown.slice(at + 1)];
  return { first_name: first.slice(0, MAX_NAME), last_name: last.slice(0, MAX_NAME) };
}
