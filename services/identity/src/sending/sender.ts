import { type DeliveryHandler, UnprocessableEvent } from '@bms/events';
import type { Connection } from 'mongoose';
import { readOrganization } from '../organization/read-organization.ts';
import type { Sealer } from '../sealing/sealer.ts';
import { type Letter, letterKinds, writeLetter } from './letters.ts';
import { SEND_JOBS, type SendJob } from './send-job.model.ts';

/** A message to a recipient. */
export interface Message {
  /** Stays the same when the message is sent again, so that the receiver can detect duplicates. */
  readonly id: string;
  /** An email address, or a phone number (E.164). */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The HTML version; of mails. */
  readonly html?: string;
}

/** A channel for outgoing messages. */
export interface Channel {
  /** @throws Error without any content of the message if it was not accepted; it is sent again then */
  send(message: Message, signal: AbortSignal): Promise<void>;
}

/** The available channels. */
export interface Channels {
  readonly mail: Channel;
  readonly sms: Channel;
}

/**
 * Creates the handler that sends the message of an event: it decrypts the job, sends the message and deletes the job. A
 * missing job was sent before; an expired one is dropped.
 */
export function createSender(db: Connection, sealer: Sealer, channels: Channels, publicUrl: string): DeliveryHandler {
  const jobs = db.collection<SendJob>(SEND_JOBS);
  return async ({ data }, signal) => {
    const job = await jobs.findOne({ _id: String(data['send_job_id']) });
    if (!job) return;
    const letter = open(job, sealer);
    if (letter.to !== '' && job.expires_at.getTime() > Date.now()) {
      const { name: organization } = await readOrganization(db);
      const message = { id: job._id, to: letter.to, ...writeLetter(letter, { organization, publicUrl }) };
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
