export { compileHideStaffFields } from './answers/hide-staff-fields.ts';
export { compileLocation, type LocationOf } from './answers/location.ts';
export { shapeAnswer } from './answers/shape-answer.ts';
export { API_KEY_MARK, apiKeyHash, apiKeyId, apiKeyPrefix, makeApiKey } from './callers/api-key.ts';
export { callerOfClaims, claimsOfCaller, publicCaller } from './callers/claims.ts';
export {
  CALLER_TOKEN_SECONDS,
  type CallerSigner,
  createCallerVerifier,
  readSigner,
  signCallerToken,
  type VerifiedCaller,
} from './callers/tokens.ts';
export { checkRequest } from './checks/check-request.ts';
export { ApiError, invalid } from './errors/api-error.ts';
export { type ErrorCode, errorCatalogue, problemType } from './errors/catalogue.ts';
export { fromGrpcError, toGrpcError } from './errors/grpc-status.ts';
export { type Problem, problemOf } from './errors/problem.ts';
export { compileForm, type Form, type FormInput } from './forms/compile-form.ts';
export { formatNames, hasFormat } from './forms/formats.ts';
export { type InputMode, inputSchema, type JsonSchema } from './forms/input-schema.ts';
export { type QueryParameter, queryParameters } from './forms/query.ts';
export { readJson } from './forms/read-json.ts';
export { compileTextForm, type TextForm } from './forms/text-form.ts';
export { MASK_FIELD } from './load/bindings.ts';
export { loadContract } from './load/load-contract.ts';
export { locateProtos, type ProtoSource, projectProtos } from './load/proto-files.ts';
export { buildOpenApi, type OpenApiAbout, type OpenApiDocument } from './openapi/build-openapi.ts';
export { documentedPath } from './openapi/deleted-records.ts';
export { describeApi } from './openapi/describe-api.ts';
export { bodyExample } from './openapi/examples.ts';
export { createPathTree, type PathMatch, type PathTree } from './paths/path-tree.ts';
export type * from './types.ts';
