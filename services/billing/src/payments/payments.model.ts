import { defineModel, type RecordOf } from '@bms/service-kit';
import { moneyModel } from './money-model.ts';
import { unmetVoid } from './unmet-void.ts';

/** The model of payments. */
export const payments = defineModel('payments', {
  ...moneyModel,
  service: 'bms.billing.Payments',
  preconditions: { Void: unmetVoid },
  fields: {
    ...moneyModel.fields,
    /** The payment provider that received it. */
    provider: String,
  },
});

/** A payment as stored. */
export type PaymentRecord = RecordOf<typeof payments>;
