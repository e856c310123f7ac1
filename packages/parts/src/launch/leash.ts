import { spawn } from 'node:child_process';

/**
 * A shell that holds the read end of a pipe from us: the kernel closes the pipe however we die, also by SIGKILL, and only
 * then does the shell go on. "ended" is written when the process is known to be gone, so that a number the system has
 * given to another process meanwhile is never signalled.
 */
const script = `
read -r word
[ "$word" = ended ] && exit 0
kill -TERM "-$1" 2>/dev/null || exit 0
for _ in 1 2 3 4 5; do sleep 1; kill -0 "-$1" 2>/dev/null || exit 0; done
kill -KILL "-$1" 2>/dev/null
`;

/**
 * Ends the process group `pid` (SIGTERM, after 5 s SIGKILL) once this process is gone, however it went.
 * @returns a function to call when the group has ended by itself.
 */
export function leash(pid: number): () => void {
  const shell = spawn('/bin/sh', ['-c', script, 'leash', String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.on('error', () => {});
  shell.stdin.on('error', () => {});
  shell.unref();
  // The pipe must not keep our own process alive; it closes with it, and that is the point.
  if ('unref' in shell.stdin && typeof shell.stdin.unref === 'function') shell.stdin.unref();
  return () => shell.stdin.end('ended\n');
}
