import { type Access, ApiError, type Caller, type Rpc } from '@bms/contracts';

/**
 * The coarse check of an rpc's policy, compiled once: the gateway has made it too, but is not the only caller.
 * @returns a function that throws ApiError unauthenticated or forbidden
 */
export function compilePermission(rpc: Rpc): (caller: Caller) => void {
  const allows = allowsOf(rpc);
  return (caller) => {
    if (allows(caller)) return;
    throw new ApiError(caller.kind === 'public' ? 'unauthenticated' : 'forbidden');
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
};

function allowsOf(rpc: Rpc): Allows {
  const { access, portal } = rpc.policy;
  if (access.kind === 'public') return () => true;
  if (access.kind === 'caller') return callerKinds[access.caller];
  const permission = `${access.module}.${access.action}`;
  // Other services read what they keep copies of; whatever they change goes through rpcs made for them.
  const forServices = access.action === 'view';
  return (caller) => {
    if (caller.kind === 'service') return forServices;
    if (!signedIn(caller)) return false;
    // Users of the portal have no role: the contract says what is open to them.
    return caller.userType === 'client' ? portal : caller.isAdmin || caller.grants[permission] !== undefined;
  };
}
