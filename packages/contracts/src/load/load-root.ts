import { existsSync } from 'node:fs';
import path from 'node:path';
import protobuf from 'protobufjs';

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
