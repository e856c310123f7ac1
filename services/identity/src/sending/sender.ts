import { type DeliveryHandler, UnprocessableEvent } from '@bms/events';
import type { Connection } from 'mongoose';
import type { Sealer } from '../sealing/sealer.ts';
import { type Letter, letterKinds, writeLetter } from './letters.ts';
import { SEND_JOBS, type SendJob } from './send-job.model.ts';

/** A message to a person. */
export interface Message {
  /** Stays the same when it is sent again, so that a receiver can tell. */
  readonly id: string;
  /** An email address, or a phone number (E.164). */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends messages one way. */
export interface Channel {
  /** @throws Error without a word of the message when it was not taken; it is sent again then */
  send(message: Message, signal: AbortSignal): Promise<void>;
}

/** The ways that letters go. */
export interface Channels {
  readonly mail: Channel;
  readonly sms: Channel;
}

/**
 * Sends what an event names: opens the job, sends the letter, removes the job. A job that is gone was sent before, and one
 * that is too old is of no use any more.
 */
export function createSender(db: Connection, sealer: Sealer, channels: Channels, publicUrl: string): DeliveryHandler {
  const jobs = db.collection<SendJob>(SEND_JOBS);
  return async ({ data }, signal) => {
    const job = await jobs.findOne({ _id: String(data['send_job_id']) });
    if (!job) return;
    const letter = open(job, sealer);
    if (letter.to !== '' && job.expires_at.getTime() > Date.now()) {
      const message = { id: job._id, to: letter.to, ...writeLetter(letter, publicUrl) };
      await channels[letterKinds[letter.kind].channel].send(message, signal);
    }
    await jobs.deleteOne({ _id: job._id });
  };
}

function open({ _id, sealed }: SendJob, sealer: Sealer): Letter {
  try {
    return JSON.parse(sealer.open('send-job', _id, sealed.buffer)) as Letter;
  } catch {
    throw new UnprocessableEvent('the send job was sealed with another KEY_ENCRYPTION_SECRET');
  }
}
