import { defineService } from '@bms/service-kit';
import { billingSettings } from './config.ts';
import { sentDays } from './migrations/2026-11-23-sent-days.ts';
import { clientOwners } from './migrations/2026-11-26-client-owners.ts';
import { depositTaxes } from './migrations/2026-11-26-deposit-taxes.ts';
import { issuedCreditNotes } from './migrations/2026-11-26-issued-credit-notes.ts';
import { listedCreditNotes } from './migrations/2026-11-26-listed-credit-notes.ts';
import { moneyRecords } from './migrations/2026-11-26-money-records.ts';
import { owedReminderFees } from './migrations/2026-11-26-owed-reminder-fees.ts';
import { refundsDue } from './migrations/2026-11-26-refunds-due.ts';
import { modules } from './modules.ts';
import { setup } from './setup.ts';

export const billingService = defineService({
  name: 'billing',
  manifest: new URL('../package.json', import.meta.url),
  settings: billingSettings,
  setup,
  modules,
  migrations: [
    sentDays,
    clientOwners,
    issuedCreditNotes,
    refundsDue,
    listedCreditNotes,
    owedReminderFees,
    depositTaxes,
    moneyRecords,
  ],
});
