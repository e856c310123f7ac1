export * from '../generated/index.ts';
export { type ApiOptions, createApi, createApiClient } from './create-api.ts';
export type { Patience } from './patience.ts';
export { ApiProblem } from './problem.ts';
