export { type CallerTokens, createCallerTokens } from './caller-tokens.ts';
export { type Answered, type CallOptions, callRpc, type Message, type Method, methodOf } from './client.ts';
export {
  type CallObserver,
  type Connection,
  type ConnectionOptions,
  MAX_MESSAGE_BYTES,
  openConnection,
} from './connection.ts';
export { type CallHeaders, metadataOf, textOf } from './metadata.ts';
export { addServices, type CallServer, createCallServer, type Implementation } from './streams/call-server.ts';
export type { UnaryCall, UnaryHandler } from './streams/streamed-call.ts';
export { type Certificates, createProcessTls, type ProcessTls, type TlsFiles } from './tls.ts';
export { traceHandler } from './tracing.ts';
export { type UnexpectedError, unexpectedErrors } from './unexpected-errors.ts';
