import { deleted, modules, resources, routes } from 'virtual:contract';
import type { Field, Resource } from './types.ts';

export { deleted, modules, resources };

/** The resource of that name. @throws Error where the contract has none */
export function resourceNamed(name: string): Resource {
  const found = resources.find((one) => one.name === name);
  if (!found) throw new Error(`the contract has no resource ${name}`);
  return found;
}

/** Whether the contract has a route, such as `GET /api/events`: pages for what is not there are not shown. */
export const hasRoute = (route: string): boolean => routes.includes(route);

export const hasResource = (name: string): boolean => resources.some((one) => one.name === name);

/** The field of a record in full, else of the list. */
export function fieldOf({ fields, columns }: Resource, name: string): Field | undefined {
  return fields.find((one) => one.name === name) ?? columns.find((one) => one.name === name);
}

/** Resources whose records the ids of a field name, where the contract says another word. */
const REFERENCES: Readonly<Record<string, string>> = {
  users: 'team',
  role_id: 'roles',
  category_id: 'item_categories',
};

/** The resource that a field refers to; undefined where it is no reference or not to be shown. */
export function referenceOf(resource: Resource, name: string): string | undefined {
  const said = fieldOf(resource, name)?.references ?? '';
  const byName =
    name === 'created_by' || name === 'deleted_by' || name === 'user_id' || name === 'owner_id' ? 'team' : '';
  const target = REFERENCES[name] ?? REFERENCES[said] ?? (said || byName || resourceOfId(name));
  return target && hasResource(target) ? target : undefined;
}

/** `client_id` is an id of clients. */
function resourceOfId(name: string): string {
  return /_id$/.test(name) ? `${name.replace(/_id$/, '')}s` : '';
}
