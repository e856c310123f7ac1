import { isObject, type Json } from '../protocol/request.ts';
import { invalidValue } from '../protocol/scim-error.ts';
import { textOf } from '../users/user-values.ts';

/** The values of a role that a directory sets. */
export interface GroupValues {
  readonly title: string;
  /** The id of the role in the directory; undefined without one. */
  readonly externalId: string | undefined;
}

const MAX_TITLE = 100;
const MAX_EXTERNAL_ID = 100;

/** Reads the values of a role from a group in the spelling of the schema. @throws ScimError invalidValue */
export function readGroup(group: Json): GroupValues {
  const title = textOf('displayName', group['displayName'], MAX_TITLE);
  if (title === '') throw invalidValue('displayName is required.');
  return { title, externalId: textOf('externalId', group['externalId'], MAX_EXTERNAL_ID) || undefined };
}

/** Reads the ids of members: objects with the id as `value`, or a single one. @throws ScimError invalidValue */
export function readMembers(sent: unknown): number[] {
  if (sent === undefined || sent === null) return [];
  return (Array.isArray(sent) ? sent : [sent]).map((member) => {
    const { value, type } = isObject(member) ? member : { value: member, type: undefined };
    if (String(type ?? 'User').toLowerCase() !== 'user')
      throw invalidValue('members must be users; groups have no groups.');
    if (typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value)) return Number(value);
    throw invalidValue(`members.value ${JSON.stringify(value ?? null).slice(0, 100)} is not the id of a user.`);
  });
}
