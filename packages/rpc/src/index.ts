export { type CallerTokens, createCallerTokens } from './caller-tokens.ts';
export { type Answered, type CallOptions, callRpc, type Message, type Method, methodOf, openClient } from './client.ts';
export { type CallHeaders, metadataOf } from './metadata.ts';
