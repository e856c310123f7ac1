import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project's own contract. */
export const projectProtos = fileURLToPath(new URL('../../../../protos', import.meta.url));

/** The folder that holds google/api, google/rpc and google/protobuf. */
export const googleProtos = path.dirname(createRequire(import.meta.url).resolve('google-proto-files/package.json'));

/** Which files make up a contract. */
export interface ProtoSource {
  /** Folders to import from, the contract's own first; `protos/` of the project by default. */
  protoDirs?: readonly string[];
  /** Files relative to those folders; every file of the first folder by default. */
  files?: readonly string[];
}

/**
 * The absolute import folders and the files to load, sorted so that every process reads the same contract.
 * PROTO_DIR names the contract's folder where it does not lie beside the packages (an image).
 */
export function locateProtos(source: ProtoSource): { includeDirs: string[]; files: string[] } {
  const protoDirs = source.protoDirs ?? [process.env['PROTO_DIR'] ?? projectProtos];
  const files = source.files ?? listProtos(protoDirs[0]!);
  return { includeDirs: [...new Set([...protoDirs, projectProtos, googleProtos])], files: [...files] };
}

function listProtos(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.proto'))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
