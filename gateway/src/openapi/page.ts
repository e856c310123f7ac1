/** URL paths of the resources of the interactive page. */
export interface PageAddresses {
  readonly document: string;
  readonly bundle: string;
  readonly script: string;
}

/**
 * Content security policy of the page, which allows its own origin only. Scalar sets inline styles, which a policy can
 * only allow as a whole. Its requests go to this server, or to a server that the user enters and that the browser's
 * CORS allows.
 */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Renders the interactive page with the title of the document. */
export function pageHtml(title: string, { bundle, script }: PageAddresses): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
</head>
<body>
<p style="margin:0;padding:8px 16px;font:14px system-ui,sans-serif;background:#eef2f7;color:#1f2933">
Requests that you send from this page use your session: <a href="/admin/" style="color:#0b57d0">sign in to the panel</a>, or send the sign-in
request below. A token that you enter under Authentication takes its place.
</p>
<div id="app"></div>
<noscript>The interactive page needs JavaScript. The document itself: ask for this address with Accept: application/json.</noscript>
<script src="${bundle}"></script>
<script src="${script}"></script>
</body>
</html>
`;
}

/** Returns the script that starts Scalar with all external requests disabled. */
export function pageScript({ document }: PageAddresses): string {
  const configuration = {
    url: document,
    withDefaultFonts: false,
    telemetry: false,
    persistAuth: false,
    hideClientButton: true,
    showDeveloperTools: 'never',
    agent: { disabled: true },
    mcp: { disabled: true },
    authentication: { preferredSecurityScheme: 'bearer' },
  };
  return `${sendWithSession}
Scalar.createApiReference('#app', {
  ...${JSON.stringify(configuration)},
  servers: [{ url: location.origin }],
  customFetch: sendWithSession,
});
`;
}

/**
 * Source of the page's fetch function: a request to this server without its own token is sent with the session cookie,
 * like those of the panel.
 */
const sendWithSession = `function sendWithSession(input, init) {
  const request = new Request(input, { ...init, credentials: 'same-origin' });
  const { headers } = request;
  // An authentication that is left empty is sent as a scheme without a token.
  if (/^\\w*$/.test(headers.get('Authorization') ?? '')) headers.delete('Authorization');
  const hasToken = headers.has('Authorization') || headers.get('X-Auth-Token');
  if (!hasToken && new URL(request.url).origin === location.origin) headers.set('X-Session', 'cookie');
  return fetch(request);
}`;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
