import type { HttpBinding, Rpc } from '../types.ts';
import { MASK_FIELD } from './bindings.ts';

/**
 * What no single rpc shows: two rpcs on one verb and path, routes that cannot work, and permissions outside the module.
 * @throws Error naming the rpcs at fault.
 */
export function refuseFaults(rpcs: readonly Rpc[]): void {
  const taken = new Map<string, string>();
  for (const rpc of rpcs) {
    refuseUnreachable(rpc);
    for (const binding of rpc.bindings) {
      const subject = `${rpc.service.name}.${rpc.name}`;
      const route = routeOf(binding);
      const other = taken.get(route);
      if (other) throw new Error(`${subject} and ${other} have the same route ${binding.method} ${binding.path}`);
      taken.set(route, subject);
      refuseMask(rpc, binding);
    }
  }
}

/** Two templates are the same route when they differ in the names of variables only. */
function routeOf(binding: HttpBinding): string {
  return `${binding.method} /${binding.segments.map((part) => ('literal' in part ? part.literal : '{}')).join('/')}`;
}

function refuseUnreachable(rpc: Rpc): void {
  const { access } = rpc.policy;
  const internal = access.kind === 'caller' && (access.caller === 'gateway' || access.caller === 'service');
  if (internal === rpc.bindings.length > 0) {
    throw new Error(`${rpc.service.name}.${rpc.name}: an rpc has a route, or its caller is "gateway" or "service"`);
  }
}

function refuseMask(rpc: Rpc, binding: HttpBinding): void {
  const masked = rpc.request.field(MASK_FIELD) !== undefined;
  if (masked && (binding.body === '' || binding.body === '*')) {
    throw new Error(`${rpc.service.name}.${rpc.name}: a request with ${MASK_FIELD} names the field that is the body`);
  }
}
