export { createBatcher, type DomainEvent, type Waiting } from '@bms/events';
export { runService } from './boot/run-service.ts';
export { type RunningService, type ServiceOptions, startService } from './boot/start-service.ts';
export type * from './call.ts';
export { type Clients, type OwnerFollower, openClients } from './clients/clients.ts';
export type { ServiceConfig } from './config/service-settings.ts';
export {
  type Config,
  ConfigError,
  readSettings,
  type Setting,
  type SettingsTree,
  setting,
} from './config/settings.ts';
export { action, assertStatus, type Decide, moveTo } from './crud/action.ts';
export { compileAnswer } from './crud/answer.ts';
export { changeOneOfMany, changeRecord } from './crud/change.ts';
export { create } from './crud/create.ts';
export { crud } from './crud/crud.ts';
export { listDeleted, restore, restoreRecord } from './crud/deleted.ts';
export { emitChange, type RecordEvents, recordEvent, recordEvents, statusEvents } from './crud/events.ts';
export { get } from './crud/get.ts';
export { insertRecord, insertRecords, type NewRecord } from './crud/insert.ts';
export { list, pageOf } from './crud/list.ts';
export { assertExpectedVersion, forbiddenError, loadForChange, loadForView, lockRecord, scopeOf } from './crud/load.ts';
export { remove, removeRecord } from './crud/remove.ts';
export {
  createResource,
  type Message,
  type Resource,
  type ResourceRules,
} from './crud/resource.ts';
export { searchFields } from './crud/search-fields.ts';
export { update } from './crud/update.ts';
export {
  type DocumentRecipients,
  findRecipientsOf,
  listDocumentRecipients,
  sentMessage,
} from './documents/document-recipients.ts';
export { type SendDraft, sendDocument } from './documents/send-document.ts';
export { sumOfLines } from './lines/amounts.ts';
export type { ItemLookup, PricedItem } from './lines/complete-lines.ts';
export { normalizeLines } from './lines/normalize-lines.ts';
export { linesOf, linesWithTotals, type StoredLine, type WithLines } from './lines/stored-lines.ts';
export type { NameLookup, Names } from './names/names.ts';
export { compilePopulateNames } from './names/populate-names.ts';
export { createNumbering, type Numbering } from './numbers/numbering.ts';
export { type KnownOrganization, type Organization, openOrganization } from './organization/organization.ts';
export { dayText, startOfDay } from './records/days.ts';
export { defineModel, type RecordDefinition, type RecordOf, type RecordOptions } from './records/definition.ts';
export type { CustomFilter } from './records/list-contract.ts';
export { modelOf, type RecordModel, recordModel } from './records/model.ts';
export type { ChangedFields, RecordChange } from './records/record-change.ts';
export type { DeletedRecord, FieldOf, RecordWith, StoredFilter, StoredRecord, StoredValues } from './records/stored.ts';
export { recordLookup } from './references/record-lookup.ts';
export {
  findBrokenReferences,
  type Lookup,
  type References,
  referringFields,
  unknownReference,
} from './references/references.ts';
export { type ViewScope, viewScope } from './references/view-scope.ts';
export { scopeFilter } from './scope/scope.ts';
export { trust } from './scope/trust.ts';
export { fold } from './search/fold.ts';
export { ownCall } from './server/own-call.ts';
export type * from './types.ts';
export { isActiveStaff, type User } from './users/user.ts';
export { type OpenUsers, openUsers, sharedUsers, type UserEffects, type Users } from './users/users.ts';
export { remainingMs } from './writes/deadline.ts';
export { createRecordLocks, type RecordLocks } from './writes/record-locks.ts';
