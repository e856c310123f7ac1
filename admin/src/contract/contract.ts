import { deleted, modules, ownActions, resources, routes } from 'virtual:contract';
import { fieldOf } from './field-of.ts';
import type { Resource } from './types.ts';

export { deleted, fieldOf, modules, ownActions, resources };

/** Returns the resource of that name. @throws Error if the contract has none */
export function resourceNamed(name: string): Resource {
  const found = resources.find((one) => one.name === name);
  if (!found) throw new Error(`the contract has no resource ${name}`);
  return found;
}

/** Returns true if the contract has a route, such as `GET /api/events`; pages without their route are hidden. */
export const hasRoute = (route: string): boolean => routes.includes(route);

export const hasResource = (name: string): boolean => resources.some((one) => one.name === name);

/** Returns the response field with the name of the record that the id field refers to; undefined if there is none. */
export function nameFieldOf({ fields, columns }: Resource, name: string): string | undefined {
  return [...fields, ...columns].find(({ nameOf }) => nameOf === name)?.name;
}

/** The resources of id fields that the contract names differently. */
const REFERENCES: Readonly<Record<string, string>> = {
  users: 'team',
  role_id: 'roles',
  category_id: 'item_categories',
};

/** Returns the resource that a field refers to; undefined if it is no reference or has no page. */
export function referenceOf(resource: Resource, name: string): string | undefined {
  const field = fieldOf(resource, name);
  const said = field?.references ?? '';
  // A text such as the client_id of OAuth is no id of a record.
  if (field?.type === 'string' && said === '') return undefined;
  const byName =
    name === 'created_by' || name === 'deleted_by' || name === 'user_id' || name === 'owner_id' ? 'team' : '';
  const target = REFERENCES[name] ?? REFERENCES[said] ?? (said || byName || resourceOfId(name));
  return target && hasResource(target) ? target : undefined;
}

/** Derives the resource of an id field: `client_id` is an id of clients. */
function resourceOfId(name: string): string {
  return /_id$/.test(name) ? `${name.replace(/_id$/, '')}s` : '';
}
