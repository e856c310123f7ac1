/** A parsed mail. */
export interface Mail {
  readonly messageId: string;
  /** The sender, e.g. `Example <no-reply@example.com>`. */
  readonly from: string;
  /** The address for replies; empty for that of the sender. */
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  /** Empty if the mail has no HTML part. */
  readonly html: string;
  /** The attachments and the images of the HTML. */
  readonly files: readonly ReceivedFile[];
}

/** A file in a mail. */
export interface ReceivedFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
  /** The content id of an image in the HTML. */
  readonly id?: string;
}

/** Parses a mail received by SMTP (RFC 2045, 2046, 2047), as far as the project's own mails require. */
export function parseMail(raw: string): Mail {
  const { headers, body } = splitHeaders(raw);
  const header = (name: string) => decodeWords(headerOf(headers, name));
  const parts = partsOf(headers, body);
  const partOf = (type: string) => parts.find((part) => part.type === type)?.content ?? '';
  return {
    messageId: header('Message-ID'),
    from: header('From').replaceAll('"', ''),
    replyTo: header('Reply-To').replaceAll('"', ''),
    subject: header('Subject'),
    text: partOf('text/plain'),
    html: partOf('text/html'),
    files: parts.flatMap(({ file }) => (file ? [file] : [])),
  };
}

interface Part {
  readonly type: string;
  readonly content: string;
  readonly file?: ReceivedFile;
}

function splitHeaders(raw: string): { headers: string; body: string } {
  const end = raw.search(/\r?\n\r?\n/);
  const headers = end < 0 ? raw : raw.slice(0, end);
  return {
    headers: headers.replace(/\r?\n[ \t]+/g, ' '),
    body: end < 0 ? '' : raw.slice(end).replace(/^(\r?\n){2}/, ''),
  };
}

const headerOf = (headers: string, name: string): string =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1]?.trim() ?? '';

function partsOf(headers: string, body: string): Part[] {
  const type = headerOf(headers, 'Content-Type') || 'text/plain';
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (!boundary) return [partOf(headers, type.split(';')[0]!.trim(), body)];
  const inner = body.split(`--${boundary}`).slice(1, -1);
  return inner.flatMap((part) => {
    const split = splitHeaders(part.replace(/^\r?\n/, ''));
    return partsOf(split.headers, split.body.replace(/\r?\n$/, ''));
  });
}

function partOf(headers: string, type: string, body: string): Part {
  const content = decode(body, headerOf(headers, 'Content-Transfer-Encoding'));
  const name = /filename="?([^";]+)"?/i.exec(headerOf(headers, 'Content-Disposition'))?.[1];
  if (name === undefined) return { type, content };
  const id = /<(.*)>/.exec(headerOf(headers, 'Content-Id'))?.[1];
  return { type: '', content: '', file: { name, type, content: Buffer.from(body, 'base64'), ...(id && { id }) } };
}

function decode(text: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(text, 'base64').toString('utf8');
  return /quoted-printable/i.test(encoding) ? decodeQuoted(text.replace(/=\r?\n/g, '')) : text;
}

function decodeQuoted(text: string): string {
  const bytes = Buffer.from(text, 'utf8').toString('latin1');
  const decoded = bytes.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(decoded, 'latin1').toString('utf8');
}

/** Decodes the encoded words of a header (RFC 2047). */
function decodeWords(text: string): string {
  const joined = text.replace(/\?=\s+=\?/g, '?==?');
  return joined.replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
    kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString('utf8') : decodeQuoted(word.replaceAll('_', ' ')),
  );
}
