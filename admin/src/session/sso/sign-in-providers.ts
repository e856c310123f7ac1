import { http } from '../../services.ts';

/** A provider of single sign-on, as the sign-in page offers it. */
export interface SignInProvider {
  readonly key: string;
  readonly name: string;
  /** True if it is the provider of the email domain. */
  readonly is_of_domain: boolean;
}

/** The providers of the sign-in page. */
export interface SignInProviders {
  readonly records: readonly SignInProvider[];
  /** `off` if the staff must sign in with a provider. */
  readonly password_sign_in: 'on' | 'off';
}

/** Returns the providers, with an email address those for it. */
export async function readProviders(email = ''): Promise<SignInProviders> {
  const query = email === '' ? {} : { domain: email };
  return (await http<SignInProviders>('GET', '/api/auth/sso', { query, isAboutSession: true })).body;
}

/**
 * Returns the address at which a sign-in starts.
 * @param next the path of the panel to continue at
 */
export function startAddress(key: string, next: string, email = ''): string {
  const query = new URLSearchParams({ return_to: next, ...(email !== '' && { login_hint: email }) });
  return `/api/auth/sso/${key}/start?${query}`;
}
