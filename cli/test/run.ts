import type { Context } from '../src/run/command.ts';
import { runCli } from '../src/run/run-cli.ts';

/** The result of a command line in a test. */
export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command line in this process. @param env its whole environment */
export async function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ran> {
  const stdout: string[] = [];
  const stderr: string[] = [];
  const context: Context = {
    env: { PATH: process.env['PATH'], ...env },
    print: (text) => void stdout.push(text),
    report: (text) => void stderr.push(text),
    signal: new AbortController().signal,
  };
  const code = await runCli(args, context);
  return { code, stdout: stdout.join('\n'), stderr: stderr.join('\n') };
}

/** Runs a command line with `--json` that must succeed. @returns its result @throws Error with its output */
export async function runJson<T>(args: readonly string[], env: NodeJS.ProcessEnv): Promise<T> {
  const { code, stdout, stderr } = await run([...args, '--json'], env);
  if (code !== 0) throw new Error(`bms ${args.join(' ')} exited with ${code}: ${stderr}`);
  return JSON.parse(stdout) as T;
}
