import type { Channel } from '@bms/mail';

/** The HTTP API of an SMS provider. */
export interface SmsProvider {
  /** Receives a POST with JSON: `id, to, from, text`. */
  readonly url: string;
  /** Sent as `Authorization: Bearer`. */
  readonly token: string;
  /** The sender registered with the provider. */
  readonly from: string;
}

const ANSWER_MS = 20_000;

/**
 * Creates a channel for text messages over a provider's HTTP API; any 2xx status means that the message was accepted.
 */
export function createHttpSmsChannel({ url, token, from }: SmsProvider): Channel {
  return {
    send: async ({ id, to, text }, signal) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': id },
        body: JSON.stringify({ id, to, from, text }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
        redirect: 'error',
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the SMS provider answered ${answer.status}`);
    },
  };
}

/**
 * Creates a channel without a provider that mails text messages to `<phone>@sms.local`, in the inbox of the local
 * start.
 */
export function createInboxSmsChannel(mail: Channel): Channel {
  return { send: (message, signal) => mail.send({ ...message, to: `${message.to}@sms.local` }, signal) };
}
