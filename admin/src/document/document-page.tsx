import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { type DocumentApi, ResponseError } from './api.ts';
import { DocumentView } from './document-view.tsx';
import { languageOf } from './language.ts';
import type { SharedDocument } from './shared-document.ts';

interface DocumentPageProps {
  readonly api: DocumentApi;
  /** The languages of the browser (BCP 47), best first. */
  readonly languages: readonly string[];
  /** True if the recipient returns from the payment provider after a payment. */
  readonly hasPaid: boolean;
}

type State = SharedDocument | 'loading' | 'missing' | 'unavailable';

/** The page of a link: a document that its recipient can read, answer, download and pay. */
export function DocumentPage({ api, languages, hasPaid }: DocumentPageProps): ReactElement {
  const [state, setState] = useState<State>('loading');
  const open = useCallback(() => {
    setState('loading');
    api.open().then(setState, (error: unknown) => setState(isMissing(error) ? 'missing' : 'unavailable'));
  }, [api]);
  useEffect(open, [open]);
  useReopened(open);
  const language = languageOf(typeof state === 'string' ? languages : [state.language, ...languages]);
  const { texts } = language;
  const title = typeof state === 'string' ? '' : `${texts.kinds[state.kind]} ${state.number}`;
  useEffect(() => {
    document.documentElement.lang = language.locale;
    if (title) document.title = title;
  }, [language.locale, title]);
  if (typeof state !== 'string')
    return <DocumentView shared={state} api={api} language={language} hasPaid={hasPaid} onChange={setState} />;
  return (
    <main className="status" aria-live="polite">
      <h1>{texts[state]}</h1>
      {state === 'unavailable' && (
        <button type="button" onClick={open}>
          {texts.retry}
        </button>
      )}
    </main>
  );
}

/** Opens the document again when the browser returns to a page that it kept, e.g. from the payment provider. */
function useReopened(open: () => void): void {
  useEffect(() => {
    const reopen = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) open();
    };
    window.addEventListener('pageshow', reopen);
    return () => window.removeEventListener('pageshow', reopen);
  }, [open]);
}

const isMissing = (error: unknown): boolean => error instanceof ResponseError && error.status < 429;
