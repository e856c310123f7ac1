import { defineModule, get, list } from '@bms/service-kit';
import { openMoneyRecords } from '../payments/money-records.ts';
import { refunds } from './refunds.model.ts';

/** The module of the refunds of all invoices. */
export const refundsModule = defineModule({
  service: refunds.service,
  models: refunds.models,
  setup: async (kit) => {
    const { refunds: resource } = await openMoneyRecords(kit);
    return { List: list(resource), Get: get(resource) };
  },
});
