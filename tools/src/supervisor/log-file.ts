import { createWriteStream } from 'node:fs';
import { rename, stat } from 'node:fs/promises';

const fullBytes = 20 * 1024 * 1024;

/** Where the output of a process goes. */
export interface LogFile {
  write(text: string): void;
  close(): void;
}

/**
 * Opens a log to append to; a full one (20 MB) becomes `<file>.1` first.
 * @param onLine is handed each whole line.
 */
export async function openLog(file: string, onLine: (line: string) => void): Promise<LogFile> {
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  if (size > fullBytes) await rename(file, `${file}.1`);
  const stream = createWriteStream(file, { flags: 'a', mode: 0o600 });
  // A full disk must not end the processes that still run.
  stream.on('error', () => {});
  let rest = '';
  const write = (text: string): void => {
    stream.write(text);
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  };
  return { write, close: () => stream.end() };
}
