import type { IdentityProvider } from '../providers/provider.model.ts';

type Claims = Readonly<Record<string, unknown>>;

/** The role of a person by the claims. */
export interface MappedRole {
  /** The role of the first mapping that matches; undefined if none does. */
  readonly roleId: number | undefined;
  /** True if the provider has left out a claim that roles depend on, because it has too many values. */
  readonly isIncomplete: boolean;
}

/** Returns the role of a person by the mappings of the provider. */
export function mappedRole({ roles = [] }: Pick<IdentityProvider, 'roles'>, claims: Claims): MappedRole {
  const match = roles.find(({ claim, value }) => valuesOf(claims[claim]).includes(value));
  const isIncomplete = roles.some(({ claim }) => isLeftOut(claims, claim));
  return { roleId: match?.role_id, isIncomplete };
}

const valuesOf = (claim: unknown): string[] => (Array.isArray(claim) ? claim : [claim]).map(String);

/** True for a claim that is distributed (OpenID Connect Core, 5.6.2): Entra ID does so with more than 200 groups. */
function isLeftOut({ _claim_names: names, hasgroups, ...claims }: Claims, claim: string): boolean {
  if (claims[claim] !== undefined) return false;
  const isNamed = typeof names === 'object' && names !== null && claim in names;
  return isNamed || (claim === 'groups' && String(hasgroups) === 'true');
}
