import { type ApiError, DETAILS_TRAILER, fromGrpcError } from '@bms/contracts';
import { Metadata } from '@grpc/grpc-js';
import protobuf from 'protobufjs';

/**
 * The wire format of calls over a stream. Like every proto, it may only be extended: a gateway and a service of
 * different releases use it together.
 */
const PROTO = `
  syntax = "proto3";
  package bms.rpc;

  // Carries many unary calls, in any order, over one long-lived stream.
  service Calls {
    rpc Open(stream CallFrames) returns (stream AnswerFrames);
  }

  message CallFrames {
    repeated CallFrame frames = 1;
  }

  // Starts or cancels a call.
  message CallFrame {
    // Unique among the calls of the stream.
    uint32 id = 1;
    // Cancels the call with this id. The other fields are empty.
    bool cancel = 2;
    // The path of the rpc, e.g. /bms.crm.Clients/Get.
    string path = 3;
    // Remaining time of the caller's deadline, in milliseconds.
    uint32 timeout_ms = 4;
    map<string, string> headers = 5;
    // The serialized request.
    bytes message = 6;
  }

  message AnswerFrames {
    repeated AnswerFrame frames = 1;
  }

  // The outcome of a call, or a note about the stream.
  message AnswerFrame {
    // The id of the call.
    uint32 id = 1;
    // The server is shutting down: it answers the calls in progress and wants no further ones. The other fields are empty.
    bool draining = 2;
    // The gRPC status code.
    uint32 status = 3;
    // The status message.
    string details = 4;
    map<string, string> headers = 5;
    // The serialized google.rpc.Status of an error.
    bytes error_details = 6;
    // The serialized response.
    bytes message = 7;
  }
`;

const { root } = protobuf.parse(PROTO);

/** Starts a call, or cancels it if `cancel` is set. */
export interface CallFrame {
  readonly id: number;
  readonly cancel?: boolean;
  readonly path?: string;
  /** In milliseconds. */
  readonly timeoutMs?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly message?: Buffer;
}

/** The outcome of a call, or `draining`, which is about the stream. */
export interface AnswerFrame {
  readonly id: number;
  readonly draining?: boolean;
  /** The gRPC status code; absent or 0 for a success. */
  readonly status?: number;
  readonly details?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly errorDetails?: Buffer;
  readonly message?: Buffer;
}

/** A decoded frame, in which an unset field has the default of its type. */
export type Decoded<Frame> = Required<Frame>;

interface Codec<Frame> {
  readonly serialize: (frames: readonly Frame[]) => Buffer;
  readonly deserialize: (bytes: Buffer) => Decoded<Frame>[];
}

/** Frames are encoded as plain objects: the conversion that @grpc/proto-loader adds is the larger part of the cost. */
function codecOf<Frame>(name: string): Codec<Frame> {
  const type = root.lookupType(name);
  return {
    serialize: (frames) => type.encode({ frames } as object).finish() as Buffer,
    deserialize: (bytes) => (type.decode(bytes) as unknown as { frames: Decoded<Frame>[] }).frames,
  };
}

const calls = codecOf<CallFrame>('bms.rpc.CallFrames');
const answers = codecOf<AnswerFrame>('bms.rpc.AnswerFrames');

/** The method that opens a stream of calls. */
export const openMethod = {
  path: '/bms.rpc.Calls/Open',
  requestStream: true,
  responseStream: true,
  requestSerialize: calls.serialize,
  requestDeserialize: calls.deserialize,
  responseSerialize: answers.serialize,
  responseDeserialize: answers.deserialize,
} as const;

/** The header of an open stream that identifies the process that serves it. */
export const INSTANCE_HEADER = 'instance-id';

/** Returns the error of a frame whose status is not OK. */
export function errorOfFrame({ status: code, details, errorDetails }: Decoded<AnswerFrame>): ApiError {
  const metadata = new Metadata();
  if (errorDetails.length > 0) metadata.set(DETAILS_TRAILER, errorDetails);
  return fromGrpcError({ code, details, metadata });
}
