const maxLength = 200;
const warning = 40;

/** Matches `TypeError: ...` or `crm: setting ...`; the other lines that Node prints on a crash are source and stack. */
const crashMessage = /^[\w-]+(?: \[\w+\])?: (?=\S)/;

/** Returns a short form of pino log lines of level warning and above, or the message of a crash. */
export function problemInPino(line: string): string | undefined {
  const entry = parse(line);
  if (!entry) return crashMessage.test(line) ? short(line) : undefined;
  if (!(Number(entry['level']) >= warning)) return undefined;
  const { err } = entry;
  const cause = typeof err === 'object' && err !== null && 'message' in err ? `: ${err.message}` : '';
  return short(`${entry['msg'] ?? ''}${cause}`);
}

/** Returns errors of mongod; its warnings are normal for a development machine. */
export function problemInMongod(line: string): string | undefined {
  const entry = parse(line);
  const isError = entry?.['s'] === 'E' || entry?.['s'] === 'F';
  return isError ? short(`${entry['msg']}${reasonOf(entry['attr'])}`) : undefined;
}

/** Returns errors of nats-server: `[pid] date time [ERR] text`. */
export function problemInNats(line: string): string | undefined {
  const text = /\[(?:ERR|FTL)\] (.*)/.exec(line)?.[1] ?? /^nats-server: (.*)/.exec(line)?.[1];
  return text && short(text);
}

/** Returns errors of Valkey and Redis, which are recognized by words only. */
export function problemInValkey(line: string): string | undefined {
  return /\b(error|fatal|can't|could not|failed)\b/i.test(line) ? short(line.replace(/^.*? [#*-] /, '')) : undefined;
}

/** Returns every line, for processes that normally print nothing. */
export function problemInText(line: string): string | undefined {
  return short(line);
}

function reasonOf(attr: unknown): string {
  const error = typeof attr === 'object' && attr !== null && 'error' in attr ? attr.error : undefined;
  return error === undefined ? '' : `: ${typeof error === 'string' ? error : JSON.stringify(error)}`;
}

function short(text: string): string | undefined {
  const clean = text.trim();
  return clean.length > maxLength ? `${clean.slice(0, maxLength)}…` : clean || undefined;
}

function parse(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
