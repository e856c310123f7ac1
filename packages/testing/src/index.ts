export { makeCertificate, type TestCertificate } from './certificate.ts';
export { eventually } from './eventually.ts';
export { countOperations, fixedOperations, type OperationCounts } from './fixed-operations.ts';
export { createHttp, type Http, type Reply, signIn } from './http.ts';
export { type Inbox, type ReceivedMail, startInbox } from './inbox.ts';
export { type KilledCopies, startKilledCopies } from './killed-copies.ts';
export { type Mail, parseMail } from './mail.ts';
export { startOrganization, testOrganization } from './organization.ts';
export { type NatsOptions, type StartedMongo, type StartedNats, startMongo, startNats, startRedis } from './parts.ts';
export { hire, inviteToPortal, PASSWORD } from './people.ts';
export { type ServiceOptions, type StartedProcess, startGateway, startService } from './processes.ts';
export { type Publisher, startPublisher } from './publisher.ts';
export { refusalOf } from './refusal.ts';
export {
  type Answered,
  administrator,
  connectRpc,
  portalUser,
  type RpcClient,
  type RpcOptions,
  staff,
} from './rpc-client.ts';
export { type LocalSecrets, localSecrets } from './secrets.ts';
export { testMongoUrl, testMongoUserUrl } from './shared-mongo.ts';
export { type StandIn, type StandInHandlers, startStandIn } from './stand-in.ts';
export type { StartedPart } from './started.ts';
export { type StartedSystem, type SystemOptions, startSystem } from './system.ts';

export { tempDir } from './temp-dir.ts';
export { startTestedService, type TestedService } from './tested-service.ts';
