export { createAccounts, type Person } from './accounts.ts';
export {
  type NatsOptions,
  type StartedMongo,
  type StartedNats,
  startMongo,
  startNats,
  startRedis,
} from './backing-services.ts';
export {
  type IssuedCertificate,
  makeAuthority,
  makeCertificate,
  type TestAuthority,
  type TestCertificate,
} from './certificate.ts';
export { type ConsumerState, type Consumers, openConsumers } from './consumers.ts';
export { eventually, untilDayIsLong } from './eventually.ts';
export { countOperations, fixedOperations, type OperationCounts } from './fixed-operations.ts';
export { createHttp, type Http, type HttpResponse, signIn } from './http.ts';
export { type Inbox, type ReceivedMail, startInbox } from './inbox.ts';
export { describeOnFailure } from './jest/failure-context.ts';
export { startKeptDocuments, type TestedKeptDocuments } from './kept-documents.ts';
export { type KilledReplicas, killRounds, startKilledReplicas } from './killed-replicas.ts';
export { type Mail, parseMail, type ReceivedFile } from './mail.ts';
export { type MongoSetOptions, type StartedMongoSet, startMongoSet } from './mongo-set.ts';
export { joinCertificate, startTlsMongo } from './mongo-tls.ts';
export { startOrganization, testOrganization, testOrganizationDetails } from './organization.ts';
export { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver, traceTree } from './otlp-receiver.ts';
export { pagesOf, type TextItem, textItemsOf } from './pdf-text.ts';
export { hire, inviteToPortal, PASSWORD } from './people.ts';
export { buildPanel, type ServiceOptions, type StartedProcess, startGateway, startService } from './processes.ts';
export { type Publisher, startPublisher } from './publisher.ts';
export {
  type Answered,
  administrator,
  connectRpc,
  errorsOf,
  portalUser,
  type RpcClient,
  type RpcOptions,
  staff,
} from './rpc-client.ts';
export { type LocalSecrets, localSecrets } from './secrets.ts';
export { type ServiceStub, type StubHandlers, startServiceStub } from './service-stub.ts';
export { serviceMongoUrl, stopShared, testMongoUrl, testMongoUserUrl } from './shared-mongo.ts';
export { type Effects, openSystem, type SharedSystem, shareSystem, watchEffects } from './shared-system.ts';
export type { StartedPart } from './started.ts';
export {
  type StartedStripe,
  type StripeRequest,
  type StripeSession,
  startStripe,
  stripeNotification,
  stripeSettings,
  stripeSignature,
} from './stripe.ts';
export { type StartedSystem, startSystem } from './system.ts';
export type { SystemOptions } from './system-options.ts';
export { tempDir } from './temp-dir.ts';
export { startTestedService, type TestedService } from './tested-service.ts';
export { totpCode } from './totp.ts';
