import type { Channel } from './sender.ts';

/** Where text messages go by HTTP. */
export interface SmsProvider {
  /** Takes a POST with JSON: `id, to, from, text`. */
  readonly url: string;
  /** Sent as `Authorization: Bearer`. */
  readonly token: string;
  /** The sender that the provider knows. */
  readonly from: string;
}

const ANSWER_MS = 20_000;

/** Text messages by a provider's HTTP interface; any 2xx means that it took the message. */
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

/** Text messages as mails to `<phone>@sms.local`, where there is no provider: they land in the inbox of the local start. */
export function createInboxSmsChannel(mail: Channel): Channel {
  return { send: (message, signal) => mail.send({ ...message, to: `${message.to}@sms.local` }, signal) };
}
