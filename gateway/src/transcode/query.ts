import { invalid } from '@bms/contracts';

const EMPTY = new URLSearchParams();

/**
 * Parses the query of a request.
 * @param search the text after the question mark; may be empty
 * @throws ApiError validation_failed naming the first parameter that is not valid percent-encoding (UTF-8): lenient
 * parsing would search for a different text than the one intended
 */
export function readQueryString(search: string): URLSearchParams {
  if (search === '') return EMPTY;
  if (search.includes('%')) for (const pair of search.split('&')) assertDecodable(pair);
  return new URLSearchParams(search);
}

function assertDecodable(pair: string): void {
  const [name = '', ...value] = pair.split('=');
  if (isEncoded(name) && isEncoded(value.join('='))) return;
  const field = isEncoded(name) ? decodeURIComponent(name) : name;
  throw invalid({ field, code: 'invalid_format', message: `${field} is not valid percent-encoding (UTF-8).` });
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
