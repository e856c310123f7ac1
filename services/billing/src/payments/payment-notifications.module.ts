import { defineModule } from '@bms/service-kit';
import type { BillingConfig } from '../config.ts';
import { openInvoices } from '../invoices/invoice-resource.ts';
import { openMoneyRecords } from './money-records.ts';
import { receiveNotification } from './notifications.ts';
import { openPaymentProvider } from './open-provider.ts';
import { onlinePaymentsModel } from './record-payment.ts';

const SERVICE = 'bms.billing.PaymentNotifications';

/** The module of the notifications of payment providers. */
export const paymentNotificationsModule = (config: BillingConfig) =>
  defineModule({
    service: SERVICE,
    models: [onlinePaymentsModel],
    setup: async (kit) => {
      const { resource } = await openInvoices(kit);
      const { payments } = await openMoneyRecords(kit);
      const { maxBytes } = kit.contract.rpc(`/${SERVICE}/Stripe`).policy;
      return { Stripe: receiveNotification({ resource, payments }, openPaymentProvider(config, kit), maxBytes) };
    },
  });
