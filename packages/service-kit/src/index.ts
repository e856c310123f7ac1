export type { DomainEvent } from '@bms/events';
export { accessKey, idsOfKeys, MAX_GRANTED } from './records/access/access-keys.ts';
export { type AssertRecentSignIn, requestRecentSignIn, withRecentSignIn } from './records/access/recent-sign-in.ts';
export { assertPrecondition } from './records/actions/preconditions.ts';
export { compileActions } from './records/actions/record-actions.ts';
export { action, assertStatus, type Decide, moveTo } from './records/crud/action.ts';
export { compileAnswer } from './records/crud/answer.ts';
export { compileChangeAnswer } from './records/crud/answer-change.ts';
export { changeOneOfMany, changeRecord } from './records/crud/change.ts';
export { changeRecords } from './records/crud/change-many.ts';
export { create } from './records/crud/create.ts';
export { crud } from './records/crud/crud.ts';
export { listDeleted, restore, restoreRecord } from './records/crud/deleted.ts';
export {
  emitChange,
  emitRecordEvent,
  type RecordEvents,
  recordEvent,
  recordEvents,
  statusEvents,
} from './records/crud/events.ts';
export { get, getOnly } from './records/crud/get.ts';
export { insertRecord, insertRecords, type NewRecord } from './records/crud/insert.ts';
export { type ActionsOf, list, pageOf } from './records/crud/list.ts';
export {
  assertExpectedVersion,
  forbiddenError,
  loadForChange,
  loadForView,
  scopeOf,
} from './records/crud/load.ts';
export { recordLookup } from './records/crud/record-lookup.ts';
export { remove, removeRecord } from './records/crud/remove.ts';
export {
  createResource,
  type Message,
  type PendingChange,
  type Resource,
  type ResourceRules,
  type Sent,
} from './records/crud/resource.ts';
export { searchFields } from './records/crud/search-fields.ts';
export { shareLoads } from './records/crud/share-loads.ts';
export { statusNote } from './records/crud/status-note.ts';
export { update, updateOnly } from './records/crud/update.ts';
export { defineModule } from './records/define-module.ts';
export { touchedRecords } from './records/found/touched.ts';
export type * from './records/kit.ts';
export type { StoredReferences } from './records/merges/merges.ts';
export { compileEncoder } from './records/model/conversion.ts';
export { countryCodeFields } from './records/model/country-code.ts';
export { type Days, dayText, nextDay, parseDay } from './records/model/days.ts';
export { defineModel, type RecordDefinition, type RecordOf, type RecordOptions } from './records/model/definition.ts';
export type { CustomFilter } from './records/model/list-contract.ts';
export type { UpdateOne } from './records/model/model.ts';
export { modelOf, type RecordModel, recordModel } from './records/model/model.ts';
export {
  DEFAULT_ACCENT_COLOR,
  DEFAULT_NUMBER_FORMATS,
  freshOrganization,
  type KnownOrganization,
  numberFormatOf,
  type OpenOrganization,
  type Organization,
} from './records/model/organization.ts';
export type { OperationContext, Precondition, Rejection } from './records/model/rule-options.ts';
export type {
  ChangedFields,
  DeletedRecord,
  FieldOf,
  RecordChange,
  RecordWith,
  StoredFilter,
  StoredRecord,
  StoredValues,
} from './records/model/stored.ts';
export { HIDDEN } from './records/model/stored.ts';
export { formatNumber } from './records/numbers/number-format.ts';
export { createNumbering, type Numbering, type NumberSeries } from './records/numbers/numbering.ts';
export { fetchOrganization, fixedOrganization, openOrganization } from './records/organization/open-organization.ts';
export type { Lookup } from './records/references/lookup.ts';
export type { NameLookup, Names } from './records/references/names.ts';
export { compilePopulateNames } from './records/references/populate-names.ts';
export {
  findBrokenReferences,
  type References,
  referringFields,
  unknownReference,
} from './records/references/references.ts';
export { remoteLookup } from './records/references/remote-lookup.ts';
export { lockReferenced } from './records/rules/refers-to.ts';
export { clientView, isEverything, scopeFilter, trust } from './records/scope/scope.ts';
export { type ViewScope, viewScope, visibleUsers } from './records/scope/view-scope.ts';
export { searchBeginnings } from './records/search/conditions.ts';
export { fold } from './records/search/fold.ts';
export { readPhones } from './records/search/phones.ts';
export { foundBy, samePhone, sameText } from './records/search/same-text.ts';
export { STAFF, searchTokens } from './records/search/tokens.ts';
export { wordsOf } from './records/search/words.ts';
export { remainingMs } from './records/writes/deadline.ts';
export { createRecordLocks, type RecordLocks } from './records/writes/record-locks.ts';
export type * from './runtime/call.ts';
export { CallContext, type ContextKey, contextKey } from './runtime/call-context.ts';
export { assertPublicUrl } from './runtime/config/public-url.ts';
export type { ServiceConfig } from './runtime/config/service-settings.ts';
export {
  type Config,
  ConfigError,
  readSettings,
  type Setting,
  type SettingsTree,
  setting,
} from './runtime/config/settings.ts';
export { databaseError } from './runtime/database/errors.ts';
export { EXTERNAL_KEYS, externalKey } from './runtime/database/external-keys.ts';
export { dropRetiredIndexes } from './runtime/database/retired-indexes.ts';
export type { AnswerOf, EncodedAnswer, HandlerOf, HandlersOf } from './runtime/handlers-of.ts';
export type { Migration, MigrationContext } from './runtime/migrations/migration.ts';
export type { Handler, Handlers, ModelDefinition, Module, StreamHandler } from './runtime/module.ts';
export { InsideAddress } from './runtime/outgoing/addresses.ts';
export { isHttps, type OutgoingUrlRules, problemOfUrl } from './runtime/outgoing/url-problem.ts';
export type { CollectedReports, CollectReports } from './runtime/report/collect-reports.ts';
export type { ProcessReport } from './runtime/report/process-report.ts';
export { ifFound } from './runtime/requests.ts';
export { type Refresh, scheduleRefresh } from './runtime/schedule-refresh.ts';
export { callAs } from './runtime/server/call-as.ts';
export { ownCall } from './runtime/server/own-call.ts';
export { compilePermission } from './runtime/server/permission.ts';
export { defineService, type RunningService, runService, type ServiceOptions, startService } from './service.ts';
