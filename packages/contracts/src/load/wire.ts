import path from 'node:path';
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
 * Returns the lookup of gRPC services by full name, e.g. `bms.crm.Clients`. The files of a folder are loaded when the
 * first of its services is looked up: a process calls few services besides its own, and those of all folders take 6 MB.
 * @param files the file of each service, by its full name
 * @returns a function that throws Error if there is no such service
 */
export function openWire(
  files: ReadonlyMap<string, string>,
  includeDirs: string[],
): (service: string) => ServiceDefinition {
  const loaded = new Map<string, ServiceDefinition>();
  const loadFolder = (folder: string): void => {
    const inFolder = [...new Set(files.values())].filter((file) => path.dirname(file) === folder);
    for (const [name, definition] of loadFiles(inFolder, includeDirs)) loaded.set(name, definition);
  };
  return (service) => {
    const file = files.get(service);
    if (file === undefined) throw new Error(`the contract has no service ${service}`);
    if (!loaded.has(service)) loadFolder(path.dirname(file));
    return loaded.get(service)!;
  };
}

/** Returns the gRPC services of some files with their full names. */
function loadFiles(files: string[], includeDirs: string[]): [string, ServiceDefinition][] {
  const definitions = Object.entries(loadSync(files, { ...wireOptions, includeDirs }));
  // The definitions also contain messages and enums; these have a `format`.
  return definitions.flatMap(([name, definition]) =>
    'format' in definition ? [] : [[name, definition as ServiceDefinition]],
  );
}
