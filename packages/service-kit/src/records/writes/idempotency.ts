import { ApiError, type Contract, invalid, type Rpc } from '@bms/contracts';
import type { MethodDefinition } from '@grpc/grpc-js';
import { type ClientSession, type Connection, mongo, Schema } from 'mongoose';
import type { Call } from '../../runtime/call.ts';
import type { ModelDefinition } from '../../runtime/module.ts';
import { identityOf, type RequestIdentity } from './request-identity.ts';

/** An app that is offline for a weekend can repeat its calls. */
const RETENTION_MS = 72 * 3600 * 1000;
const DUPLICATE_KEY = 11000;
const COLLECTION = 'idempotency_keys';

/** One use of a key. It exists if and only if the writes of its call exist. */
interface Entry {
  _id: string;
  body: string;
  /** The serialized response; null until it is stored, and if it holds a secret. */
  answer: mongo.Binary | null;
  version: number | null;
  expires_at: Date;
}

/** The collection of used keys; MongoDB deletes entries some time after they expire. */
export const idempotencyModel: ModelDefinition = {
  name: COLLECTION,
  schema: new Schema({ _id: String, expires_at: Date }, { collection: COLLECTION, versionKey: false }).index(
    { expires_at: 1 },
    { expireAfterSeconds: 0 },
  ),
};

/** Thrown to abort a transaction whose key was used by a concurrent call. */
class KeyUsed extends Error {
  override readonly name = 'KeyUsed';
}

/** The store of Idempotency-Keys, kept for 72 hours. */
export interface Idempotency {
  /** Runs a handler, or replays the response of an equal call that has completed or is in progress. */
  answerOnce(call: Call, handler: () => Promise<unknown>): Promise<unknown>;
  /** Returns true if the response of an equal call is stored. @throws ApiError validation_failed if it had another body */
  wasAnswered(call: Call): Promise<boolean>;
  /**
   * Notes the key of a call that has its own key for each part of its work, before the work begins.
   * @returns false if an equal call has noted it
   * @throws ApiError validation_failed if it was noted for another body
   */
  note(call: Call): Promise<boolean>;
  /**
   * Claims the key of a call at the beginning of its transaction. Of several concurrent calls one gets it; the others
   * conflict until it has committed.
   */
  claim(call: Call, session: ClientSession): Promise<void>;
  /** Stores the response at the end of the transaction. */
  storeAnswer(call: Call, answer: unknown, session: ClientSession): Promise<void>;
  /** Claims the keys of several calls and stores their responses at the end of their transaction, in one round trip. */
  claimAnswered(answered: readonly Answered[], session: ClientSession): Promise<void>;
}

/** A call with its response. */
interface Answered {
  readonly call: Call;
  readonly answer: unknown;
}

/**
 * Creates the key store of a service in its own database.
 * @see docs/adr/0025-idempotency-in-the-transaction.md
 */
export function createIdempotency(db: Connection, contract: Contract): Idempotency {
  const entries = db.collection<Entry>(COLLECTION);

  async function previousAnswer(call: Call): Promise<unknown> {
    const identity = identityOf(call);
    const entry = identity && (await entries.findOne({ _id: identity.id }));
    if (!entry) return undefined;
    if (entry.expires_at.getTime() > Date.now()) return repeat(call, entry, identity, contract);
    await entries.deleteOne({ _id: entry._id, expires_at: entry.expires_at });
    return undefined;
  }

  /** The running calls by key id: equal calls of this process are serialized instead of conflicting in the database. */
  const running = new Map<string, Promise<unknown>>();

  async function answerOnce(call: Call, handler: () => Promise<unknown>): Promise<unknown> {
    const id = identityOf(call)?.id;
    if (id === undefined) return handler();
    while (running.has(id)) await running.get(id);
    const answer = answerNow(call, handler);
    running.set(
      id,
      answer.catch(() => undefined).finally(() => running.delete(id)),
    );
    return answer;
  }

  async function answerNow(call: Call, handler: () => Promise<unknown>): Promise<unknown> {
    const before = await previousAnswer(call);
    if (before !== undefined) return before;
    try {
      return await handler();
    } catch (error) {
      // An equal call may have committed meanwhile, and its effect may be the reason for this error.
      const meanwhile = isFinal(error) ? await previousAnswer(call) : undefined;
      if (meanwhile !== undefined) return meanwhile;
      throw error instanceof KeyUsed ? new ApiError('unavailable', undefined, { retryAfter: 1 }) : error;
    }
  }

  async function insert(used: readonly Entry[], session: ClientSession): Promise<void> {
    if (used.length === 0) return;
    try {
      await entries.insertMany([...used], { session });
    } catch (error) {
      throw error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY ? new KeyUsed() : error;
    }
  }

  const answerOf = ({ call, answer }: Answered): Pick<Entry, 'answer' | 'version'> => {
    const bytes = methodOf(contract, call.rpc).responseSerialize(answer as object);
    return { answer: new mongo.Binary(bytes), version: call.version ?? null };
  };

  async function storeAnswer(call: Call, answer: unknown, session: ClientSession): Promise<void> {
    const identity = identityOf(call);
    if (!identity || call.rpc.policy.secret) return;
    await entries.updateOne({ _id: identity.id }, { $set: answerOf({ call, answer }) }, { session });
  }

  async function note(call: Call): Promise<boolean> {
    const [entry] = entryOf(call);
    if (!entry) return true;
    const known = await entries.findOne({ _id: entry._id });
    if (known && known.expires_at.getTime() > Date.now()) {
      assertSameBody(known, entry);
      return false;
    }
    try {
      await entries.replaceOne({ _id: entry._id, ...(known && { expires_at: known.expires_at }) }, entry, {
        upsert: true,
      });
      return known === null;
    } catch (error) {
      if (!(error instanceof mongo.MongoServerError) || error.code !== DUPLICATE_KEY) throw error;
      return note(call);
    }
  }

  return {
    answerOnce,
    wasAnswered: async (call) => (await previousAnswer(call)) !== undefined,
    note,
    claim: (call, session) => insert(entryOf(call), session),
    storeAnswer,
    claimAnswered: async (answered, session) => {
      const used = answered.flatMap((one) =>
        entryOf(one.call).map((entry) => ({ ...entry, ...(!one.call.rpc.policy.secret && answerOf(one)) })),
      );
      await insert(used, session);
    },
  };
}

/** Returns the entry of a call without a response yet; none without a key. */
function entryOf(call: Call): Entry[] {
  const identity = identityOf(call);
  if (!identity) return [];
  const expires_at = new Date(Date.now() + RETENTION_MS);
  return [{ _id: identity.id, body: identity.body, answer: null, version: null, expires_at }];
}

function isFinal(error: unknown): boolean {
  if (error instanceof KeyUsed) return true;
  return error instanceof ApiError && !['unavailable', 'timeout', 'internal'].includes(error.code);
}

function repeat(call: Call, entry: Entry, identity: RequestIdentity, contract: Contract): object {
  assertSameBody(entry, identity);
  if (!entry.answer) throw new ApiError('already_answered');
  call.markReplayed();
  if (entry.version !== null) call.setVersion(entry.version);
  return methodOf(contract, call.rpc).responseDeserialize(Buffer.from(entry.answer.buffer));
}

function assertSameBody(entry: Pick<Entry, 'body'>, { body }: Pick<Entry, 'body'>): void {
  if (entry.body === body) return;
  const message = 'This Idempotency-Key was already used for a different request.';
  throw invalid({ field: 'Idempotency-Key', code: 'idempotency_key_reused', message });
}

function methodOf(contract: Contract, rpc: Rpc): MethodDefinition<object, object> {
  return contract.definition(rpc.service.name)[rpc.name]!;
}
