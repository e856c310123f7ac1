import type { Api } from '../api.ts';
import { awaitLead, submitRequest, winLead } from './ask.ts';
import { findSale } from './find-sale.ts';
import { fulfil, offer } from './offer.ts';
import { settle } from './settle.ts';
import { startWalk } from './walk.ts';

/**
 * Runs one sale from the request to the paid invoice and shows each step. The results of an earlier run are shown, not
 * repeated; an interrupted run is resumed.
 * @param items ids of items by productID
 * @throws Error when a step has an unexpected result
 */
export async function walkSale(api: Api, items: ReadonlyMap<string, number>): Promise<void> {
  console.log('\nOne sale, from request to paid invoice (+ done now, = done by an earlier run):');
  const walk = startWalk(api);
  const found = await findSale(api);
  const request = await submitRequest(walk, found);
  const lead = await awaitLead(walk, request, found);
  const client = await winLead(walk, lead);
  const estimate = await offer(walk, client, request, items);
  const order = await fulfil(walk, client, estimate);
  await settle(walk, client, ['new', 'processing'].includes(order.status));
}
