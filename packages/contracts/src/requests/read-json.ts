import { ApiError } from '../errors/api-error.ts';

/** Maximum nesting of objects and arrays. */
const MAX_JSON_DEPTH = 32;
/**
 * Maximum number of values in a body. Validation reports every value at fault, so a megabyte of tiny values would block
 * the process for seconds.
 */
const MAX_JSON_VALUES = 20_000;
/** The same for a body of many records, each of which is validated by itself. */
const MAX_BULK_VALUES = 200_000;

/** Source text of the numbers that do not print as written (`1.0`, `1e2`, more digits than a double holds). */
const sources = new WeakMap<object, Map<string, string>>();

/**
 * Parses a JSON body.
 * @param isBulk true for a body of many records, which may have more values
 * @param keepNumberSource keep the source text of numbers, for rules on decimals (visits every value)
 * @throws ApiError too_deep, too_large (more values than any request has) or malformed_json, also for a duplicate
 * member: parsers differ in which of the two they keep (RFC 8259, 4)
 */
export function readJson(text: string, keepNumberSource: boolean, isBulk = false): unknown {
  assertBounded(text, isBulk ? MAX_BULK_VALUES : MAX_JSON_VALUES);
  try {
    return keepNumberSource ? JSON.parse(text, keepSource) : JSON.parse(text);
  } catch (error) {
    throw new ApiError('malformed_json', `The body is not valid JSON: ${(error as Error).message}`);
  }
}

/** The counterpart of `context.source` (ECMAScript proposal JSON.parse source text access), whose types are missing. */
const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown };

/** Returns the JSON text of a parsed value, with its numbers as they were written. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, function (this: object, key: string, member: unknown) {
    const source = typeof member === 'number' ? sources.get(this)?.get(key) : undefined;
    return source === undefined ? member : rawJSON(source);
  });
}

/** Returns the source text of the number at `key` of `holder`. */
export function numberSource(holder: object, key: string | number, value: number): string {
  return sources.get(holder)?.get(String(key)) ?? String(value);
}

function keepSource(this: object, key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number' || context?.source === undefined || context.source === String(value)) return value;
  const known = sources.get(this) ?? new Map<string, string>();
  sources.set(this, known.set(key, context.source));
  return value;
}

const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];

/** Checks depth, number of values and duplicate members on the text, before a recursive parser reads it. */
function assertBounded(text: string, maxValues: number): void {
  /** Names of the members so far, for each open object and list. */
  const open: Set<string>[] = [];
  let values = 1;
  let lastString = '';
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === QUOTE) {
      const end = endOfString(text, at);
      lastString = text.slice(at, end + 1);
      at = end;
    } else if (char === COMMA) values++;
    else if (char === COLON) addMember(open.at(-1), lastString);
    else if (char === CLOSE_OBJECT || char === CLOSE_LIST) open.pop();
    else if ((char === OPEN_OBJECT || char === OPEN_LIST) && open.push(new Set()) > MAX_JSON_DEPTH)
      throw new ApiError('too_deep');
  }
  if (values > maxValues) throw new ApiError('too_large', `The body contains more than ${maxValues} values.`);
}

/**
 * Records the name of a member; invalid JSON is left to the parser.
 * @param quoted the name as written, in quotes
 * @throws ApiError malformed_json if the object already has the member
 */
function addMember(members: Set<string> | undefined, quoted: string): void {
  const name = quoted.includes('\\') ? unescapeName(quoted) : quoted.slice(1, -1);
  if (members?.has(name)) throw new ApiError('malformed_json', `The body contains the field "${name}" more than once.`);
  members?.add(name);
}

function unescapeName(quoted: string): string {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    return quoted;
  }
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === BACKSLASH) at++;
    else if (char === QUOTE) return at;
  }
  return text.length;
}
