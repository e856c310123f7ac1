export type { DomainEvent } from '@bms/events';
export { runService } from './boot/run-service.ts';
export { type RunningService, type ServiceOptions, startService } from './boot/start-service.ts';
export { type Clients, type OwnerFollower, openClients } from './clients/clients.ts';
export { refuseLocalSecrets } from './config/local-secrets.ts';
export { type ServiceConfig, serviceSettings } from './config/service-settings.ts';
export {
  type Config,
  ConfigError,
  readSettings,
  type Setting,
  type SettingsTree,
  setting,
} from './config/settings.ts';
export { action, type Decide, moveTo } from './crud/action.ts';
export { compileAnswer } from './crud/answer.ts';
export { changeRecord } from './crud/change.ts';
export { create, newValues } from './crud/create.ts';
export { crud } from './crud/crud.ts';
export { listDeleted, restore, restoreRecord } from './crud/deleted.ts';
export { type RecordEvents, recordEvent, recordEvents, statusEvents } from './crud/events.ts';
export { findable } from './crud/findable.ts';
export { get } from './crud/get.ts';
export { holdRecord } from './crud/hold.ts';
export { insertRecord, insertRecords, type NewRecord } from './crud/insert.ts';
export { list, pageOf } from './crud/list.ts';
export { loadForChange, loadForView, scopeOf } from './crud/load.ts';
export { remove, removeRecord } from './crud/remove.ts';
export {
  createResource,
  type Message,
  type RecordChange,
  type Resource,
  type ResourceRules,
} from './crud/resource.ts';
export { tellChange } from './crud/tell.ts';
export { update } from './crud/update.ts';
export { lineTotal, sumOfLines } from './lines/amounts.ts';
export type { ItemLookup, PricedItem } from './lines/complete-lines.ts';
export { prepareLines } from './lines/prepare-lines.ts';
export { lineFields, linesOf, linesWithTotals, type StoredLine } from './lines/stored-lines.ts';
export { createLog } from './logging/create-log.ts';
export { createNumbering, type Numbering } from './numbers/numbering.ts';
export { dayText, startOfDay } from './records/days.ts';
export { type CustomFilter, defineRecords, type RecordDefinition, type RecordOptions } from './records/definition.ts';
export type { StoredFilter, StoredRecord, StoredValues } from './records/stored.ts';
export {
  findBrokenReferences,
  type Lookup,
  type References,
  referringFields,
} from './references/references.ts';
export { scopeFilter } from './scope/scope.ts';
export { ownCall } from './server/own-call.ts';
export { anyToAny, checkMove, checkStep, type States } from './states/states.ts';
export type * from './types.ts';
export { isActiveStaff, type User } from './users/user.ts';
export { type OpenUsers, openUsers, sharedUsers, type UserEffects, type Users } from './users/users.ts';
export { gather, type Waiting } from './writes/gather.ts';
export { createReliance, type Reliance } from './writes/reliance.ts';
