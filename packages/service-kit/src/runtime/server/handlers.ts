import type { Contract, Rpc, ServiceContract } from '@bms/contracts';
import type { Handler, Handlers, Module, Runtime, StreamHandler } from '../module.ts';
import { type BulkDeps, createBulkHandler } from './bulk/bulk-handler.ts';
import { createExternalHandler } from './external/external-handler.ts';
import { guardExternalIds } from './external/guard-external-ids.ts';
import { historyHandlers } from './history/history-handlers.ts';
import { nameRemaining } from './merged/name-remaining.ts';

/** A gRPC service of the contract with a handler for each of its rpcs. */
export interface ServedService {
  readonly contract: ServiceContract;
  readonly handlers: ReadonlyMap<Rpc, Handler>;
  /** The handlers of rpcs whose bytes are sent over HTTP. */
  readonly streams: ReadonlyMap<Rpc, StreamHandler>;
}

/**
 * Sets up the modules and pairs their handlers with the contract, so that a process that cannot serve all its rpcs does
 * not start.
 * @throws Error naming a module that is no service of this process, a service without a module, an rpc without a
 * handler or a handler without an rpc
 */
export async function setUpModules<Shared>(
  runtime: Runtime,
  modules: readonly Module<Shared>[],
  shared: Shared,
  bulk: BulkDeps,
): Promise<ServedService[]> {
  assertNoMissingModules(runtime.contract, runtime.service, modules);
  const served: ServedService[] = [];
  for (const module of modules) {
    const contract = serviceOf(runtime, module);
    served.push({ contract, ...pairHandlers(contract, withGeneric(contract, await module.setup(shared), bulk)) });
  }
  return served;
}

function assertNoMissingModules(
  contract: Contract,
  process: string,
  modules: readonly Pick<Module<never>, 'service'>[],
): void {
  const offered = new Set(modules.map((module) => module.service));
  const missing = [...contract.services.values()].find(({ owner, name }) => owner === process && !offered.has(name));
  if (missing) throw new Error(`the contract has the service ${missing.name}, but ${process} has no module for it`);
  if (offered.size < modules.length) throw new Error(`${process} has two modules for the same service`);
}

function serviceOf(runtime: Runtime, module: Pick<Module<never>, 'service'>): ServiceContract {
  const contract = runtime.contract.services.get(module.service);
  if (!contract) throw new Error(`the contract has no service ${module.service}`);
  if (contract.owner !== runtime.service) throw new Error(`${module.service} is no service of ${runtime.service}`);
  return contract;
}

/** Adds the handlers of Bulk, PutExternal, ListForSearch, History and Revert, if the contract has them. */
function withGeneric(contract: ServiceContract, handlers: Handlers, deps: BulkDeps): Handlers {
  const bulk = contract.rpcs.find(({ policy }) => policy.bulk);
  const external = contract.rpcs.find(({ policy }) => policy.external);
  const forSearch = contract.rpcs.find(({ policy }) => policy.forSearch);
  const named = namingRemaining(contract, handlers, deps);
  const own = external ? guarded(contract, named, deps) : named;
  return {
    ...own,
    ...historyHandlers(contract, own, deps),
    ...(bulk && { [bulk.name]: createBulkHandler(bulk, own, deps) }),
    ...(external && { [external.name]: createExternalHandler(external, own, deps) }),
    ...(forSearch && { [forSearch.name]: deps.listForSearch(contract.name) }),
  };
}

/** Adds the remaining record to the errors about records that were merged. */
function namingRemaining({ rpcs, module }: ServiceContract, handlers: Handlers, { findRemaining }: BulkDeps): Handlers {
  const ofRecord = new Set(
    rpcs.filter(({ request, policy }) => request.field('id') && policy.stream === '').map(({ name }) => name),
  );
  const named = ([name, handler]: [string, Handlers[string]]) => [
    name,
    ofRecord.has(name) ? nameRemaining(module, handler as never, findRemaining) : handler,
  ];
  return Object.fromEntries(Object.entries(handlers).map(named)) as Handlers;
}

/** Adds the rules of ids in other systems to the handlers of a service. */
function guarded({ rpcs }: ServiceContract, handlers: Handlers, { findExternal }: BulkDeps): Handlers {
  const known = new Map(rpcs.filter(({ policy }) => policy.stream === '').map((rpc) => [rpc.name, rpc]));
  const guard = ([name, handler]: [string, Handlers[string]]) => {
    const rpc = known.get(name);
    return [name, rpc ? guardExternalIds(rpc, handler as never, findExternal) : handler];
  };
  return Object.fromEntries(Object.entries(handlers).map(guard)) as Handlers;
}

function pairHandlers(contract: ServiceContract, handlers: Handlers): Pick<ServedService, 'handlers' | 'streams'> {
  const unknown = Object.keys(handlers).find((name) => !contract.rpcs.some((rpc) => rpc.name === name));
  if (unknown) throw new Error(`${contract.name} has a handler for ${unknown}, which is no rpc of it`);
  const pairs = contract.rpcs.map((rpc) => {
    const handler = handlers[rpc.name];
    if (!handler) throw new Error(`${contract.name} has no handler for its rpc ${rpc.name}`);
    return [rpc, handler] as const;
  });
  const isStream = ([rpc]: (typeof pairs)[number]): boolean => rpc.policy.stream !== '';
  return {
    handlers: new Map(pairs.filter((pair) => !isStream(pair)) as [Rpc, Handler][]),
    streams: new Map(pairs.filter(isStream) as [Rpc, StreamHandler][]),
  };
}
