export { type Conflict, compileConflicts } from './answers/conflicts.ts';
export { compileExpansion, type ExpandedReference, expandable, isReadById } from './answers/expand-references.ts';
export { compileHideStaffFields } from './answers/hide-staff-fields.ts';
export { compileLocation, type LocationOf } from './answers/location.ts';
export { ACTIONS, isDetail, type RecordOperation, recordOperations, STATUS_ACTION } from './answers/record-actions.ts';
export {
  compileIncluded,
  compileSelection,
  compileSelections,
  detailOf,
  type Selected,
} from './answers/select-fields.ts';
export { returnsFile, shapeAnswer } from './answers/shape-answer.ts';
export { type BulkTarget, type BulkWrite, bulkTargets } from './bulk/bulk-targets.ts';
export { API_KEY_MARK, apiKeyHash, apiKeyId, apiKeyPrefix, createApiKey } from './callers/api-key.ts';
export type { Caller } from './callers/caller.ts';
export { callerOfClaims, claimsOfCaller, publicCaller } from './callers/claims.ts';
export { type DelegatedCaller, readDelegation, signDelegation } from './callers/delegations.ts';
export { SCIM_TOKEN_MARK, scimTokenFormat } from './callers/token-format.ts';
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
export { type ErrorCode, errorCatalogue } from './errors/catalogue.ts';
export { DETAILS_TRAILER, fromGrpcError, toGrpcError } from './errors/grpc-status.ts';
export { type Problem, type ProblemMembers, problemMembers, problemOf } from './errors/problem.ts';
export type { Violation } from './errors/violation.ts';
export { MASK_FIELD } from './load/bindings.ts';
export { deprecationHeaders } from './load/deprecation.ts';
export { loadContract } from './load/load-contract.ts';
export { locateProtos, type ProtoSource, projectProtos, readOnce } from './load/proto-files.ts';
export { buildOpenApi, describeApi, type OpenApiAbout, type OpenApiDocument } from './openapi/build-openapi.ts';
export { documentedPath } from './openapi/deleted-records.ts';
export { bodyExample, type ComputedAnswers, computedAnswersFile, readComputedAnswers } from './openapi/examples.ts';
export { isTaggedList } from './openapi/headers.ts';
export { requestExample } from './openapi/request-example.ts';
export { nameAnswers } from './openapi/successes.ts';
export { acceptsIdempotencyKey } from './openapi/traits.ts';
export { createPathTree, type PathMatch, type PathTree } from './paths/path-tree.ts';
export { isStandard, permissionsOf, STANDARD_ACTIONS } from './permissions.ts';
export { countryCodeOf } from './requests/country-names.ts';
export { formatNames, hasFormat } from './requests/formats.ts';
export { type InputMode, inputSchema, type JsonSchema } from './requests/input-schema.ts';
export { compileMultipartSchema, type MultipartSchema } from './requests/multipart-schema.ts';
export { type QueryParameter, queryParameters } from './requests/query.ts';
export { readJson } from './requests/read-json.ts';
export { compileRequestSchema, type RequestInput, type RequestSchema } from './requests/request-schema.ts';
export { hasReordering, isBlank } from './requests/texts.ts';
export { isEuCountry, isEuVatNumber } from './requests/vat-number.ts';
export type { AmountCurrency, Column, ColumnKind } from './tables/columns.ts';
export { restoreFormulas, toCsvRows } from './tables/csv-rows.ts';
export { compileTable, rowsOf, type Table, type TableChoice } from './tables/table-of.ts';
export type * from './types.ts';
