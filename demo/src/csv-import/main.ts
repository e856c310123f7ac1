import { signIn } from '@bms/testing';
import { readAccess } from '../credentials.ts';
import { runImportScenario } from './import-scenario.ts';

const { url, email, password } = readAccess(process.env);
const http = await signIn(url, email, password);
try {
  await runImportScenario(http, url);
} finally {
  await http.send('POST', '/api/auth/logout');
}
