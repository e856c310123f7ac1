import { randomUUID } from 'node:crypto';
import type { ClientSession, Connection, mongo } from 'mongoose';
import { databaseOf, isDuplicateKey } from '../common/database.ts';

interface LeaseRow {
  readonly _id: string;
  /** Random id of one acquisition. */
  readonly holder: string;
  /** Fencing token; increases with every change of holder. */
  readonly fence: number;
  readonly expiresAt: Date;
}

/** A lease that this process holds. */
export interface Lease {
  /** Fencing token: higher than that of every earlier holder. */
  readonly fence: number;
  /** Aborted when the lease is lost or released. */
  readonly signal: AbortSignal;
  /** True if the lease is certainly still held; also false directly after the process was frozen for too long. */
  held(): boolean;
  /**
   * Makes the commit of `session`'s transaction depend on the lease: it fails if another holder has taken over.
   * @throws LeaseLost if another one already has
   */
  guard(session: ClientSession): Promise<void>;
  /** Releases the lease, so that another process can take it at once. */
  release(): Promise<void>;
}

export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

export interface LeaseOptions {
  readonly connection: Connection;
  /** Name of the lease, e.g. `relay`. */
  readonly name: string;
  /** Time after which a lease that is not renewed expires (milliseconds). */
  readonly ttlMs: number;
}

/**
 * Takes a lease if it is free, and renews it until it is released or lost. Times are those of the database, so that
 * clock differences between processes do not matter.
 * @returns undefined if another process holds it
 */
export async function takeLease(options: LeaseOptions): Promise<Lease | undefined> {
  const askedAt = performance.now();
  const holder = randomUUID();
  const row = await acquire(options, holder);
  return row ? holdLease(options, row, askedAt) : undefined;
}

/**
 * Breaks a lease: the holder loses it with its next renewal.
 * @returns the new fencing token, higher than that of the holder
 */
export async function breakLease(connection: Connection, name: string): Promise<number> {
  const broken = [{ $set: { holder: '', fence: nextToken, expiresAt: '$$NOW' } }];
  const row = await leases(connection).findOneAndUpdate({ _id: name }, broken, {
    upsert: true,
    returnDocument: 'after',
  });
  return row!.fence;
}

const nextToken = { $add: [{ $ifNull: ['$fence', 0] }, 1] };

function leases(connection: Connection): mongo.Collection<LeaseRow> {
  return databaseOf(connection).collection<LeaseRow>('leases', { writeConcern: { w: 'majority' } });
}

async function acquire({ connection, name, ttlMs }: LeaseOptions, holder: string): Promise<LeaseRow | null> {
  const isFree = { $lte: [{ $ifNull: ['$expiresAt', new Date(0)] }, '$$NOW'] };
  const taken = { holder, fence: nextToken, expiresAt: { $add: ['$$NOW', ttlMs] } };
  const ifFree = Object.entries(taken).map(([member, value]) => [member, { $cond: [isFree, value, `$${member}`] }]);
  const options = { upsert: true, returnDocument: 'after' } as const;
  try {
    const row = await leases(connection).findOneAndUpdate(
      { _id: name },
      [{ $set: Object.fromEntries(ifFree) }],
      options,
    );
    return row?.holder === holder ? row : null;
  } catch (error) {
    // Two processes asked for a lease that did not exist yet; one of them created it.
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

function holdLease({ connection, name, ttlMs }: LeaseOptions, { holder, fence }: LeaseRow, askedAt: number): Lease {
  const mine = { _id: name, holder, fence };
  const controller = new AbortController();
  let validUntil = askedAt + ttlMs;
  const held = (): boolean => !controller.signal.aborted && performance.now() < validUntil;
  const end = (reason: LeaseLost): void => {
    clearInterval(timer);
    controller.abort(reason);
  };
  const renew = async (): Promise<void> => {
    const renewedAt = performance.now();
    const extended = [{ $set: { expiresAt: { $add: ['$$NOW', ttlMs] } } }];
    const { matchedCount } = await leases(connection).updateOne(mine, extended);
    if (matchedCount === 0) throw new LeaseLost(`another process leads the ${name}`);
    validUntil = renewedAt + ttlMs;
  };
  const timer = setInterval(() => {
    renew().catch((error: unknown) => {
      if (error instanceof LeaseLost) end(error);
      else if (!held()) end(new LeaseLost(`the lease of the ${name} could not be renewed in time`));
    });
  }, ttlMs / 3);
  return {
    fence,
    signal: controller.signal,
    held,
    guard: async (session) => {
      // A write, not a read: only a write conflicts with that of the next holder.
      const touched = { $inc: { guarded: 1 } };
      const { matchedCount } = await leases(connection).updateOne(mine, touched, { session });
      if (matchedCount === 0) throw new LeaseLost(`another process leads the ${name}`);
    },
    release: async () => {
      end(new LeaseLost(`the ${name} was given back`));
      await leases(connection).updateOne(mine, [{ $set: { expiresAt: '$$NOW' } }]);
    },
  };
}
