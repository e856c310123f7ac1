import { createApi, type Problem } from './api.ts';
import { countClients, importClients, showSearches } from './clients.ts';
import { readAccess } from './credentials.ts';
import { readCustomers } from './northwind.ts';

const searches = ['königlich', 'konig', 'taqueria', 'la', 'emparedados helados', '555-4729', '$gt'];

try {
  await demo();
} catch (error) {
  const away = error instanceof TypeError;
  console.error(`✗ ${away ? 'Nothing answers at the address: run npm start first' : (error as Error).message}`);
  process.exitCode = 1;
}

/** Does what a client app does: signs in, brings clients in, searches. */
async function demo(): Promise<void> {
  const { url, email, password } = readAccess(process.env);
  const { token, user } = await createApi(url).post<{ token: string; user: { first_name: string; email: string } }>(
    '/api/auth/login',
    { email, password },
  );
  const api = createApi(url, token);
  console.log(`Signed in to ${url} as ${user.email}\n\nThe companies of Northwind:`);

  const { created, present, changed } = await importClients(api, readCustomers());
  console.log(`  ${created} created, ${present} were there already`);
  if (changed.length > 0) throw new Error(`arrived otherwise than they were sent: ${changed.join(', ')}`);
  console.log('  every field is stored as it was sent');

  console.log('\nSearches (ignoring case and accents; how many, and the newest of them):');
  await showSearches(api, searches, console.log);
  console.log(`\n${await countClients(api)} clients in all`);
  await api.post('/api/auth/logout', {});
  const refused = await api.get('/api/auth/me').then(
    () => 0,
    (error: Problem) => error.status,
  );
  console.log(`Signed out; the token is dead (${refused})`);
}
