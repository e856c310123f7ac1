import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { publicUrl } from '@bms/backing-services';
import { readArguments, runCommand, say } from './console/say.ts';
import { welcomeBox } from './start/box.ts';
import { openDataDir } from './start/data-dir.ts';
import { lockDataDir } from './start/lock.ts';
import { checkGatewayPort } from './start/ports.ts';
import { readStartSettings } from './start/settings.ts';
import { keepSignIn } from './start/sign-in.ts';
import { bringUp, type Start } from './start/system.ts';
import { endLeftovers } from './supervisor/leftovers.ts';
import { createSupervisor } from './supervisor/supervisor.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

await runCommand(async () => {
  // All settings are environment variables.
  readArguments(process.argv.slice(2), {});
  const signal = stopSignal();
  const settings = readStartSettings(process.env);
  const data = await openDataDir(settings.dataDir);
  const unlock = await lockDataDir(data.run, settings.port);
  const supervisor = createSupervisor({ ...data, say });
  try {
    await endLeftovers(data.run);
    await checkGatewayPort(settings.port);
    await untilAborted(signal, serve({ root, settings, data, supervisor, signal }));
    if (signal.aborted) say.step('Stopping everything');
  } finally {
    await supervisor.stop();
    await unlock();
  }
  say.done('Stopped');
  return 0;
});

/** Starts everything, prints the addresses and waits for the stop signal. */
async function serve(start: Start): Promise<void> {
  const since = Date.now();
  const { signIn, inboxUrl } = await bringUp(start);
  const { signInFile } = start.data;
  console.log(welcomeBox({ url: publicUrl(start.settings), inboxUrl, signIn, signInFile, tookMs: Date.now() - since }));
  await keepSignIn(start.data, signIn);
  await once(start.signal, 'abort');
}

/** Returns a signal that aborts on Ctrl-C, a stop signal, or the end of the parent process. */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, () => controller.abort());
  return controller.signal;
}

/** Settles with `work` or as soon as `signal` aborts; later errors of `work` are ignored. */
async function untilAborted(signal: AbortSignal, work: Promise<void>): Promise<void> {
  work.catch(() => {});
  const aborted = signal.aborted ? Promise.resolve() : once(signal, 'abort');
  await Promise.race([work, aborted]);
}
