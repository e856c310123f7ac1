import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createFileRegistry, type FileRegistry, fromBinary } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Compiles the project's protos with buf. Unlike protobufjs, it keeps the values of options. */
export function buildImage(): FileRegistry {
  const buf = createRequire(import.meta.url).resolve('@bufbuild/buf/bin/buf');
  const args = [buf, 'build', '--as-file-descriptor-set', '--output', '-'];
  const image = execFileSync(process.execPath, args, { cwd: root, maxBuffer: 2 ** 26 });
  return createFileRegistry(fromBinary(FileDescriptorSetSchema, image));
}
