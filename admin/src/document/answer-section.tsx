import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import type { DocumentApi } from './api.ts';
import type { SharedDocument } from './shared-document.ts';
import type { Texts } from './texts.ts';

interface AnswerSectionProps {
  readonly api: DocumentApi;
  readonly texts: Texts;
  readonly onAnswered: (answered: SharedDocument) => void;
}

type Answer = 'accept' | 'decline';

/** The buttons to accept or decline a document; both ask for a name before they do it. */
export function AnswerSection({ api, texts, onAnswered }: AnswerSectionProps): ReactElement {
  const [answer, setAnswer] = useState<Answer>();
  if (answer)
    return (
      <AnswerForm api={api} texts={texts} answer={answer} onAnswered={onAnswered} onBack={() => setAnswer(undefined)} />
    );
  return (
    <div className="actions">
      <button type="button" className="primary" onClick={() => setAnswer('accept')}>
        {texts.accept}
      </button>
      <button type="button" onClick={() => setAnswer('decline')}>
        {texts.decline}
      </button>
    </div>
  );
}

interface AnswerFormProps extends AnswerSectionProps {
  readonly answer: Answer;
  readonly onBack: () => void;
}

type Problem = 'nameMissing' | 'answerFailed';

function AnswerForm({ api, texts, answer, onAnswered, onBack }: AnswerFormProps): ReactElement {
  const [problem, setProblem] = useState<Problem>();
  const [isSending, setSending] = useState(false);
  const nameInput = useRef<HTMLInputElement>(null);
  useEffect(() => nameInput.current?.focus(), []);
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const name = String(entered.get('name')).trim();
    if (!name) {
      setProblem('nameMissing');
      nameInput.current?.focus();
      return;
    }
    setSending(true);
    try {
      onAnswered(await api.answer(answer, { name, note: String(entered.get('note')) }));
    } catch {
      setProblem('answerFailed');
      setSending(false);
    }
  };
  return (
    <form className="answer" onSubmit={send} noValidate aria-labelledby="question">
      <h2 id="question">{answer === 'accept' ? texts.acceptQuestion : texts.declineQuestion}</h2>
      <label>
        {texts.yourName}
        <input
          name="name"
          ref={nameInput}
          autoComplete="name"
          maxLength={255}
          required
          aria-invalid={problem === 'nameMissing'}
          aria-describedby="problem"
        />
      </label>
      <label>
        {texts.yourNote}
        <textarea name="note" rows={3} maxLength={2000} />
      </label>
      <p className="about">{texts.evidence}</p>
      <p id="problem" role="alert" className="problem">
        {problem && texts[problem]}
      </p>
      <div className="actions">
        <button type="submit" className="primary" disabled={isSending}>
          {answer === 'accept' ? texts.accept : texts.decline}
        </button>
        <button type="button" onClick={onBack} disabled={isSending}>
          {texts.back}
        </button>
      </div>
    </form>
  );
}
