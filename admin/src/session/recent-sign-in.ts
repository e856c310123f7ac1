import { ApiFailure } from '../api/problem.ts';
import { confirmation } from '../services.ts';

/**
 * Makes a call that needs a recent sign-in; if there is none, again after the user has confirmed the password.
 * @param call a call with `isAboutSession`
 */
export async function withRecentSignIn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiFailure && error.body.code === 'recent_sign_in_required')) throw error;
    await confirmation.wait();
    return await call();
  }
}
