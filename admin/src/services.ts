import { createDataProvider } from './api/data-provider.ts';
import { createHttp } from './api/http.ts';
import { createSignInGate } from './api/sign-in-gate.ts';
import { resources } from './contract/contract.ts';
import { createAccounts } from './session/account.ts';
import { createAuthProvider } from './session/auth-provider.ts';

/** What the page is made of, once. */
export const gate = createSignInGate();
export const http = createHttp(gate);
export const accounts = createAccounts(http);
export const dataProvider = createDataProvider(resources, http);
export const authProvider = createAuthProvider(accounts, resources);
