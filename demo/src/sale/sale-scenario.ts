import type { Api } from '../api.ts';
import { awaitLead, submitRequest, winLead } from './ask.ts';
import { findSale } from './find-sale.ts';
import { fulfil, offer } from './offer.ts';
import { completeClient, completeOrganization, defineTaxes } from './parties.ts';
import { startScenario } from './scenario.ts';
import { settle } from './settle.ts';

/**
 * Runs one sale from the request to the paid invoice, whose PDF is saved and validated, and shows each step. The results of an earlier run are shown, not
 * repeated; an interrupted run is resumed.
 * @param items ids of items by productID
 * @param folder the folder of the saved PDF
 * @throws Error when a step has an unexpected result
 */
export async function runSaleScenario(api: Api, items: ReadonlyMap<string, number>, folder: string): Promise<void> {
  console.log('\nOne sale, from request to paid invoice (+ done now, = done by an earlier run):');
  const scenario = startScenario(api);
  await completeOrganization(scenario);
  const taxes = await defineTaxes(scenario);
  const found = await findSale(api);
  const request = await submitRequest(scenario, found);
  const lead = await awaitLead(scenario, request, found);
  const client = await winLead(scenario, lead);
  await completeClient(scenario, client);
  const estimate = await offer(scenario, client, request, { items, taxes });
  const order = await fulfil(scenario, client, estimate);
  await settle(scenario, client, ['new', 'processing'].includes(order.status), folder);
}
