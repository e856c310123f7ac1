import { type RaRecord, useDataProvider, useNotify, useRecordContext, useRedirect, useRefresh } from 'react-admin';
import type { PanelProvider } from '../../api/data-provider.ts';
import type { FieldErrors } from '../../api/problem.ts';
import { resourceNamed } from '../../contract/contract.ts';
import type { Field, Verb } from '../../contract/types.ts';
import { useFailure } from '../save-failure.tsx';
import type { AlsoView, View } from '../view.ts';
import { viewOf } from '../views.ts';

interface ActionAnswer {
  readonly record?: RaRecord;
  readonly message?: string;
  /** Remarks about what was done. */
  readonly warnings?: readonly { readonly message: string }[];
  /** The recipients of its mail. */
  readonly recipients?: readonly unknown[];
}

/**
 * Runs an operation.
 * @param isAlso true for the further operation of its view, too
 * @returns undefined after success; else the errors of its inputs, if any
 */
export type Act = (verb: Verb, values: object, isAlso?: boolean) => Promise<FieldErrors | undefined>;

/** Returns the fields that a user fills in for an operation. */
export const inputsOf = ({ fields = [] }: Verb): readonly Field[] => fields.filter(({ readOnly }) => !readOnly);

/** Returns the function that runs an operation on the current record, and notifies about its result. */
export function useAct(view: View): Act {
  const record = useRecordContext();
  const dataProvider = useDataProvider<PanelProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const explain = useFailure();
  return async (verb, values, isAlso = false) => {
    const shown = inputsOf(verb).map(({ name }) => name);
    const { done, opens, also } = view.verbs![verb.name]!;
    try {
      const body = bodyOf(verb, record!, values);
      const answer = await dataProvider.act<ActionAnswer>(view.name, record!.id, verb.path, body);
      const notices = [noticeOf(answer, done)];
      if (also && isAlso) notices.push(await followUp(dataProvider, also, answer));
      const type = notices.some((notice) => notice.type === 'warning') ? 'warning' : 'info';
      notify(notices.map(({ text }) => text).join('\n'), { type, multiLine: true });
      if (opens && answer.record) redirect('edit', opens, answer.record.id);
      refresh();
      return undefined;
    } catch (error) {
      return explain(shown, error);
    }
  };
}

/** Makes the further operation. A failure of it is a notice: the first one is done, and must not be repeated. */
async function followUp(dataProvider: PanelProvider, also: AlsoView, answer: ActionAnswer): Promise<Notice> {
  const { resource, verb, of, failed } = also;
  const { path } = resourceNamed(resource).verbs.find(({ name }) => name === verb)!;
  try {
    const second = await dataProvider.act<ActionAnswer>(resource, of({ ...answer }).id, path);
    return noticeOf(second, viewOf(resource)!.verbs![verb]!.done);
  } catch (error) {
    return { text: `${failed} ${(error as Error).message}`, type: 'warning' };
  }
}

interface Notice {
  readonly text: string;
  readonly type: 'info' | 'warning';
}

/** Returns the notice of a result: with its warnings, or with the message of the service if nobody gets its mail. */
function noticeOf(answer: ActionAnswer, done: string): Notice {
  const { message = done, recipients, warnings = [] } = answer;
  const isUnseen = recipients?.length === 0;
  const text = [isUnseen ? message : done, ...warnings.map((warning) => warning.message)].join('\n');
  return { text, type: isUnseen || warnings.length > 0 ? 'warning' : 'info' };
}

function bodyOf({ subject, fields }: Verb, { id }: RaRecord, values: object): object | undefined {
  if (subject) return { [subject]: id, ...values };
  return fields ? values : undefined;
}
