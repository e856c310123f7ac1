import { publicCaller, readSigner } from '@bms/contracts';
import { createCallerTokens } from '@bms/rpc';
import type { LocalSecrets, RpcOptions } from '@bms/testing';
import type { TestedCopy } from './harness.ts';

/** A recipient of a link. */
export const visitor: RpcOptions = { caller: publicCaller, headers: { 'x-client-address': '203.0.113.7' } };

/** The response to a notification. */
interface Received {
  readonly status: number;
  readonly body: unknown;
}

/** Sends notifications to a process of billing, as the gateway forwards them. */
export function notifierOf({ running }: Pick<TestedCopy, 'running'>, secrets: LocalSecrets) {
  const tokens = createCallerTokens(readSigner(secrets.signingKey('gateway')));
  return async (body: string, signature: string): Promise<Received> => {
    const response = await fetch(`http://127.0.0.1:${running.httpPort}/api/payments/stripe`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokens(publicCaller, 'billing')}`,
        'content-type': 'application/json',
        'stripe-signature': signature,
      },
      body,
    });
    return { status: response.status, body: await response.json() };
  };
}
