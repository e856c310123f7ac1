const longest = 200;
const warning = 40;

/** `TypeError: ...` or `crm: setting ...`; all else that Node prints of a crash is source and stack. */
const crashMessage = /^[\w-]+(?: \[\w+\])?: (?=\S)/;

/** Warnings and worse of a process that logs pino's JSON lines, in short; of a crash, the message. */
export function problemInPino(line: string): string | undefined {
  const entry = parse(line);
  if (!entry) return crashMessage.test(line) ? short(line) : undefined;
  if (!(Number(entry['level']) >= warning)) return undefined;
  const { err } = entry;
  const cause = typeof err === 'object' && err !== null && 'message' in err ? `: ${err.message}` : '';
  return short(`${entry['msg'] ?? ''}${cause}`);
}

/** Errors of mongod, which warns of much that is meant to be so on a machine of one's own. */
export function problemInMongod(line: string): string | undefined {
  const entry = parse(line);
  const isError = entry?.['s'] === 'E' || entry?.['s'] === 'F';
  return isError ? short(`${entry['msg']}${reasonOf(entry['attr'])}`) : undefined;
}

/** Errors of nats-server: `[pid] date time [ERR] text`. */
export function problemInNats(line: string): string | undefined {
  const text = /\[(?:ERR|FTL)\] (.*)/.exec(line)?.[1] ?? /^nats-server: (.*)/.exec(line)?.[1];
  return text && short(text);
}

/** Errors of Valkey and Redis, which mark them no further than by a word. */
export function problemInValkey(line: string): string | undefined {
  return /\b(error|fatal|can't|could not|failed)\b/i.test(line) ? short(line.replace(/^.*? [#*-] /, '')) : undefined;
}

/** Anything that a quiet process says. */
export function problemInText(line: string): string | undefined {
  return short(line);
}

function reasonOf(attr: unknown): string {
  const error = typeof attr === 'object' && attr !== null && 'error' in attr ? attr.error : undefined;
  return error === undefined ? '' : `: ${typeof error === 'string' ? error : JSON.stringify(error)}`;
}

function short(text: string): string | undefined {
  const clean = text.trim();
  return clean.length > longest ? `${clean.slice(0, longest)}…` : clean || undefined;
}

function parse(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
