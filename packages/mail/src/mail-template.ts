import type { Branding } from './message.ts';

/** The content of a mail as plain text; the template escapes it. */
export interface MailContent {
  readonly subject: string;
  /** The language (BCP 47) of the mail; English by default. */
  readonly language?: string;
  /** The name in the greeting, empty if unknown; undefined for paragraphs with a greeting of their own. */
  readonly name?: string;
  readonly paragraphs: readonly string[];
  /** The main action, as a link. */
  readonly button?: { readonly label: string; readonly url: string };
  /** A code, for client apps that ask for it. */
  readonly code?: string;
  /** The footer: the reason for the mail and how to stop it. */
  readonly reason: string;
  /** The content id of the logo among the files of the mail. */
  readonly logoId?: string;
}

/** A mail as text and HTML. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const CODE_HINT = 'If an app asks for a code, enter:';

/** Renders a mail as text and HTML. */
export function renderMail(content: MailContent, branding: Branding): RenderedMail {
  return {
    subject: content.subject.replace(/\s+/g, ' '),
    text: renderText(content, branding),
    html: renderHtml(content, branding),
  };
}

function greetingOf({ name }: MailContent): string[] {
  if (name === undefined) return [];
  return [name ? `Hello ${name},` : 'Hello,'];
}

function renderText(content: MailContent, { organization }: Branding): string {
  const { paragraphs, button, code, reason } = content;
  const parts = [
    ...greetingOf(content),
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...(code ? [`${CODE_HINT}\n\n${code}`] : []),
    `-- \n${organization}\n${reason}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

const FONT = 'font-family:Helvetica,Arial,sans-serif';
const BUTTON = `display:inline-block;padding:12px 24px;border-radius:4px;color:#ffffff;text-decoration:none;font-weight:bold;${FONT}`;

/** Renders HTML with tables and inline styles, which all mail clients support. */
function renderHtml(content: MailContent, { organization, accentColor }: Branding): string {
  const { subject, language = 'en', paragraphs, button, code, reason, logoId } = content;
  const rows = [
    ...[...greetingOf(content), ...paragraphs].map(paragraph),
    ...(button
      ? [
          `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="${BUTTON};background:${accentColor}">${escapeHtml(button.label)}</a></p>`,
        ]
      : []),
    ...(code ? [paragraph(CODE_HINT), codeBlock(code)] : []),
  ].join('\n');
  return `<!DOCTYPE html>
<html lang="${escapeHtml(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#f3f4f6">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:8px">
<tr><td style="padding:20px 32px;border-bottom:1px solid #e5e7eb;font-size:18px;font-weight:bold;color:#111827;${FONT}">${logoId ? logo(logoId, organization) : ''}${escapeHtml(organization)}</td></tr>
<tr><td style="padding:24px 32px;font-size:16px;line-height:1.5;color:#111827;${FONT}">
${rows}
</td></tr>
<tr><td style="padding:16px 32px 24px;border-top:1px solid #e5e7eb;font-size:13px;line-height:1.5;color:#4b5563;${FONT}">${withLinks(reason, accentColor)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

const logo = (id: string, organization: string): string =>
  `<img src="cid:${escapeHtml(id)}" alt="Logo ${escapeHtml(organization)}" height="48" style="display:block;height:48px;width:auto;max-width:100%;object-fit:contain;object-position:left;margin:0 0 12px;border:0">`;

const codeBlock = (code: string): string =>
  `<p style="margin:0 0 16px;font-family:monospace;font-size:16px;word-break:break-all">${escapeHtml(code)}</p>`;

/** Escapes text and turns its URLs into links. */
function withLinks(text: string, color: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<]+[^\s<.,]/g,
    (url) => `<a href="${url}" style="color:${color}">${url}</a>`,
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML content and attribute values. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
