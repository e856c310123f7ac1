import { startServiceStub } from '@bms/testing';
import { describeExternalMails } from '@bms/testing/external-mails';
import { contract, startCrm } from '../../test/harness.ts';
import { salesOf, startEnvironment } from '../../test/sales.ts';

const line = { title: 'Chai', quantity: '2', rate: '100' };

describeExternalMails({
  modules: { Estimates: 'estimates', Contracts: 'contracts' },
  start: async (handlers, env) => {
    const environment = await startEnvironment();
    const identity = await startServiceStub(contract, 'identity', environment.secrets.trustedKeys, handlers);
    const upstreams = `billing=${environment.billing.target},identity=${identity.target}`;
    const crm = await startCrm(upstreams, environment.secrets, { NATS_URL: environment.nats.url, ...env });
    const client_id = await salesOf(crm).newClient();
    let number = 900;
    return {
      call: crm.call,
      drafts: {
        Estimates: async () => (await salesOf(crm).create('Estimates', { client_id, items: [line] })).id,
        Contracts: async () => {
          const id = ++number;
          await crm.call('Contracts/Create', { id, contract: { title: 'Tea', client_id } });
          return id;
        },
      },
      stop: async () => {
        await crm.stop();
        identity.close();
        await environment.stop();
      },
    };
  },
});
