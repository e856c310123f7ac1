import { detailOf } from '../answers/select-fields.ts';
import type { FieldContract, Rpc } from '../types.ts';
import { LIST_SEPARATOR } from './query.ts';

/** The value of a filter by users that stands for the caller. */
const ME = 'me';
/** The module to whose records references to users refer. */
const USERS = 'users';

/**
 * Compiles the function that puts the id of the caller in the place of `me` in filters of a list by users
 * (`assigned_to=me,7`): those that refer to users, or are named
 * after a member of the record that does.
 * @returns a function that returns the query itself if no filter has it
 */
export function compileCallerFilters(rpc: Rpc): (query: URLSearchParams, userId: number) => URLSearchParams {
  const names = filtersByUsers(rpc);
  const isMe = (text: string): boolean => text.split(LIST_SEPARATOR).includes(ME);
  return (query, userId) => {
    if (!names.some((name) => query.getAll(name).some(isMe))) return query;
    const replaced = (text: string): string =>
      text
        .split(LIST_SEPARATOR)
        .map((part) => (part === ME ? String(userId) : part))
        .join(LIST_SEPARATOR);
    return new URLSearchParams(
      [...query].map<[string, string]>(([name, text]) => [name, names.includes(name) ? replaced(text) : text]),
    );
  };
}

function filtersByUsers(rpc: Rpc): string[] {
  const items = rpc.response.field('records')?.message;
  if (!items) return [];
  const record = detailOf(rpc)?.response.field('record')?.message ?? items;
  const refersToUsers = ({ name, rules }: FieldContract): boolean =>
    [rules.references, record.field(name)?.rules.references].includes(USERS);
  return rpc.request.fields.filter((field) => field.type === 'int64' && refersToUsers(field)).map(({ name }) => name);
}
