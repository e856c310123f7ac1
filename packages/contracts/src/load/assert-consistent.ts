import { ACTIONS, isDetail } from '../answers/record-actions.ts';
import { detailOf } from '../answers/select-fields.ts';
import { returnsFile } from '../answers/shape-answer.ts';
import { actionNameOf, isStandard, STANDARD_ACTIONS } from '../permissions.ts';
import { assertRows } from '../tables/table-of.ts';
import type { HttpBinding, MessageContract, Rpc, ServiceContract } from '../types.ts';
import { MASK_FIELD } from './bindings.ts';
import { assertMoversKnown } from './moves.ts';

/**
 * Asserts the rules that span several rpcs: no two rpcs have the same verb and path, no path has two names for its
 * variable, every route works, every permission names a known module and action, every state transition has a known
 * cause.
 * @param events types of all events
 * @throws Error naming the rpcs at fault
 */
export function assertConsistent(services: readonly ServiceContract[], events: ReadonlySet<string>): void {
  const rpcs = services.flatMap((service) => service.rpcs);
  const modules = new Set(services.map(({ module }) => module));
  for (const rpc of rpcs) {
    assertReachable(rpc);
    assertModuleKnown(rpc, modules);
    assertActionKnown(rpc, rpcs);
    assertChangeGranted(rpc);
    assertPortalNeeded(rpc);
    assertSessionToken(rpc);
    assertFileProduced(rpc);
    assertTable(rpc);
    assertActionsShown(rpc);
    assertNavigation(rpc);
    for (const binding of rpc.bindings) {
      assertMask(rpc, binding);
      assertNotRecursive(rpc.request);
    }
  }
  for (const service of services) {
    assertNotEmpty(service);
    assertTitled(service);
  }
  assertMoversKnown(services, events);
  assertUniqueRoutes(rpcs);
}

function assertUniqueRoutes(rpcs: readonly Rpc[]): void {
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

/** Returns a path without the names of its variables: two templates that differ only in these are the same path. */
function pathOf(binding: HttpBinding): string {
  return `/${binding.segments.map((part) => ('literal' in part ? part.literal : '{}')).join('/')}`;
}

function assertReachable(rpc: Rpc): void {
  const { access, surface } = rpc.policy;
  const internal = access.kind === 'caller' && ['gateway', 'service', 'scim_token'].includes(access.caller);
  if (internal === rpc.bindings.length > 0) {
    throw new Error(`${nameOf(rpc)}: an rpc has a route, or its caller is "gateway", "service" or "scim_token"`);
  }
  const isForTokens = access.kind === 'caller' && access.caller === 'scim_token';
  if (isForTokens !== (surface !== undefined))
    throw new Error(`${nameOf(rpc)}: only rpcs of surfaces have the caller "scim_token"`);
}

function assertMask(rpc: Rpc, binding: HttpBinding): void {
  const masked = rpc.request.field(MASK_FIELD) !== undefined;
  if (masked && (binding.body === '' || binding.body === '*')) {
    throw new Error(`${nameOf(rpc)}: a request with ${MASK_FIELD} names the field that is the body`);
  }
}

function assertTitled({ name, title, rpcs }: ServiceContract): void {
  if (title === '' && rpcs.some((rpc) => rpc.bindings.length > 0)) throw new Error(`${name} has a route and no title`);
}

/** Asserts that a permission names a known module. With a misspelt one only administrators would have access. */
function assertModuleKnown(rpc: Rpc, modules: ReadonlySet<string>): void {
  const { access } = rpc.policy;
  if (access.kind === 'permission' && !modules.has(access.module))
    throw new Error(`${nameOf(rpc)}: no service serves the module "${access.module}"`);
}

/**
 * Asserts that an action beyond the standard ones is declared by the POST rpc of its name: `items.approve` by Approve. With
 * a misspelt one, only administrators would have access.
 */
function assertActionKnown(rpc: Rpc, rpcs: readonly Rpc[]): void {
  const { access } = rpc.policy;
  if (access.kind !== 'permission' || isStandard(access.action)) return;
  const { module, action } = access;
  const declares = (other: Rpc): boolean =>
    actionNameOf(other) === action &&
    other.policy.access.kind === 'permission' &&
    other.policy.access.module === module &&
    other.policy.access.action === action &&
    other.bindings.some(({ method }) => method === 'POST');
  if (!rpcs.some(declares))
    throw new Error(
      `${nameOf(rpc)}: permission: "${action}" is none of ${STANDARD_ACTIONS.join(', ')}, and no POST rpc of that name requires ${module}.${action}`,
    );
}

/** Asserts that a POST that needs only the permission to view says that it does not change the record. */
function assertChangeGranted(rpc: Rpc): void {
  const { access, forViewers } = rpc.policy;
  const posts = rpc.bindings.some(({ method }) => method === 'POST');
  const isForViewers = posts && access.kind === 'permission' && access.action === 'view';
  if (isForViewers && !forViewers)
    throw new Error(
      `${nameOf(rpc)}: a POST needs more than ${access.module}.view: name the permission of the change, or add for_viewers: true if it does not change the record`,
    );
  if (forViewers && !isForViewers)
    throw new Error(`${nameOf(rpc)}: for_viewers goes with a POST and the permission to view`);
}

function assertNotEmpty({ name, rpcs }: ServiceContract): void {
  if (rpcs.length === 0) throw new Error(`${name} has no rpc: add one to the service, or remove the service`);
}

function assertSessionToken(rpc: Rpc): void {
  const { sessionToken } = rpc.policy;
  const field = rpc.response.field(sessionToken);
  if (sessionToken !== '' && (field?.type !== 'string' || field.repeated || field.map))
    throw new Error(`${nameOf(rpc)}: session_token: "${sessionToken}" is no string of the answer`);
}

/** The message of the response of a navigation. */
const REDIRECT = 'bms.api.Redirect';

/** Asserts that exactly the public GETs of a navigation return a redirect. Other methods would not come from navigating. */
function assertNavigation(rpc: Rpc): void {
  const { navigation, access } = rpc.policy;
  if ((navigation !== '') !== (rpc.response.name === REDIRECT))
    throw new Error(`${nameOf(rpc)}: navigation goes with an rpc that returns ${REDIRECT}`);
  if (navigation !== '' && (access.kind !== 'public' || rpc.bindings.some(({ method }) => method !== 'GET')))
    throw new Error(`${nameOf(rpc)}: navigation goes with a public GET`);
}

/** Asserts that the media types of a file are known: exactly a route that returns one names them. */
function assertFileProduced(rpc: Rpc): void {
  const hasFile = returnsFile(rpc) && rpc.bindings.length > 0;
  if (hasFile !== rpc.policy.produces.length > 0)
    throw new Error(`${nameOf(rpc)}: produces goes with a route that returns bms.api.FileContent`);
}

/** Asserts that the table of the response is that of a list that it has. */
function assertTable(rpc: Rpc): void {
  try {
    assertRows(rpc);
  } catch (error) {
    throw new Error(`${nameOf(rpc)}: ${(error as Error).message}`);
  }
}

/**
 * Asserts that the response of a detail has the member with the operations of the caller on the record, as do the items of
 * a list whose details cannot be read instead.
 */
function assertActionsShown(rpc: Rpc): void {
  const isListOfItems = rpc.name === 'List' && rpc.service.rpcs.some(isDetail) && !detailOf(rpc);
  const shown = isListOfItems ? rpc.response.field('records')!.message! : isDetail(rpc) ? rpc.response : undefined;
  if (shown && shown.field(ACTIONS)?.message?.name !== 'bms.api.RecordAction')
    throw new Error(
      `${nameOf(rpc)}: ${shown.name} needs \`repeated bms.api.RecordAction ${ACTIONS} = 90 [(bms.api.rules).omit_empty = true]\``,
    );
}

/**
 * Asserts that the policy grants portal access only together with a permission, which is what excludes portal users.
 */
function assertPortalNeeded(rpc: Rpc): void {
  const { portal, access } = rpc.policy;
  if (portal && access.kind !== 'permission') throw new Error(`${nameOf(rpc)}: portal goes with a permission only`);
}

/**
 * Asserts that a request message is not recursive, because its schema would be infinite. Responses may be recursive.
 */
function assertNotRecursive(message: MessageContract, above: readonly MessageContract[] = []): void {
  if (above.includes(message)) throw new Error(`${message.name} contains itself, which a request cannot`);
  for (const field of message.fields) if (field.message) assertNotRecursive(field.message, [...above, message]);
}
