import { ApiError } from '@bms/contracts';
import type { HandlerOf } from '@bms/service-kit';
import type { PaymentProvider } from './provider.ts';
import { type PaymentDeps, recordPayment } from './record-payment.ts';

/**
 * Creates the handler of the notifications of a provider, which are signed: it reads the raw body.
 * @param maxBytes the maximum size of a notification
 * @throws ApiError not_found without a provider; bad_request for an invalid signature; too_large
 */
export function receiveNotification(
  deps: PaymentDeps,
  provider: PaymentProvider | undefined,
  maxBytes: number,
): HandlerOf<'/bms.billing.PaymentNotifications/Stripe'> {
  return async (call) => {
    if (!provider) throw new ApiError('not_found');
    const { request } = call.http;
    const body = await readAll(request, maxBytes);
    const payment = await provider.readNotification(body, String(request.headers['stripe-signature'] ?? ''));
    if (payment) await recordPayment(deps, provider.name, payment, call);
    return { success: true, message: 'Received.' };
  };
}

async function readAll(stream: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxBytes) throw new ApiError('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
