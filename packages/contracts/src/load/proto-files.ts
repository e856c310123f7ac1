import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import protobuf from 'protobufjs';

/** The folder with the project's contract. */
export const projectProtos = fileURLToPath(new URL('../../../../protos', import.meta.url));

/** The folder with google/api, google/rpc and google/protobuf. */
export const googleProtos = locateGoogleProtos();

/** The files of a contract. */
export interface ProtoSource {
  /** Import folders, the contract's own first; defaults to `protos/` of the project. */
  protoDirs?: readonly string[];
  /** Files relative to those folders; defaults to every file of the first folder. */
  files?: readonly string[];
}

/** The files of a contract, as they are loaded. */
export interface LocatedProtos {
  /** Absolute paths of the import folders, the contract's own first. */
  readonly includeDirs: string[];
  /** Paths relative to those folders, sorted unless they were given. */
  readonly files: string[];
}

/**
 * Returns the absolute import folders and the files to load, sorted so that every process reads the same contract.
 * PROTO_DIR sets the folder of the contract if it is not next to the packages (in an image).
 */
export function locateProtos(source: ProtoSource): LocatedProtos {
  const protoDirs = source.protoDirs ?? [process.env['PROTO_DIR'] ?? projectProtos];
  const files = source.files ?? listProtos(protoDirs[0]!);
  return { includeDirs: [...new Set([...protoDirs, projectProtos, googleProtos])], files: [...files] };
}

/**
 * Wraps a reader of the contract so that a process reads that of the project once: parsing it takes 0.7 s of CPU. Other
 * files are read at each call.
 */
export function readOnce<Read>(read: (source: ProtoSource) => Read): (source?: ProtoSource) => Read {
  const known = new Map<string, Read>();
  return (source = {}) => {
    if (source.protoDirs || source.files) return read(source);
    const dir = process.env['PROTO_DIR'] ?? projectProtos;
    const found = known.get(dir) ?? read(source);
    known.set(dir, found);
    return found;
  };
}

/** Returns the copy in vendor/ of a build, or else the package. */
function locateGoogleProtos(): string {
  const copy = fileURLToPath(new URL('../../../../vendor/google-proto-files', import.meta.url));
  if (existsSync(copy)) return copy;
  return path.dirname(createRequire(import.meta.url).resolve('google-proto-files/package.json'));
}

function listProtos(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.proto'))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Loads the files with protobufjs, because @grpc/proto-loader does not expose the options and comments of fields. */
export function loadRoot(includeDirs: readonly string[], files: readonly string[]): protobuf.Root {
  const root = new protobuf.Root();
  root.resolvePath = (_origin, target) =>
    includeDirs.map((dir) => path.join(dir, target)).find((file) => existsSync(file)) ?? target;
  root.loadSync([...files], { keepCase: true, alternateCommentMode: true });
  root.loadSync('bms/api/rules.proto', { keepCase: true, alternateCommentMode: true });
  root.loadSync('bms/api/policy.proto', { keepCase: true, alternateCommentMode: true });
  root.resolveAll();
  return root;
}
