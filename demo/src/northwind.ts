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

/** The customers of the Northwind company, in the order of the file; so are the others. */
export const readCustomers = (): Customer[] => read('customers');
export const readEmployees = (): Employee[] => read('employees');
export const readCategories = (): Category[] => read('categories');
export const readProducts = (): Product[] => read('products');

/** The orders with their lines. */
export function readOrders(): Order[] {
  const lines = Map.groupBy(read<OrderLine>('order_details'), ({ orderID }) => orderID);
  return read<Omit<Order, 'lines'>>('orders').map((order) => ({ ...order, lines: lines.get(order.orderID) ?? [] }));
}

/** The price of a line in cents, the discount taken off: `14.00` less `0.15` is 1190. At most 2 decimals. */
export function rateInCents({ unitPrice, discount }: OrderLine): number {
  const cents = Math.round(Number(unitPrice) * 100);
  const percent = 100 - Math.round(Number(discount) * 100);
  return (cents * percent) / 100;
}

/** The total of an order in cents, rounded half up once; in hundredths of a cent it is exact. */
export function totalInCents(lines: readonly OrderLine[]): number {
  const hundredths = lines.reduce((sum, line) => sum + Math.round(rateInCents(line) * 100) * Number(line.quantity), 0);
  return Math.floor((hundredths + 50) / 100);
}

function read<Row>(name: string): Row[] {
  const text = readFileSync(new URL(`../data/northwind/${name}.csv`, import.meta.url), 'utf8');
  return parse(text, { columns: true, bom: true }) as Row[];
}
