import { startServiceStub } from '@bms/testing';
import { describeExternalMails } from '@bms/testing/external-mails';
import { contract, start, startEnvironment } from '../../test/harness.ts';
import { invoicesOf, line } from '../../test/invoices.ts';

describeExternalMails({
  modules: { Invoices: 'invoices', CreditNotes: 'invoices' },
  start: async (handlers, more) => {
    const environment = await startEnvironment();
    const { crm, files, env, secrets } = environment;
    const identity = await startServiceStub(contract, 'identity', secrets.trustedKeys, handlers);
    const UPSTREAMS = `crm=${crm.target},identity=${identity.target},files=${files.target}`;
    const billing = await start({ ...env, ...more, UPSTREAMS }, secrets);
    crm.has(1, { company_name: 'Alfreds Futterkiste' });
    const invoice = async () => (await invoicesOf(billing).create()).id;
    return {
      call: billing.call,
      drafts: {
        Invoices: invoice,
        CreditNotes: async () => {
          const invoice_id = await invoice();
          await billing.call('Invoices/Send', { id: invoice_id });
          const credit_note = { invoice_id, reason: 'Damaged', items: [line] };
          const created = await billing.call<{ record: { id: number } }>('CreditNotes/Create', { credit_note });
          return created.message.record.id;
        },
      },
      stop: async () => {
        await billing.stop();
        identity.close();
        await environment.stop();
      },
    };
  },
});
