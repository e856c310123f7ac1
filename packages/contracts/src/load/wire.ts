import type { MethodDefinition, ServiceDefinition } from '@grpc/grpc-js';
import type protobuf from 'protobufjs';

/** How messages look in JavaScript, in every process: names as in the contract, int64 as number, unset `optional` left out. */
const wireOptions = {
  longs: Number,
  enums: String,
  defaults: true,
  arrays: true,
  objects: true,
  oneofs: false,
};

/** A gRPC service as @grpc/grpc-js takes it: where its rpcs are, and what turns their messages into bytes and back. */
export function readWire(service: protobuf.Service): ServiceDefinition {
  return Object.fromEntries(service.methodsArray.map((method) => [method.name, readMethod(service, method)]));
}

function readMethod(service: protobuf.Service, method: protobuf.Method): MethodDefinition<object, object> {
  const { resolvedRequestType, resolvedResponseType } = method.resolve() as protobuf.Method;
  return {
    path: `/${service.fullName.slice(1)}/${method.name}`,
    requestStream: method.requestStream === true,
    responseStream: method.responseStream === true,
    requestSerialize: serializer(resolvedRequestType!),
    requestDeserialize: deserializer(resolvedRequestType!),
    responseSerialize: serializer(resolvedResponseType!),
    responseDeserialize: deserializer(resolvedResponseType!),
  };
}

function serializer(type: protobuf.Type): (message: object) => Buffer {
  return (message) => type.encode(type.fromObject(message)).finish() as Buffer;
}

function deserializer(type: protobuf.Type): (bytes: Buffer) => object {
  return (bytes) => type.toObject(type.decode(bytes), wireOptions);
}
