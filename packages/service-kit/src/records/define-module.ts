import type { ServiceName } from '@bms/contracts/types/rpcs';
import type { HandlersOf } from '../runtime/handlers-of.ts';
import type { Module } from '../runtime/module.ts';
import type { CrudHandlers } from './crud/crud.ts';
import type { Kit } from './kit.ts';

/** A module whose handlers are those of its service in the contract. */
interface ModuleOptions<Service extends ServiceName, Given, Shared> extends Omit<Module<Shared>, 'service' | 'setup'> {
  readonly service: Service;
  setup(shared: Shared): Promise<Given & NoOthers<Service, Given>> | (Given & NoOthers<Service, Given>);
}

/** Handlers that are no rpcs of the service. Those of `crud` are left out if the contract has none. */
type NoOthers<Service extends ServiceName, Given> = {
  readonly [Name in Exclude<keyof Given, keyof HandlersOf<Service> | keyof CrudHandlers>]: never;
};

/**
 * Defines the module of a service of the contract. The compiler rejects a handler that is missing, is no rpc of the service,
 * takes another request or returns another response.
 * @param module its `service` is that of the model, e.g. `clients.service`; its `setup` gets what `setup` of the process
 * returns, or what it takes of that: the kit
 */
export const defineModule = <
  Service extends ServiceName,
  Given extends HandlersOf<Service>,
  Shared = { readonly kit: Kit },
>(
  module: ModuleOptions<Service, Given, Shared>,
): Module<Shared> => module;
