import { defineModule } from '@bms/service-kit';
import type { Billing } from '../setup.ts';
import { receiveNotification } from './notifications.ts';
import { onlinePaymentsModel } from './record-payment.ts';

const SERVICE = 'bms.billing.PaymentNotifications';

/** The module of the notifications of payment providers. */
export const paymentNotificationsModule = defineModule({
  service: SERVICE,
  models: [onlinePaymentsModel],
  setup: ({ kit, invoices: { resource }, money: { payments }, provider }: Billing) => {
    const { maxBytes } = kit.contract.rpc(`/${SERVICE}/Stripe`).policy;
    return { Stripe: receiveNotification({ resource, payments }, provider, maxBytes) };
  },
});
