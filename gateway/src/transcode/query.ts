import { invalid } from '@bms/contracts';

const EMPTY = new URLSearchParams();

/**
 * The query of a request.
 * @param search what follows the question mark; empty for none
 * @throws ApiError validation_failed naming the first parameter that is not valid percent-encoding (UTF-8): read leniently,
 * another text would be looked for than the one that was meant
 */
export function readQueryString(search: string): URLSearchParams {
  if (search === '') return EMPTY;
  if (search.includes('%')) for (const pair of search.split('&')) refuseMalformed(pair);
  return new URLSearchParams(search);
}

function refuseMalformed(pair: string): void {
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
