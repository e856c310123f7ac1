import { type Access, ApiError, bulkTargets, type Caller, errorCatalogue, type Rpc } from '@bms/contracts';

/**
 * Compiles the module permission check of an rpc's policy. The gateway has performed it too, but is not the only
 * caller.
 * @returns a function that throws ApiError unauthenticated, forbidden or second_factor_setup_required
 * @see docs/adr/0105-portal-access.md
 */
export function compilePermission(rpc: Rpc): Permit {
  const allows = allowsOf(rpc);
  const writes = [...bulkTargets(rpc.service)];
  const permitAny = rpc.policy.bulk
    ? permissionOfAny(writes.map(([, one]) => one.rpc))
    : rpc.policy.external
      ? permissionOfAny(writes.flatMap(([write, one]) => (write === 'delete' ? [] : [one.rpc])))
      : undefined;
  return (caller, isDryRun = false) => {
    if (caller.needsFactorSetup && !rpc.policy.duringFactorSetup) throw new ApiError('second_factor_setup_required');
    if (allows(caller)) {
      if (!isDryRun) assertMayWrite(rpc, caller);
      return permitAny?.(caller, isDryRun);
    }
    throw caller.kind === 'public'
      ? new ApiError('unauthenticated')
      : new ApiError('forbidden', whyForbidden(rpc, caller));
  };
}

/**
 * Checks whether a caller may call an rpc, whatever the record.
 * @param isDryRun true if the call stores nothing, so that a read-only API key may make it
 */
export type Permit = (caller: Caller, isDryRun?: boolean) => void;

const READ_ONLY = 'This API key is read-only: it can only read and make dry runs.';

/** True for an rpc that writes, by the methods of its routes. */
const isWrite = ({ bindings }: Rpc): boolean => bindings.some(({ method }) => method !== 'GET');

/** @throws ApiError forbidden for a write by a read-only API key */
function assertMayWrite(rpc: Rpc, { isReadOnly }: Caller): void {
  if (isReadOnly && isWrite(rpc)) throw new ApiError('forbidden', READ_ONLY);
}

/** A reason why the call of an rpc is rejected for its caller; the code is `forbidden`. */
export type FindForbidden = (caller: Caller) => string | undefined;

/** Compiles the function that returns why a signed-in caller may not call an rpc, whatever the record; undefined if it may. */
export function compileForbidden(rpc: Rpc): FindForbidden {
  const allows = allowsOf(rpc);
  return (caller) => {
    if (!allows(caller)) return whyForbidden(rpc, caller) ?? errorCatalogue.forbidden.detail;
    return caller.isReadOnly && isWrite(rpc) ? READ_ONLY : undefined;
  };
}

/** Compiles the check that at least one of several rpcs is permitted. It throws the error of the first of them. */
function permissionOfAny(rpcs: readonly Rpc[]): Permit {
  const [first, ...others] = rpcs.map((rpc) => ({ permit: compilePermission(rpc), allows: allowsOf(rpc) }));
  return (caller, isDryRun) => {
    if (!others.some(({ allows }) => allows(caller))) first?.permit(caller, isDryRun);
  };
}

type Allows = (caller: Caller) => boolean;

const signedIn: Allows = ({ kind }) => kind === 'user' || kind === 'api_key';

const callerKinds: Record<Extract<Access, { kind: 'caller' }>['caller'], Allows> = {
  any: signedIn,
  session: ({ kind }) => kind === 'user',
  administrator: ({ kind, isAdmin }) => kind === 'user' && isAdmin,
  gateway: ({ kind }) => kind === 'gateway',
  service: ({ kind }) => kind === 'service',
  scim_token: ({ kind }) => kind === 'scim_token',
};

/** Returns the detail of a forbidden error; undefined for the default of the error catalogue. */
function whyForbidden({ policy: { access, portal, noApiKeys } }: Rpc, caller: Caller): string | undefined {
  if (caller.kind === 'api_key' && (noApiKeys || (access.kind === 'caller' && access.caller !== 'any')))
    return 'This operation is not available to API keys.';
  if (access.kind === 'caller' && access.caller === 'administrator')
    return 'Only administrators can perform this operation.';
  if (access.kind !== 'permission' || !signedIn(caller)) return undefined;
  if (caller.userType === 'client' && !portal) return 'This resource is not available to portal users.';
  return `This requires the permission ${access.module}.${access.action}.`;
}

function allowsOf(rpc: Rpc): Allows {
  const { access, portal, noApiKeys } = rpc.policy;
  if (access.kind === 'public') return () => true;
  if (access.kind === 'caller') return callerKinds[access.caller];
  const permission = `${access.module}.${access.action}`;
  // Other services may read the records they keep projections of; their writes use dedicated rpcs.
  const forServices = access.action === 'view';
  return (caller) => {
    if (caller.kind === 'service') return forServices;
    if (!signedIn(caller) || (noApiKeys && caller.kind === 'api_key')) return false;
    // Portal users have no role: the contract declares the rpcs open to them.
    return caller.userType === 'client' ? portal : caller.isAdmin || caller.grants[permission] !== undefined;
  };
}
