import type { ReactElement } from 'react';
import { AnswerSection } from './answer-section.tsx';
import type { DocumentApi } from './api.ts';
import { createFormats } from './formats.ts';
import type { Language } from './language.ts';
import { Paper, paperStyle } from './paper.tsx';
import { PayButton } from './pay-button.tsx';
import { Payment } from './payment.tsx';
import { SentPayment } from './sent-payment.tsx';
import type { SharedDocument } from './shared-document.ts';

interface DocumentViewProps {
  readonly shared: SharedDocument;
  readonly api: DocumentApi;
  readonly language: Language;
  /** True if the recipient returns from the payment provider after a payment. */
  readonly hasPaid: boolean;
  readonly onChange: (changed: SharedDocument) => void;
}

/** A document as its recipient sees it. */
export function DocumentView({ shared, api, language, hasPaid, onChange }: DocumentViewProps): ReactElement {
  const { texts } = language;
  const { payment } = shared;
  return (
    <main className="document paper" style={paperStyle(shared)}>
      <Paper shared={shared} language={language} heading="h1" />
      <p>
        <a className="button" href={api.pdfUrl} download>
          {texts.download}
        </a>
      </p>
      {shared.can_answer && <AnswerSection api={api} texts={texts} onAnswered={onChange} />}
      {hasPaid && <SentPayment shared={shared} api={api} texts={texts} onChange={onChange} />}
      {!hasPaid && payment?.has_checkout && <PayButton api={api} texts={texts} />}
      {!hasPaid && payment && (
        <Payment payment={payment} texts={texts} formats={createFormats(shared.currency, language.locale)} />
      )}
    </main>
  );
}
