import { ApiError } from '../errors/api-error.ts';

/** Deepest nesting of objects and arrays that is taken. */
const MAX_JSON_DEPTH = 32;
/** Most values in a body: checks name each one at fault, so a megabyte of tiny ones would hold up everybody for seconds. */
const MAX_JSON_VALUES = 20_000;

/** The text of numbers that do not print as they were written (`1.0`, `1e2`, more digits than a double holds). */
const sources = new WeakMap<object, Map<string, string>>();

/**
 * Parses a body.
 * @param keepNumberSource remember how numbers were written, for rules on decimals (costs a visit to every value)
 * @throws ApiError too_deep, too_large (more values than any request has) or malformed_json
 */
export function readJson(text: string, keepNumberSource: boolean): unknown {
  refuseExcess(text);
  try {
    return keepNumberSource ? JSON.parse(text, rememberSource) : JSON.parse(text);
  } catch (error) {
    throw new ApiError('malformed_json', `The body is not valid JSON: ${(error as Error).message}`);
  }
}

/** How the number at `key` of `holder` was written in the body. */
export function numberSource(holder: object, key: string | number, value: number): string {
  return sources.get(holder)?.get(String(key)) ?? String(value);
}

function rememberSource(this: object, key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number' || context?.source === undefined || context.source === String(value)) return value;
  const known = sources.get(this) ?? new Map<string, string>();
  sources.set(this, known.set(key, context.source));
  return value;
}

/** Counted on the text, before a parser or a reviver recurses into it. */
function refuseExcess(text: string): void {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === 0x22) at = endOfString(text, at);
    else if (char === 0x2c) values++;
    else if (char === 0x7d || char === 0x5d) depth--;
    else if ((char === 0x7b || char === 0x5b) && ++depth > MAX_JSON_DEPTH) throw new ApiError('too_deep');
  }
  if (values > MAX_JSON_VALUES) throw new ApiError('too_large', `The body holds more than ${MAX_JSON_VALUES} values.`);
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === 0x5c) at++;
    else if (char === 0x22) return at;
  }
  return text.length;
}
