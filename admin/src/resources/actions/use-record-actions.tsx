import { type RaRecord, useRecordContext } from 'react-admin';
import { BASE } from '../../app/base.ts';
import { hasResource, resourceNamed } from '../../contract/contract.ts';
import { isLegal, mayBecome } from '../../contract/moves.ts';
import type { Verb } from '../../contract/types.ts';
import { may, type Session } from '../../session/account.ts';
import { useSession } from '../../session/use-session.ts';
import type { AnswerView, View } from '../view.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { LinksDialog } from './links/links-dialog.tsx';
import type { RecordAction } from './record-action.ts';
import { type Act, useAct } from './use-act.ts';
import { type Prints, usePrints } from './use-print.tsx';
import { useRemoval } from './use-removal.tsx';
import { VerbDialog } from './verb-dialog.tsx';

/** The actions that a user is offered on the current record. */
export interface RecordActions {
  readonly actions: readonly RecordAction[];
  /** The file that one of them shows. */
  readonly preview: Prints['preview'];
}

/** Returns the actions on the current record that are legal and that the user may do. */
export function useRecordActions(view: View): RecordActions {
  const record = useRecordContext();
  const session = useSession();
  const act = useAct(view);
  const prints = usePrints(view.name, record);
  const removal = useRemoval(view);
  if (!record || !session) return { actions: [], preview: null };
  const given = { view, record, session };
  const actions = [
    nextAction(given),
    ...verbActions(given, act),
    ...answerActions(given),
    ...fileActions(given, prints),
    linksAction(given),
    removal,
  ];
  return { actions: actions.filter((one) => one !== undefined), preview: prints.preview };
}

interface Given {
  readonly view: View;
  readonly record: RaRecord;
  readonly session: Session;
}

/** Returns the operations of the contract that the view offers, such as sending. */
function verbActions({ view, record, session }: Given, act: Act): RecordAction[] {
  const resource = resourceNamed(view.name);
  const isOffered = ({ name, access }: Verb): boolean =>
    view.verbs?.[name] !== undefined &&
    may(session, access) &&
    (view.verbs[name].when?.(record) ?? isLegal(resource, name, record['status']));
  return resource.verbs.filter(isOffered).map((verb): RecordAction => {
    const { label, isMain, question } = view.verbs![verb.name]!;
    if (!question && !verb.fields && !verb.mail) return { label, isMain, run: () => act(verb, {}) };
    const props = { view, verb, record, act };
    return { label, isMain, dialog: (onClose) => <VerbDialog {...props} onClose={onClose} /> };
  });
}

/** Returns the changes that the view offers, such as accepting a contract. */
function answerActions({ view, record, session }: Given): RecordAction[] {
  const resource = resourceNamed(view.name);
  const isOffered = ({ by, changes }: AnswerView): boolean =>
    session.account.user_type === by &&
    may(session, resource.access.update) &&
    mayBecome(resource, record['status'], changes.status);
  return (view.answers ?? []).filter(isOffered).map(
    (answer): RecordAction => ({
      label: answer.label,
      isMain: answer.isMain,
      dialog: (onClose) => <AnswerDialog view={view} answer={answer} record={record} onClose={onClose} />,
    }),
  );
}

/** Returns the actions that show files of the record, the first one as the common one. */
const fileActions = ({ view, session }: Given, { open }: Prints): RecordAction[] =>
  resourceNamed(view.name)
    .prints.filter(({ access }) => may(session, access))
    .map((print, at) => ({
      label: print.name.toUpperCase(),
      isOften: at === 0,
      keepsEdits: true,
      run: () => open(print),
    }));

/** Returns the action that shows the links to a document, for staff who may create some. */
function linksAction({ view, record, session }: Given): RecordAction | undefined {
  const verb = resourceNamed(view.name).verbs.find(({ name }) => name === 'CreateLink');
  if (!verb || record['status'] === 'draft' || !may(session, verb.access)) return undefined;
  const path = verb.path.replace('{id}', String(record.id));
  return { label: 'Links', keepsEdits: true, dialog: (onClose) => <LinksDialog path={path} onClose={onClose} /> };
}

/** Returns the action that starts a record of another kind with values of this one. */
function nextAction({ view: { next }, record, session }: Given): RecordAction | undefined {
  const begun = next?.from(record);
  if (!next || !begun || !hasResource(next.resource)) return undefined;
  if (!may(session, resourceNamed(next.resource).access.create)) return undefined;
  const { label, isMain, resource } = next;
  return { label, isMain, opens: { to: `${BASE}/${resource}/create`, state: { record: begun } } };
}
