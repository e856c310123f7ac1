import { constants, createServer, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import {
  Client,
  credentials,
  Metadata,
  type MethodDefinition,
  Server,
  ServerCredentials,
  type ServiceError,
  type StatusObject,
  status,
} from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  ApiError,
  type ErrorCode,
  errorCatalogue,
  fromGrpcError,
  invalid,
  loadContract,
  problemMembers,
  toGrpcError,
  type Violation,
} from '../index.ts';

const trialProtos = fileURLToPath(new URL('../../test/protos', import.meta.url));
const things = loadContract({ protoDirs: [trialProtos] }).definition('bms.trial.Things') as unknown as Record<
  string,
  MethodDefinition<{ key: string }, object>
>;
const show = things['Show']!;

/** Errors that the server throws, by the key that a call names; a call with any other key succeeds. */
const thrown = new Map<string, Partial<StatusObject>>();
const server = new Server();
let client: Client;

beforeAll(async () => {
  server.addService(
    { Show: show },
    {
      Show: (
        call: { request: { key: string } },
        answer: (error: Partial<StatusObject> | null, value?: object) => void,
      ) => answer(thrown.get(call.request.key) ?? null, { record: { title: call.request.key } }),
    },
  );
  const port = await new Promise<number>((resolve, reject) =>
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    ),
  );
  client = new Client(`127.0.0.1:${port}`, credentials.createInsecure());
});
afterAll(() => {
  client.close();
  server.forceShutdown();
});

function call(key: string): Promise<object> {
  return new Promise((resolve, reject) => {
    client.makeUnaryRequest(show.path, show.requestSerialize, show.responseDeserialize, { key }, (error, value) =>
      error ? reject(error) : resolve(value!),
    );
  });
}

/** Returns the error of a call that the service answers with the given status. */
async function failure(answered: Partial<StatusObject>): Promise<ServiceError> {
  thrown.set('fails', answered);
  return call('fails').then(
    () => Promise.reject(new Error('the call did not fail')),
    (error: ServiceError) => error,
  );
}
/** Returns the error of a call to an address. */
async function failureAt(target: string): Promise<ServiceError> {
  const stranger = new Client(target, credentials.createInsecure());
  const error = await new Promise<ServiceError | null>((resolve) =>
    stranger.makeUnaryRequest(show.path, show.requestSerialize, show.responseDeserialize, { key: '' }, resolve),
  );
  stranger.close();
  return error!;
}
const roundTrip = async (error: ApiError): Promise<ApiError> => fromGrpcError(await failure(toGrpcError(error)));
const detailBytes = (error: ApiError): number =>
  (toGrpcError(error).metadata.get('grpc-status-details-bin')[0] as Buffer).length;

const violation = (at: number, length = 20): Violation => ({
  field: `items[${at}].${'f'.repeat(length)}`,
  code: 'too_long',
  message: `items[${at}] ${'ü'.repeat(length)} must be shorter.`,
});
const violations = (count: number, length?: number) => Array.from({ length: count }, (_, at) => violation(at, length));

describe('an error', () => {
  test.each(Object.keys(errorCatalogue) as ErrorCode[])(
    '%s arrives as it was thrown, with its status',
    async (code) => {
      const arrived = await roundTrip(new ApiError(code));
      expect([arrived.code, arrived.message]).toEqual([code, errorCatalogue[code].detail]);
      expect((await failure(toGrpcError(new ApiError(code)))).code).toBe(errorCatalogue[code].grpc);
    },
  );

  test('keeps the version of the record, and the legal next states of an illegal transition', async () => {
    const illegal = { field: 'status', code: 'illegal_move', message: 'No.', allowed: ['sent', 'paid'] };
    const final = { field: 'stage', code: 'illegal_move', message: 'No.', allowed: [] };
    const arrived = await roundTrip(
      new ApiError('validation_failed', 'No.', { violations: [illegal, final], version: 7 }),
    );
    expect([arrived.violations, arrived.version]).toEqual([[illegal, final], 7]);
  });

  test('keeps the further members of its problem', async () => {
    const members = { challenge: 'x', factors: [{ type: 'totp' }] };
    const arrived = await roundTrip(new ApiError('second_factor_required', undefined, { members }));
    expect(problemMembers(arrived, 'r')).toMatchObject({ code: 'second_factor_required', ...members });
  });

  test('keeps its message, violations and retry delay', async () => {
    const listed = violations(3);
    const arrived = await roundTrip(
      new ApiError('unavailable', 'Später – 後で 🎉', { violations: listed, retryAfter: 7 }),
    );
    expect(arrived).toMatchObject({ code: 'unavailable', message: 'Später – 後で 🎉', retryAfter: 7 });
    expect(arrived.violations).toEqual(listed);
  });

  test('with violations has the first of them as its message', async () => {
    const arrived = await roundTrip(invalid(...violations(2)));
    expect(arrived).toMatchObject({ code: 'validation_failed', message: violation(0).message, retryAfter: undefined });
  });

  test.each([
    ['long words', 'x'.repeat(100_000)],
    ['words that are cut inside of an emoji', `${'x'.repeat(998)}🎉🎉`],
    ['half an emoji', 'a\ud800b'],
    ['line breaks and NUL', 'a\r\nb\0c'],
  ])('with %s arrives', async (_what, words) => {
    const arrived = await roundTrip(
      new ApiError('not_found', words, { violations: [{ field: words, code: 'x', message: words }] }),
    );
    expect(arrived.code).toBe('not_found');
    expect(arrived.violations).toHaveLength(1);
    expect(arrived.message.length).toBeLessThanOrEqual(1000);
  });
});

describe('many fields at fault', () => {
  test.each([
    [50, 20, 50],
    [51, 20, 50],
    [500, 20, 50],
  ])('of %i with %i characters the first %i arrive', async (count, length, kept) => {
    const listed = violations(count, length);
    expect((await roundTrip(invalid(...listed))).violations).toEqual(listed.slice(0, kept));
  });

  test.each([
    [500, 150],
    [50, 10_000],
    [1, 1_000_000],
  ])('of %i with %i characters stay within 8 KB, and the first arrive', async (count, length) => {
    const error = invalid(...violations(count, length));
    expect(detailBytes(error)).toBeLessThanOrEqual(8 * 1024);
    const arrived = await roundTrip(error);
    expect(arrived.code).toBe('validation_failed');
    expect(arrived.violations.length).toBeGreaterThan(0);
    expect(arrived.violations[0]!.field).toMatch(/^items\[0\]\.f+…?$/);
  });

  test('do not affect other calls of the connection', async () => {
    thrown.set('bad', toGrpcError(invalid(...violations(500, 400))));
    const calls = Array.from({ length: 400 }, (_, at) => call(at % 2 ? 'bad' : `good${at}`));
    const outcomes = await Promise.allSettled(calls);
    const good = outcomes.filter((_, at) => at % 2 === 0);
    const bad = outcomes.filter((_, at) => at % 2 === 1);
    expect(good.every((outcome) => outcome.status === 'fulfilled')).toBe(true);
    expect(
      bad.map((outcome) => outcome.status === 'rejected' && fromGrpcError(outcome.reason as ServiceError).code),
    ).toEqual(bad.map(() => 'validation_failed'));
  });
});

describe('an error that no service threw', () => {
  test.each([
    [status.UNAUTHENTICATED, 'unauthenticated'],
    [status.PERMISSION_DENIED, 'forbidden'],
    [status.NOT_FOUND, 'not_found'],
    [status.UNAVAILABLE, 'unavailable'],
    [status.CANCELLED, 'unavailable'],
    [status.RESOURCE_EXHAUSTED, 'unavailable'],
    [status.DEADLINE_EXCEEDED, 'timeout'],
    [status.INTERNAL, 'internal'],
    [status.UNKNOWN, 'internal'],
    [status.UNIMPLEMENTED, 'internal'],
    [status.INVALID_ARGUMENT, 'internal'],
  ])('has the meaning of its status %i: %s, without its message', async (code, meaning) => {
    const arrived = fromGrpcError(await failure({ code, details: 'stack of something inside' }));
    expect([arrived.code, arrived.message]).toEqual([meaning, errorCatalogue[meaning as ErrorCode].detail]);
  });

  test('is unavailable for a service that does not answer', async () => {
    expect(fromGrpcError(await failureAt('127.0.0.1:1')).code).toBe('unavailable');
  });

  test.each([
    'NGHTTP2_NO_ERROR',
    'NGHTTP2_INTERNAL_ERROR',
    'NGHTTP2_CANCEL',
    'NGHTTP2_REFUSED_STREAM',
    'NGHTTP2_STREAM_CLOSED',
  ] as const)('is unavailable for a service that disconnects during the call, seen as %s', async (reset) => {
    const broken = createServer().on('stream', (stream: ServerHttp2Stream) => {
      // The peer that resets a stream also gets an error.
      stream.on('error', () => undefined);
      stream.close(constants[reset]);
    });
    await new Promise<void>((listening) => broken.listen(0, '127.0.0.1', listening));
    const error = await failureAt(`127.0.0.1:${(broken.address() as AddressInfo).port}`);
    broken.close();
    expect(fromGrpcError(error).code).toBe('unavailable');
  });

  test.each([
    ['bytes that are nothing', Buffer.from('garbage, of no meaning')],
    ['nothing at all', Buffer.alloc(0)],
    ['a reason that the catalogue does not have', reasonOf('constructor')],
  ])('has the meaning of its status if the details are %s', async (_what, details) => {
    const metadata = new Metadata();
    metadata.set('grpc-status-details-bin', details);
    const arrived = fromGrpcError(await failure({ code: status.NOT_FOUND, details: 'inside', metadata }));
    expect([arrived.code, arrived.message]).toEqual(['not_found', errorCatalogue.not_found.detail]);
  });
});

/**
 * Builds google.rpc.Status with an ErrorInfo of the given reason, which has the length of the code that it replaces.
 */
function reasonOf(reason: string): Buffer {
  const known = 'bad_request';
  const bytes = toGrpcError(new ApiError(known)).metadata.get('grpc-status-details-bin')[0] as Buffer;
  return Buffer.from(bytes.toString('latin1').replace(known, reason), 'latin1');
}
