import type { Api } from './api.ts';
import { importClients } from './clients.ts';
import { importContent } from './content.ts';
import { importCategories, importItems } from './items.ts';
import { importLogos } from './logos.ts';
import { type Order, readCategories, readCustomers, readEmployees, readProducts } from './northwind.ts';
import { importInvoices, importOrders } from './sales.ts';
import { importTeam } from './team.ts';

/**
 * Imports the Northwind company: clients, team, items, and an order and an invoice for each of the orders.
 * @returns the ids of the items by productID
 */
export async function importCompany(api: Api, orders: readonly Order[]): Promise<Map<string, number>> {
  const clients = await importClients(api, readCustomers());
  const employees = readEmployees();
  await importTeam(api, employees);
  const categories = await importCategories(api, readCategories());
  await importLogos(api, readCategories());
  const items = await importItems(api, readProducts(), categories);
  await importOrders(api, orders, { clients, items });
  await importInvoices(api, orders, { clients, items });
  await importContent(api, employees);
  return items;
}
