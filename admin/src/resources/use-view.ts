import { nameFieldOf, referenceOf, resourceNamed } from '../contract/contract.ts';
import type { Field, Resource } from '../contract/types.ts';
import { useLookUp, useSession } from '../session/use-session.ts';
import type { View } from './view.ts';

const NO_RECORDS = 'Nothing here yet.';

/**
 * Returns the filters of a list whose values the user can choose. Customers have no client filter, since they only see
 * records of their own client.
 */
export function useFilters(resource: Resource): readonly Field[] {
  const isPortal = useSession()?.account.user_type === 'client';
  const mayLookUp = useLookUp();
  return resource.filters.filter(({ name }) => {
    const target = referenceOf(resource, name);
    return !target || (!isPortal && mayLookUp(target));
  });
}

/** The columns without information for customers, whose records all belong to their own client. */
const KNOWN_TO_CUSTOMERS = ['client_id', 'updated_at'];

const portalView = (view: View): View => ({
  ...view,
  empty: NO_RECORDS,
  ...view.portal,
  left: [...(view.portal?.left ?? view.left ?? []), ...KNOWN_TO_CUSTOMERS],
});

/**
 * Returns the view for the user: customers get its portal version without the client column, and columns that need a
 * lookup which the user may not make are left out.
 */
export function useView(view: View): View {
  const isPortal = useSession()?.account.user_type === 'client';
  const mayLookUp = useLookUp();
  const resource = resourceNamed(view.name);
  const seen = isPortal ? portalView(view) : view;
  const target = (name: string) => referenceOf(resource, name);
  const hasName = (name: string): boolean => {
    const nameField = nameFieldOf(resource, name);
    return resource.columns.some((column) => column.name === nameField);
  };
  const isLegible = (name: string): boolean =>
    !(isPortal && target(name) === 'clients') && (!target(name) || hasName(name) || mayLookUp(target(name)!));
  return {
    ...seen,
    columns: seen.columns.filter(isLegible),
    narrow: seen.narrow?.every(isLegible) ? seen.narrow : undefined,
  };
}
