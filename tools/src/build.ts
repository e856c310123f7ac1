import { execFile } from 'node:child_process';
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runCommand, say } from './console/say.ts';
import { buildPanel } from './panel/build-panel.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'dist');

/** Files that installing and running need besides the code. */
const copied = [
  'admin/dist',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'protos',
  'packages/backing-services/programs.json',
  'packages/contracts/generated/answers.json',
  'cli/bin',
  'services/files/src/imports/columns/presets',
];

/**
 * Files of dev dependencies that processes read at run time. Images get copies in vendor/ instead of the packages, which
 * are 83 MB of protos and, with their own dependencies, 250 MB of Scalar.
 */
const vendored = [
  {
    name: 'google-proto-files',
    user: 'packages/contracts',
    files: ['package.json', 'LICENSE', 'google/api', 'google/protobuf', 'google/rpc'],
  },
  {
    name: '@scalar/api-reference',
    user: 'gateway',
    files: ['package.json', 'dist/browser/standalone.js'],
  },
];

/**
 * Rewrites a package.json to export compiled files, e.g. `./src/index.js`.
 * @param manifest text of a package.json that exports sources
 */
function compiledManifest(manifest: string): string {
  return manifest.replaceAll(/("\.\/src\/[^"]+)\.ts"/g, '$1.js"');
}

/** @throws Error with the errors of the compiler, which it prints to standard output */
async function compile(): Promise<void> {
  await run('tsc', ['-p', 'tsconfig.build.json'], { cwd: root }).catch((error: Error & { stdout?: string }) => {
    throw new Error(`the code does not compile:\n${error.stdout || error.message}`, { cause: error });
  });
}

async function copyManifests(): Promise<void> {
  for await (const file of glob('{gateway,admin,tools,demo,system,cli,services/*,packages/*}/package.json', {
    cwd: root,
  })) {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), compiledManifest(await readFile(join(root, file), 'utf8')));
  }
}

async function copyVendored(): Promise<void> {
  for (const { name, user, files } of vendored)
    for (const file of files)
      await cp(join(root, user, 'node_modules', name, file), join(dist, 'vendor', name, file), { recursive: true });
}

/**
 * `npm run build`: compiles the workspace into dist/ for images, since Node does not strip the types of installed
 * packages.
 */
await runCommand(async () => {
  await rm(dist, { recursive: true, force: true });
  say.step('Compiling');
  await run(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    join(root, 'packages/client/scripts/generate.ts'),
  ]);
  await Promise.all([compile(), buildPanel(root)]);
  await copyManifests();
  await copyVendored();
  await Promise.all(copied.map((file) => cp(join(root, file), join(dist, file), { recursive: true })));
  say.done(`compiled into ${dist}`);
  return 0;
});
