export * from '../generated/index.ts';
export { type ApiOptions, createApi, createApiClient } from './create-api.ts';
export { ApiProblem } from './problem.ts';
export type { RetryPolicy } from './retry.ts';
