import { signIn } from '@bms/testing';

/** Signs in and returns the headers of authenticated requests. @throws Error if the sign-in is rejected */
export async function authorize(url: string, email: string, password: string): Promise<Record<string, string>> {
  const { token } = await signIn(url, email, password);
  return { authorization: `Bearer ${token}` };
}
