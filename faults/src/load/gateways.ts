/** Returns the base URL of the gateway for the next request. */
export type NextGateway = () => string;

/** Uses the gateways in turn, also those that are down. @param urls base URLs, at least one */
export function inTurn(urls: readonly string[]): NextGateway {
  let turn = 0;
  return () => {
    turn += 1;
    return urls[turn % urls.length]!;
  };
}
