import type { ServiceDefinition } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';

/** Conversion options of all processes: names as in the contract, int64 as number, unset `optional` fields absent. */
const wireOptions = {
  keepCase: true,
  longs: Number,
  enums: String,
  defaults: true,
  arrays: true,
  objects: true,
  oneofs: false,
};

/**
 * Loads the gRPC service definitions.
 * @returns the services by full name, e.g. `bms.crm.Clients`, as @grpc/grpc-js takes them
 * @throws Error if a file cannot be read
 */
export function readWire(includeDirs: string[], files: string[]): Record<string, ServiceDefinition> {
  const definitions = Object.entries(loadSync(files, { ...wireOptions, includeDirs }));
  // The definitions also contain messages and enums; these have a `format`.
  return Object.fromEntries(
    definitions.flatMap(([name, definition]) =>
      'format' in definition ? [] : [[name, definition as ServiceDefinition]],
    ),
  );
}
