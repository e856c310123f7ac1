import type { MethodDefinition, ServiceDefinition } from '@grpc/grpc-js';
import type protobuf from 'protobufjs';

/** Conversion options of all processes: names as in the contract, int64 as number, unset `optional` fields absent. */
const wireOptions: protobuf.IConversionOptions = {
  longs: Number,
  enums: String,
  defaults: true,
  arrays: true,
  objects: true,
  oneofs: false,
};

type Method = MethodDefinition<object, object>;

/**
 * Returns the gRPC service definitions by full name, e.g. `bms.crm.Clients`, as @grpc/grpc-js takes them. They equal
 * those of @grpc/proto-loader, which would parse all files again and also build descriptors of every message.
 * @param services services of a root that was read with `keepCase` and is resolved
 */
export function compileWire(services: readonly protobuf.Service[]): Record<string, ServiceDefinition> {
  return Object.fromEntries(services.map((service) => [service.fullName.slice(1), definitionOf(service)]));
}

function definitionOf(service: protobuf.Service): ServiceDefinition {
  return Object.fromEntries(service.methodsArray.map((method) => [method.name, methodOf(service, method)]));
}

function methodOf(service: protobuf.Service, method: protobuf.Method): Method & { originalName: string } {
  const { resolvedRequestType, resolvedResponseType } = method.resolve() as protobuf.Method;
  const [request, response] = [resolvedRequestType!, resolvedResponseType!];
  return {
    path: `/${service.fullName.slice(1)}/${method.name}`,
    requestStream: method.requestStream === true,
    responseStream: method.responseStream === true,
    requestSerialize: serializerOf(request),
    requestDeserialize: deserializerOf(request),
    responseSerialize: serializerOf(response),
    responseDeserialize: deserializerOf(response),
    originalName: method.name[0]!.toLowerCase() + method.name.slice(1),
  };
}

function serializerOf(type: protobuf.Type): (message: object) => Buffer {
  return (message) => type.encode(type.fromObject(message)).finish() as Buffer;
}

function deserializerOf(type: protobuf.Type): (bytes: Buffer) => object {
  return (bytes) => type.toObject(type.decode(bytes), wireOptions);
}
