import type { Api } from '../api.ts';
import { awaitLead, submitRequest, winLead } from './ask.ts';
import { findSale } from './find-sale.ts';
import { fulfil, offer } from './offer.ts';
import { settle } from './settle.ts';
import { startWalk } from './walk.ts';

/**
 * Walks one sale from a request to the paid invoice and shows each step. What an earlier run has done is looked up and
 * shown, not done again; a run that was broken off is gone on with.
 * @param items ids of items by productID
 * @throws Error when something is not as it should be
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
