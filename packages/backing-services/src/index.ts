export {
  type InvoiceValidator,
  type InvoiceVerdict,
  openInvoiceValidator,
} from './invoice-validator/invoice-validator.ts';
export { type MongodSettings, mongodCommand } from './launch/mongod.ts';
export {
  type NatsSettings,
  type NatsUser,
  natsCommand,
  natsConfig,
  natsUrl,
  natsUsers,
  type ServerCertificate,
} from './launch/nats.ts';
export {
  NATS_SETUP_USER,
  type NatsPermissions,
  natsPermissions,
  natsSetupPermissions,
} from './launch/nats-permissions.ts';
export { freePort } from './launch/port.ts';
export { type Command, type Exit, type RunningProcess, signalGroup, startProcess } from './launch/process.ts';
export {
  adminMongoUrl,
  type Credentials,
  type DatabaseUser,
  ensureReplicaSet,
  ensureUsers,
  initiateReplicaSet,
  userMongoUrl,
} from './launch/replica-set.ts';
export { type SeaweedfsSettings, seaweedfsCommand } from './launch/seaweedfs.ts';
export { stopWithParent } from './launch/stop-with-parent.ts';
export { type ToxiproxySettings, toxiproxyCommand } from './launch/toxiproxy.ts';
export { type ValkeySettings, valkeyCommand, valkeyConfig, valkeyUrl } from './launch/valkey.ts';
export { tryConnect, until, untilListening } from './launch/wait.ts';
export { checkReady, compileCacheDir, sourceCommand } from './processes/command.ts';
export {
  gatewayEnvironment,
  type LocalEnvironment,
  publicUrl,
  type ServicePorts,
  serviceEnvironment,
} from './processes/environment.ts';
export { newSigningKey, trustedKeys } from './processes/keys.ts';
export {
  type OAuthAddresses,
  oauthSettings,
  type ProcessCredentials,
  processSettings,
  type Shared,
} from './processes/settings.ts';
export { findGateway, findServices, type ProcessSource } from './processes/sources.ts';
export { type Part, type PartName, parts } from './resolve/catalogue.ts';
export { type Program, type ResolveOptions, resolveProgram } from './resolve/resolve.ts';
export { isAtLeast } from './resolve/version.ts';
