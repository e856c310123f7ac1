import type { ReactElement } from 'react';
import { AnswerSection } from './answer-section.tsx';
import type { DocumentApi } from './api.ts';
import { createFormats, type Formats } from './formats.ts';
import type { Language } from './language.ts';
import { Lines } from './lines.tsx';
import { PayButton } from './pay-button.tsx';
import { Payment } from './payment.tsx';
import { SentPayment } from './sent-payment.tsx';
import type { SharedClient, SharedDocument, SharedOrganization } from './shared-document.ts';
import { supplyRows } from './supply.ts';
import { fill, type Texts } from './texts.ts';
import { Totals } from './totals.tsx';

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
  const formats = createFormats(shared.currency, language.locale);
  const { kind, number, title, status, organization, client_name, content, items, note, terms, payment } = shared;
  return (
    <main className="document">
      <header>
        <p className="sender">{organization.name}</p>
        <p className={`badge ${status}`}>{texts.statuses[status] ?? status}</p>
      </header>
      <h1>
        {texts.kinds[kind]} <span className="number">{number}</span>
      </h1>
      {title && <p className="title">{title}</p>}
      <Given shared={shared} texts={texts} formats={formats} />
      <dl className="facts">
        <Fact name={texts.from}>
          <Party party={organization} texts={texts} />
        </Fact>
        <Fact name={texts.to}>
          <Party party={{ ...shared.client, name: client_name }} texts={texts} />
        </Fact>
        <Fact name={texts.date}>{formats.date(shared.date)}</Fact>
        {shared.valid_until && <Fact name={texts.validUntil}>{formats.date(shared.valid_until)}</Fact>}
        {supplyRows(shared, texts, formats).map(([name, days]) => (
          <Fact key={name} name={name}>
            {days}
          </Fact>
        ))}
        {shared.due_date && <Fact name={texts.dueDate}>{formats.date(shared.due_date)}</Fact>}
      </dl>
      {content && <p className="text">{content}</p>}
      {items.length > 0 && <Lines shared={shared} texts={texts} formats={formats} />}
      {(items.length > 0 || shared.total > 0) && <Totals shared={shared} texts={texts} formats={formats} />}
      {note && <Text heading={texts.note} text={note} />}
      {terms && <Text heading={texts.terms} text={terms} />}
      <p>
        <a className="button" href={api.pdfUrl} download>
          {texts.download}
        </a>
      </p>
      {shared.can_answer && <AnswerSection api={api} texts={texts} onAnswered={onChange} />}
      {hasPaid && <SentPayment shared={shared} api={api} texts={texts} onChange={onChange} />}
      {!hasPaid && payment?.has_checkout && <PayButton api={api} texts={texts} />}
      {!hasPaid && payment && <Payment payment={payment} texts={texts} formats={formats} />}
    </main>
  );
}

interface PartProps {
  readonly shared: SharedDocument;
  readonly texts: Texts;
  readonly formats: Formats;
}

/** The answer that was given. */
function Given({ shared: { answer, status }, texts, formats }: PartProps): ReactElement | null {
  if (!answer) return null;
  const text = status === 'accepted' ? texts.acceptedBy : texts.declinedBy;
  return (
    <p className="given" role="status">
      {fill(text, { name: answer.name, time: formats.time(answer.answered_at) })}
    </p>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: ReactElement | string;
}

const Fact = ({ name, children }: FactProps): ReactElement => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

interface PartyProps {
  readonly party: Partial<SharedClient & SharedOrganization> & { readonly name: string };
  readonly texts: Texts;
}

/** The name and the address of the sender or the client. */
function Party({ party, texts }: PartyProps): ReactElement {
  const { name, address, zip, city, state, country, vat_number, email, phone } = party;
  const vat = vat_number && `${texts.vatNumber} ${vat_number}`;
  const lines = [name, address, [zip, city].filter(Boolean).join(' '), state, country, vat, phone].filter(Boolean);
  return (
    <>
      {lines.map((line) => (
        <span key={line} className="line">
          {line}
        </span>
      ))}
      {email && <Email address={email} />}
    </>
  );
}

/** An email address, which breaks before its domain if it does not fit. */
function Email({ address }: { readonly address: string }): ReactElement {
  const at = address.lastIndexOf('@');
  return (
    <a className="line" href={`mailto:${address}`}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </a>
  );
}

const Text = ({ heading, text }: { readonly heading: string; readonly text: string }): ReactElement => (
  <section>
    <h2>{heading}</h2>
    <p className="text">{text}</p>
  </section>
);
