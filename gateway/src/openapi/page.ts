/** Where the parts of the interactive page are. */
export interface PageAddresses {
  readonly document: string;
  readonly bundle: string;
  readonly script: string;
}

/**
 * What the page may load: itself. Scalar sets styles on elements, which a policy can only allow as a whole; its requests
 * go to this server, or to one that the reader types in and the browser's CORS lets through.
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

/** The interactive page; its title is that of the document. */
export function pageHtml(title: string, { bundle, script }: PageAddresses): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
</head>
<body>
<div id="app"></div>
<noscript>The interactive page needs JavaScript. The document itself: ask for this address with Accept: application/json.</noscript>
<script src="${bundle}"></script>
<script src="${script}"></script>
</body>
</html>
`;
}

/** Starts Scalar without anything that would leave this server. */
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
  return `Scalar.createApiReference('#app', ${JSON.stringify(configuration)});\n`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
