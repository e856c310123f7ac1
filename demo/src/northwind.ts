import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/** A row of customers.csv; an empty cell is an empty string. */
export interface Customer {
  customerID: string;
  companyName: string;
  address: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
  phone: string;
}

/** The customers of the Northwind company, in the order of the file. */
export function readCustomers(): Customer[] {
  const text = readFileSync(new URL('../data/northwind/customers.csv', import.meta.url), 'utf8');
  return parse(text, { columns: true, bom: true }) as Customer[];
}
