import type { HttpBinding, MessageContract, Rpc, ServiceContract } from '../types.ts';
import { MASK_FIELD } from './bindings.ts';

/**
 * What no single rpc shows: two rpcs on one verb and path, one path with two names for its variable, routes that cannot
 * work, permissions on a module that is nowhere.
 * @throws Error naming the rpcs at fault.
 */
export function refuseFaults(services: readonly ServiceContract[]): void {
  const rpcs = services.flatMap((service) => service.rpcs);
  const modules = new Set(services.map(({ module }) => module));
  for (const rpc of rpcs) {
    refuseUnreachable(rpc);
    refuseUnknownModule(rpc, modules);
    refuseNeedlessPortal(rpc);
    refuseSessionToken(rpc);
    for (const binding of rpc.bindings) {
      refuseMask(rpc, binding);
      refuseRecursion(rpc.request);
    }
  }
  for (const service of services) refuseUntitled(service);
  refuseSharedRoutes(rpcs);
}

function refuseSharedRoutes(rpcs: readonly Rpc[]): void {
  const routes = new Map<string, string>();
  const paths = new Map<string, string>();
  for (const { rpc, binding } of rpcs.flatMap((rpc) => rpc.bindings.map((binding) => ({ rpc, binding })))) {
    const path = pathOf(binding);
    const route = `${binding.method} ${path}`;
    const other = routes.get(route);
    if (other) throw new Error(`${nameOf(rpc)} and ${other} have the same route ${binding.method} ${binding.path}`);
    routes.set(route, nameOf(rpc));
    const known = paths.get(path) ?? binding.path;
    if (known !== binding.path)
      throw new Error(`${nameOf(rpc)}: ${binding.path} and ${known} are one path: name the variables alike`);
    paths.set(path, binding.path);
  }
}

const nameOf = (rpc: Rpc): string => `${rpc.service.name}.${rpc.name}`;

/** Two templates are the same path when they differ in the names of variables only. */
function pathOf(binding: HttpBinding): string {
  return `/${binding.segments.map((part) => ('literal' in part ? part.literal : '{}')).join('/')}`;
}

function refuseUnreachable(rpc: Rpc): void {
  const { access } = rpc.policy;
  const internal = access.kind === 'caller' && (access.caller === 'gateway' || access.caller === 'service');
  if (internal === rpc.bindings.length > 0) {
    throw new Error(`${nameOf(rpc)}: an rpc has a route, or its caller is "gateway" or "service"`);
  }
}

function refuseMask(rpc: Rpc, binding: HttpBinding): void {
  const masked = rpc.request.field(MASK_FIELD) !== undefined;
  if (masked && (binding.body === '' || binding.body === '*')) {
    throw new Error(`${nameOf(rpc)}: a request with ${MASK_FIELD} names the field that is the body`);
  }
}

function refuseUntitled({ name, title, rpcs }: ServiceContract): void {
  if (title === '' && rpcs.some((rpc) => rpc.bindings.length > 0)) throw new Error(`${name} has a route and no title`);
}

/** A misspelt module would be open to administrators alone, and nobody would know why. */
function refuseUnknownModule(rpc: Rpc, modules: ReadonlySet<string>): void {
  const { access } = rpc.policy;
  if (access.kind === 'permission' && !modules.has(access.module))
    throw new Error(`${nameOf(rpc)}: no service serves the module "${access.module}"`);
}

function refuseSessionToken(rpc: Rpc): void {
  const { sessionToken } = rpc.policy;
  const field = rpc.response.field(sessionToken);
  if (sessionToken !== '' && (field?.type !== 'string' || field.repeated || field.map))
    throw new Error(`${nameOf(rpc)}: session_token: "${sessionToken}" is no string of the answer`);
}

/** Only permissions keep users of the portal out, so only there they can be let in. */
function refuseNeedlessPortal(rpc: Rpc): void {
  const { portal, access } = rpc.policy;
  if (portal && access.kind !== 'permission') throw new Error(`${nameOf(rpc)}: portal goes with a permission only`);
}

/** A form without end cannot be checked; an answer may well be a tree. */
function refuseRecursion(message: MessageContract, above: readonly MessageContract[] = []): void {
  if (above.includes(message)) throw new Error(`${message.name} contains itself, which a request cannot`);
  for (const field of message.fields) if (field.message) refuseRecursion(field.message, [...above, message]);
}
