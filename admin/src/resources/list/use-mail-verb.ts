import { resourceNamed } from '../../contract/contract.ts';
import type { RecordMail, Verb } from '../../contract/types.ts';
import { may } from '../../session/account.ts';
import { useSession } from '../../session/use-session.ts';
import type { View } from '../view.ts';

/** The operation that mails a record. */
export type MailVerb = Verb & { readonly mail: RecordMail };

/** Returns the operation by which the user may mail records of a list; undefined if there is none. */
export function useMailVerb(view: View): MailVerb | undefined {
  const session = useSession();
  const isMailed = (verb: Verb): verb is MailVerb => verb.mail !== undefined && view.verbs?.[verb.name] !== undefined;
  const verb = resourceNamed(view.name).verbs.find(isMailed);
  return verb && session && may(session, verb.access) && may(session, verb.mail.access) ? verb : undefined;
}
