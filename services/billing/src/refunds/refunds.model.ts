import { defineModel, type RecordOf } from '@bms/service-kit';
import { moneyModel } from '../payments/payments.model.ts';

/** The model of refunds. */
export const refunds = defineModel('refunds', { ...moneyModel, service: 'bms.billing.Refunds' });

/** A refund as stored. */
export type RefundRecord = RecordOf<typeof refunds>;
