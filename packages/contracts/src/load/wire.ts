import type { ServiceDefinition } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';

/** How messages look in JavaScript, in every process: names as in the contract, int64 as number, unset `optional` left out. */
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
 * Reads what travels between processes.
 * @returns the gRPC services by full name, e.g. `bms.crm.Clients`, as @grpc/grpc-js takes them
 * @throws Error where a file cannot be read
 */
export function readWire(includeDirs: string[], files: string[]): Record<string, ServiceDefinition> {
  const definitions = Object.entries(loadSync(files, { ...wireOptions, includeDirs }));
  // Messages and enums stand beside the services, each with its format.
  return Object.fromEntries(
    definitions.flatMap(([name, definition]) =>
      'format' in definition ? [] : [[name, definition as ServiceDefinition]],
    ),
  );
}
