import { createBatchedReads } from './api/batched-reads.ts';
import { createDataProvider } from './api/data-provider.ts';
import { createHttp, createReadFile } from './api/http.ts';
import { withNames } from './api/names.ts';
import { createOutage } from './api/outage.ts';
import { createSignInGate } from './api/sign-in-gate.ts';
import { resources } from './contract/contract.ts';
import { createAccounts } from './session/account.ts';
import { createAuthProvider } from './session/auth-provider.ts';
import { withConfirmedChanges } from './session/confirmed-changes.ts';
import { createLeaving } from './unsaved/leaving.ts';
import { createUnsavedChanges } from './unsaved/unsaved-changes.ts';

/** The shared instances of the page. */
export const gate = createSignInGate();
export const http = createHttp(gate);
/** Reads together with others of the same moment. */
export const read = createBatchedReads(http);
export const readFile = createReadFile(gate);
export const outage = createOutage();
export const accounts = createAccounts(http, outage);
/** Holds back changes of credentials until the password is confirmed. */
export const confirmation = createSignInGate();
export const dataProvider = withConfirmedChanges(
  withNames(createDataProvider(resources, http, read), http),
  confirmation,
);
export const authProvider = createAuthProvider(accounts, resources);
export const unsaved = createUnsavedChanges();
export const leaving = createLeaving(unsaved);
