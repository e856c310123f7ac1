/** Exports for requests to addresses that users define. They load the HTTP client. */
export type { Resolve } from './runtime/outgoing/addresses.ts';
export { createConnector } from './runtime/outgoing/connector.ts';
