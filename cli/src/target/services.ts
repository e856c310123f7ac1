import { loadContract } from '@bms/contracts';

/** Returns the names of all services that the contract declares, e.g. `crm`. */
export function serviceNames(): string[] {
  const names = [...loadContract().services.keys()].map((service) => service.split('.')[1]!);
  return [...new Set(names)].sort();
}
