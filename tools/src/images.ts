import { fileURLToPath } from 'node:url';
import { runCommand, say } from './console/say.ts';
import { buildImages } from './images/build-images.ts';
import { findEngine } from './images/engine.ts';
import { readImageOptions } from './images/options.ts';
import { startImages } from './images/start-images.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Images whose commands end. */
const NOT_STARTED = ['setup', 'cli'];

/**
 * `npm run images`: builds the images of all processes with docker, podman or buildah, prints their sizes and writes
 * their SBOMs; `-- --start` then starts each in a container, signs in through the gateway and renders documents.
 */
await runCommand(async () => {
  const options = readImageOptions(process.argv.slice(2));
  const engine = await findEngine(options.engine);
  const built = await buildImages(root, engine, options, say);
  if (!options.start) return 0;
  const names = built.map(({ name }) => name).filter((name) => !NOT_STARTED.includes(name));
  const { containers, signIn, documents } = await startImages(root, engine.name, names, options.tag);
  for (const { name, readyMs, exitCode, stopMs } of containers)
    say.done(
      `bms-${name}: ready after ${Math.round(readyMs)} ms, exit code ${exitCode} ${Math.round(stopMs)} ms after SIGTERM`,
    );
  if (signIn !== undefined) say.done(`sign-in through the gateway: ${signIn}`);
  for (const { path, mediaType, size, ms } of documents)
    say.done(`GET ${path}: ${mediaType}, ${(size / 1e3).toFixed(1)} kB after ${Math.round(ms)} ms`);
  const isOk = containers.every(({ exitCode }) => exitCode === 0) && (signIn ?? 200) === 200;
  if (!isOk) say.fail('A container did not end with exit code 0, or the sign-in failed');
  return isOk ? 0 : 1;
});
