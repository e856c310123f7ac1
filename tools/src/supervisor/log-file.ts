import { createWriteStream } from 'node:fs';
import { rename, stat } from 'node:fs/promises';

const fullBytes = 20 * 1024 * 1024;

/** Log file of a process. */
export interface LogFile {
  write(text: string): void;
  close(): void;
}

/**
 * Opens a log for appending; renames a log above 20 MB to `<file>.1` first.
 * @param onLine called with each complete line
 */
export async function openLog(file: string, onLine: (line: string) => void): Promise<LogFile> {
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  if (size > fullBytes) await rename(file, `${file}.1`);
  const stream = createWriteStream(file, { flags: 'a', mode: 0o600 });
  // A full disk must not stop the running processes.
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
