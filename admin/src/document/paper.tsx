import type { CSSProperties, ReactElement } from 'react';
import { createFormats, type Formats, supplyRows } from './formats.ts';
import type { Language } from './language.ts';
import { Lines } from './lines.tsx';
import './paper.css';
import type { SharedClient, SharedDocument, SharedOrganization } from './shared-document.ts';
import { fill, type Texts } from './texts.ts';
import { Totals } from './totals.tsx';

interface PaperProps {
  readonly shared: SharedDocument;
  readonly language: Language;
  /** The level of its heading: on a page of its own, or below the title of a page. */
  readonly heading: 'h1' | 'h2';
  /** The address of the sender's logo. */
  readonly logo?: string | undefined;
}

/** Returns the style of the container of a paper: its accent is that of the sender. */
export const paperStyle = ({ organization }: SharedDocument): CSSProperties =>
  ({ ...(organization.accent_color && { '--accent': organization.accent_color }) }) as CSSProperties;

/** A document as on paper: sender, recipient, dates, lines, totals and texts. Its container has the class `paper` and the style `paperStyle`. */
export function Paper({ shared, language, heading: Heading, logo }: PaperProps): ReactElement {
  const { texts } = language;
  const level = Heading === 'h1' ? 'h2' : 'h3';
  const formats = createFormats(shared.currency, language.locale);
  const { kind, number, title, status, organization, client_name, content, items, note, terms } = shared;
  return (
    <>
      <header>
        <p className="sender">
          {logo && <img src={logo} alt="" />}
          {organization.name}
        </p>
        <p className={`badge ${status}`}>{texts.statuses[status] ?? status}</p>
      </header>
      <Heading>
        {texts.kinds[kind]} <span className="number">{number}</span>
      </Heading>
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
      {note && <Text heading={texts.note} text={note} level={level} />}
      {terms && <Text heading={texts.terms} text={terms} level={level} />}
    </>
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

interface TextProps {
  readonly heading: string;
  readonly text: string;
  readonly level: 'h2' | 'h3';
}

const Text = ({ heading, text, level: Heading }: TextProps): ReactElement => (
  <section>
    <Heading>{heading}</Heading>
    <p className="text">{text}</p>
  </section>
);
