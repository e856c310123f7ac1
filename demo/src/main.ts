import path from 'node:path';
import type { ApiProblem } from '@bms/client';
import { createApi } from './api.ts';
import { findBooksClient, runBooksScenario } from './books/books-scenario.ts';
import { showSearches } from './clients.ts';
import { importCompany } from './company.ts';
import { readAccess } from './credentials.ts';
import { readOrders } from './northwind.ts';
import { localInbox } from './sale/customer-account.ts';
import { findCustomer, runCustomerScenario } from './sale/customer-scenario.ts';
import { findSale } from './sale/find-sale.ts';
import { runSaleScenario } from './sale/sale-scenario.ts';
import { showOperations, showSummary } from './summary.ts';

const searches = ['königlich', 'konig', 'taqueria', 'la', 'emparedados helados', '555-4729', '$gt'];

try {
  await demo();
} catch (error) {
  const isUnreachable = error instanceof TypeError;
  console.error(
    `✗ ${isUnreachable ? 'Nothing answers at the address: run npm start first' : (error as Error).message}`,
  );
  process.exitCode = 1;
}

/** Acts as a client app: signs in, imports a company and reads its data. */
async function demo(): Promise<void> {
  const { url, email, password } = readAccess(process.env);
  const { data: session } = await createApi(url).call.account.login({ body: { email, password } });
  const api = createApi(url, session.token);
  console.log(`Signed in to ${url} as ${session.user.email}\n\nThe Northwind company:`);
  const limit = process.env['DEMO_ORDERS'];
  const items = await importCompany(api, readOrders().slice(0, limit ? Number(limit) : undefined));

  console.log('\nClient searches (ignoring case and accents; number of matches and the newest):');
  await showSearches(api, searches);
  console.log('\nRecords:');
  const walked = [(await findSale(api)).lead?.converted_client_id, await findCustomer(api), await findBooksClient(api)];
  await showSummary(
    api,
    walked.filter((id) => id != null),
  );
  const documents = path.join(process.env['DATA_DIR'] || '.data', 'documents');
  await runSaleScenario(api, items, documents);
  await runCustomerScenario(api, url, localInbox(process.env));
  await runBooksScenario(api, documents);
  await api.call.account.logout();
  const reason = await api.call.account.me().then(
    () => 0,
    (error: ApiProblem) => error.status,
  );
  console.log(`\nSigned out; the token is rejected (${reason})`);
  await showOperations(api);
}
