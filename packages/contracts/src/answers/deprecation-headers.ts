import type { Policy } from '../types.ts';

/**
 * Returns the headers that announce the end of an operation on all of its responses: when it was deprecated (RFC 9745),
 * from when it may be gone (RFC 8594), and where to read about it; none if it is not deprecated.
 */
export function deprecationHeaders({ deprecation }: Policy): Readonly<Record<string, string>> {
  if (!deprecation) return {};
  return {
    Deprecation: `@${deprecation.since.getTime() / 1000}`,
    Sunset: deprecation.sunset.toUTCString(),
    Link: '</api/docs>; rel="deprecation"; type="text/html"',
  };
}
