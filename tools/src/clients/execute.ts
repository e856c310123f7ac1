import { spawn } from 'node:child_process';

/** Timeout of a generator, a compiler or a program, in milliseconds. */
const TIMEOUT_MS = 600_000;

/**
 * Runs a program to its end.
 * @returns its output
 * @throws Error with its output if it exits with an error or runs longer than ten minutes
 */
export function execute(
  file: string,
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<string> {
  const env = { ...process.env, ...options.env };
  const child = spawn(file, args, { cwd: options.cwd, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: TIMEOUT_MS });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(output.trim() || `${file} ended with ${code}`)),
    );
  });
}
