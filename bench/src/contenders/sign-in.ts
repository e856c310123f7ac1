import { signIn } from '@bms/testing';

/** Signs in to a contender. @returns the headers of authenticated requests */
export type SignIn = (url: string, email: string, password: string) => Promise<Record<string, string>>;

/** Signs in to the API of this project, which some peers copy. @throws Error if the sign-in is rejected */
export const authorize: SignIn = async (url, email, password) => {
  const { token } = await signIn(url, email, password);
  return { authorization: `Bearer ${token}` };
};

/** Signs in to a Feathers application. @throws Error if the sign-in is rejected */
export const authorizeFeathers: SignIn = async (url, email, password) => {
  const { accessToken } = await post(`${url}/authentication`, { strategy: 'local', email, password });
  return { authorization: `Bearer ${accessToken}` };
};

/** Registers the first user of a Payload application, who is then signed in. @throws Error if that is rejected */
export const authorizePayload: SignIn = async (url, email, password) => {
  const { token } = await post(`${url}/api/users/first-register`, { email, password });
  return { authorization: `JWT ${token}` };
};

/** Signs up to a Parse Server, which signs the new user in. @throws Error if that is rejected */
export const authorizeParse: SignIn = async (url, email, password) => {
  const application = { 'x-parse-application-id': 'bench' };
  const { sessionToken } = await post(`${url}/parse/users`, { username: email, email, password }, application);
  return { ...application, 'x-parse-session-token': sessionToken ?? '' };
};

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Record<string, string>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, string>;
}
