import { spawn } from 'node:child_process';

/**
 * A shell that holds the read end of a pipe from this process. The kernel closes the pipe when this process ends, even
 * by SIGKILL, and the shell continues only then. "ended" is written when the started process is known to have ended, so
 * that a reused process id is never signalled.
 */
const script = `
read -r word
[ "$word" = ended ] && exit 0
kill -TERM "-$1" 2>/dev/null || exit 0
for _ in 1 2 3 4 5; do sleep 1; kill -0 "-$1" 2>/dev/null || exit 0; done
kill -KILL "-$1" 2>/dev/null
`;

/**
 * Ends the process group `pid` (SIGTERM, after 5 s SIGKILL) when this process ends for any reason.
 * @returns a function to call when the group has ended by itself.
 */
export function stopWithParent(pid: number): () => void {
  const shell = spawn('/bin/sh', ['-c', script, 'stop-with-parent', String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.on('error', () => {});
  shell.stdin.on('error', () => {});
  shell.unref();
  // The pipe must not keep this process alive; it closes when the process ends, as intended.
  if ('unref' in shell.stdin && typeof shell.stdin.unref === 'function') shell.stdin.unref();
  return () => shell.stdin.end('ended\n');
}
