import { runCli } from './run/run-cli.ts';

// A reader that closes the pipe, such as head, must not cause an error.
process.stdout.on('error', () => process.exit());

process.exitCode = await runCli(process.argv.slice(2), {
  env: process.env,
  print: (text) => void process.stdout.write(`${text}\n`),
  report: (text) => void process.stderr.write(`${text}\n`),
  signal: stopSignal(),
});
// Connections that a failed command left open must not keep the process alive.
process.stdout.write('', () => process.exit());

function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const event of ['SIGINT', 'SIGTERM'] as const) process.once(event, () => stopping.abort());
  return stopping.signal;
}
