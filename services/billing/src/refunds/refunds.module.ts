import { defineModule, get, list } from '@bms/service-kit';
import type { Billing } from '../setup.ts';
import { refunds } from './refunds.model.ts';

/** The module of the refunds of all invoices. */
export const refundsModule = defineModule({
  service: refunds.service,
  models: refunds.models,
  setup: ({ money: { refunds: resource } }: Billing) => ({ List: list(resource), Get: get(resource) }),
});
