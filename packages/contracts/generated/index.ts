/* Made from protos/ by packages/contracts/scripts/generate.ts; changes here are lost. */
export type * as activity from './activity.ts';
export type * as api from './api.ts';
export type * as billing from './billing.ts';
export type * as content from './content.ts';
export type * as crm from './crm.ts';
export type * as files from './files.ts';
export type * as identity from './identity.ts';
export type * as work from './work.ts';
export type * as google_api from './google_api.ts';
export type * as protobuf from './protobuf.ts';
