/**
 * Entry point of every command: plain JavaScript without dependencies for Node 20 and later, because nothing is
 * installed yet. It installs the packages of the lockfile and runs tools/src/<command>.ts (or a .ts file given from the
 * root) with the Node version that the project pins.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const pinnedNode = join(root, 'node_modules/node/bin/node');
const stamp = join(root, 'node_modules/.installed');

/** Prints one line and exits with code 1. */
function fail(line) {
  console.error(`✗ ${line}`);
  process.exit(1);
}

function packageManager() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager;
}

/** Returns the hash of the lockfile; a new install is needed when it changes. */
function wanted() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
}

function isInstalled() {
  return existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted();
}

/** Installs the packages. NODE_ENV=production would leave out the pinned Node. */
async function install() {
  const pnpm = packageManager();
  console.log(`• Installing packages with ${pnpm}; the first time takes a few minutes`);
  const args = ['--yes', pnpm, 'install', '--frozen-lockfile', '--reporter=append-only'];
  const env = { ...process.env, NODE_ENV: 'development', CI: 'true' };
  const code = await run('npx', args, { cwd: root, stdio: 'inherit', env }).catch((error) =>
    fail(`npx cannot be started (${error.code}): install npm, which comes with Node`),
  );
  if (code !== 0) fail('Installing packages failed, see above: is the package registry reachable?');
  if (!existsSync(pinnedNode))
    fail('The pinned Node is not there after the install: delete node_modules and try again');
  writeFileSync(stamp, wanted());
}

/**
 * Runs a program to its end and forwards signals to it.
 * @returns {Promise<number>} its exit code; 128 plus the signal number if a signal ended it, as in a shell
 */
function run(file, args, options) {
  const child = spawn(file, args, options);
  const pass = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
  watchParent(pass);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

/** Stops the program when npm was killed without forwarding a signal; the parent process has then changed. */
function watchParent(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop('SIGTERM'), 500).unref();
}

/** Runs the command. Its IPC channel closes when this process ends. */
async function handOver(file, args) {
  const env = { ...process.env, PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(':') };
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  process.exitCode = await run(pinnedNode, ['--disable-warning=ExperimentalWarning', file, ...args], { stdio, env });
}

const [command, ...args] = process.argv.slice(2);
const file = join(root, command?.endsWith('.ts') ? command : `tools/src/${command}.ts`);
if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node ${process.versions.node} is too old: install Node 20 or newer`);
if (!existsSync(file)) fail(`There is no command ${command ?? ''}: npm run lists them`);
if (!isInstalled()) await install();
await handOver(file, args);
