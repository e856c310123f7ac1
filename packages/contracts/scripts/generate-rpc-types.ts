import protobuf from 'protobufjs';
import type { Contract, MessageContract } from '../src/index.ts';
import { loadContract } from '../src/load/load-contract.ts';
import { allOf } from '../src/load/options.ts';
import { loadRoot, locateProtos } from '../src/load/proto-files.ts';
import { fileOf, head } from './generate-types.ts';

/**
 * Generates the map from each rpc of the contract, by its path such as `/bms.crm.Clients/Get`, to the message that it is
 * sent and the decoded message that it answers, and the map from each service to the rpcs that it handles.
 */
export function generateRpcTypes(): string {
  const { includeDirs, files } = locateProtos({});
  const services = allOf(loadRoot(includeDirs, files), protobuf.Service);
  const rpcs = services.flatMap((service) => service.methodsArray.map((method) => method.resolve() as protobuf.Method));
  const used = rpcs.flatMap(({ resolvedRequestType, resolvedResponseType }) =>
    [resolvedRequestType!, resolvedResponseType!].map(packageOf),
  );
  const members = rpcs.map(
    ({ name, parent, resolvedRequestType, resolvedResponseType }) =>
      `  '/${parent!.fullName.slice(1)}/${name}': { request: ${typeOf(resolvedRequestType!)}Input; ` +
      `response: ${typeOf(resolvedResponseType!)} };\n`,
  );
  return [
    head,
    ...[...new Set(used)].sort().map((file) => `import type * as ${file} from './${file}.ts';\n`),
    '\n/** The messages of each rpc. */\nexport interface Rpcs {\n',
    ...members,
    '}\n\n/** The path of an rpc, e.g. `/bms.crm.Clients/Get`. */\nexport type RpcPath = keyof Rpcs;\n',
    '\n/** A message to send, with lists that the caller may not change. */\n',
    'type Sent<Message> = {\n  readonly [Field in keyof Message]: Message[Field] extends (infer Item)[] | undefined\n',
    '    ? readonly Item[] | undefined\n    : Message[Field];\n};\n',
    '\n/** The message that an rpc is sent. */\n',
    "export type RequestOf<Path extends RpcPath> = Sent<Rpcs[Path]['request']>;\n",
    '\n/** The decoded message that an rpc answers. */\n',
    "export type ResponseOf<Path extends RpcPath> = Rpcs[Path]['response'];\n",
    '\n/** A request with the messages that the validation requires. */\ntype Validated<Message, Field extends keyof Message> = ',
    'Message & {\n  readonly [Name in Field]: NonNullable<Message[Name]>;\n};\n',
    '\n/** The rpcs of each service by name: the messages that a handler gets and answers, decoded. */\n',
    'export interface Services {\n',
    ...services.map(serviceType(loadContract())),
    '}\n\n/** The name of a service, e.g. `bms.crm.Clients`. */\nexport type ServiceName = keyof Services;\n',
  ].join('');
}

/** Returns the rpcs of a service as members of `Services`. */
const serviceType = (contract: Contract) => (service: protobuf.Service) => {
  const name = service.fullName.slice(1);
  const rpcs = service.methodsArray.map((method) => {
    const { policy, request } = contract.rpc(`/${name}/${method.name}`);
    const sent = requestType(typeOf(method.resolvedRequestType!), request);
    const response = typeOf(method.resolvedResponseType!);
    return `    ${method.name}: { request: ${sent}; response: ${response}; isStream: ${policy.stream !== ''}; isGeneric: ${policy.bulk || policy.external || policy.forSearch || policy.history || policy.revert} };\n`;
  });
  return `  '${name}': {\n${rpcs.join('')}  };\n`;
};

/** Returns the type of a validated request: its required messages are set. */
function requestType(type: string, { fields }: MessageContract): string {
  const required = fields.filter(({ message, repeated, map, rules }) => message && !repeated && !map && rules.required);
  const names = required.map(({ name }) => `'${name}'`);
  return names.length > 0 ? `Validated<${type}, ${names.join(' | ')}>` : type;
}

const packageOf = (message: protobuf.Type): string => fileOf(message.parent!.fullName.slice(1));

const typeOf = (message: protobuf.Type): string => `${packageOf(message)}.${message.name}`;
