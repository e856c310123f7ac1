import type { ServiceName } from '@bms/contracts/types/rpcs';
import type { HandlersOf } from '../runtime/handlers-of.ts';
import type { Module } from '../runtime/module.ts';
import type { CrudHandlers } from './crud/crud.ts';
import type { Kit, ServiceModule } from './kit.ts';

/** A module whose handlers are those of its service in the contract. */
interface ModuleOptions<Service extends ServiceName, Given> extends Omit<Module<Kit>, 'service' | 'setup'> {
  readonly service: Service;
  setup(kit: Kit): Promise<Given & NoOthers<Service, Given>> | (Given & NoOthers<Service, Given>);
}

/** Handlers that are no rpcs of the service. Those of `crud` are left out if the contract has none. */
type NoOthers<Service extends ServiceName, Given> = {
  readonly [Name in Exclude<keyof Given, keyof HandlersOf<Service> | keyof CrudHandlers>]: never;
};

/**
 * Defines the module of a service of the contract. The compiler rejects a handler that is missing, is no rpc of the service,
 * takes another request or returns another response.
 * @param module its `service` is that of the model, e.g. `clients.service`
 */
export const defineModule = <Service extends ServiceName, Given extends HandlersOf<Service>>(
  module: ModuleOptions<Service, Given>,
): ServiceModule => module;
