export { type StartedMongo, startMongo, startNats, startRedis } from './parts.ts';
export { type ServiceOptions, type StartedProcess, startGateway, startService } from './processes.ts';
export { type Answered, administrator, connectRpc, type RpcClient, type RpcOptions, staff } from './rpc-client.ts';
export { type LocalSecrets, localSecrets } from './secrets.ts';
export { testMongoUrl, testMongoUserUrl } from './shared-mongo.ts';
export type { StartedPart } from './started.ts';
export { type StartedSystem, type SystemOptions, startSystem } from './system.ts';
export { startTestedService, type TestedService } from './tested-service.ts';
export { tempDir } from './temp-dir.ts';
