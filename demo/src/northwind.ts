import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/** A row of customers.csv, without white space at the ends; an empty cell is an empty string. */
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

export interface Employee {
  firstName: string;
  lastName: string;
  title: string;
  country: string;
  homePhone: string;
}

export interface Category {
  categoryID: string;
  categoryName: string;
  description: string;
}

export interface Product {
  productID: string;
  productName: string;
  categoryID: string;
  quantityPerUnit: string;
  unitPrice: string;
}

export interface Order {
  orderID: string;
  customerID: string;
  orderDate: string;
  requiredDate: string;
  lines: OrderLine[];
}

export interface OrderLine {
  orderID: string;
  productID: string;
  unitPrice: string;
  quantity: string;
  discount: string;
}

/** Reads the customers of the Northwind company in the order of the file, like the functions below. */
export const readCustomers = (): Customer[] => read('customers');
export const readEmployees = (): Employee[] => read('employees');
export const readCategories = (): Category[] => read('categories');
export const readProducts = (): Product[] => read('products');

/** Reads the orders with their lines. */
export function readOrders(): Order[] {
  const lines = Map.groupBy(read<OrderLine>('order_details'), ({ orderID }) => orderID);
  return read<Omit<Order, 'lines'>>('orders').map((order) => ({ ...order, lines: lines.get(order.orderID) ?? [] }));
}

/**
 * Returns the discounted unit price of a line in cents, with at most 2 decimals: `14.00` with a discount of `0.15` is
 * 1190.
 */
export function rateInCents({ unitPrice, discount }: OrderLine): number {
  const cents = Math.round(Number(unitPrice) * 100);
  const percent = 100 - Math.round(Number(discount) * 100);
  return (cents * percent) / 100;
}

/** Returns the total of an order in cents, rounded half up once; the sum in hundredths of a cent is exact. */
export function totalInCents(lines: readonly OrderLine[]): number {
  const hundredths = lines.reduce((sum, line) => sum + Math.round(rateInCents(line) * 100) * Number(line.quantity), 0);
  return Math.floor((hundredths + 50) / 100);
}

function read<Row>(name: string): Row[] {
  const text = readFileSync(new URL(`../data/northwind/${name}.csv`, import.meta.url), 'utf8');
  return parse(text, { columns: true, bom: true, trim: true }) as Row[];
}
