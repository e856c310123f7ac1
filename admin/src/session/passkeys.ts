/** The reason why this browser cannot use passkeys. */
const UNSUPPORTED = 'This browser does not support passkeys. Use a newer one, or another way.';
const CANCELLED = 'No passkey was used. Try again, or use another way.';

/** True if the browser reads the options of passkeys as the service sends them. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** Creates a passkey. @param options those of the service @returns the credential as JSON @throws Error with a text for the user */
export async function createPasskey(options: object): Promise<unknown> {
  if (!canUsePasskeys()) throw new Error(UNSUPPORTED);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  return toJson(await navigator.credentials.create({ publicKey }).catch(explain));
}

/** Asks for a passkey. @param options those of the service @returns the credential as JSON @throws Error with a text for the user */
export async function getPasskey(options: object): Promise<unknown> {
  if (!canUsePasskeys()) throw new Error(UNSUPPORTED);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  return toJson(await navigator.credentials.get({ publicKey }).catch(explain));
}

function toJson(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Error(CANCELLED);
  return credential.toJSON();
}

/** Browsers do not say whether the user cancelled or there is no passkey. */
function explain(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') throw new Error('This device has a passkey of your account already.');
  if (name === 'SecurityError') throw new Error('Passkeys work only at the public address of this system.');
  throw new Error(CANCELLED);
}
