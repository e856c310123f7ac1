import type { OpenApiDocument } from '@bms/contracts';
import type { Route, RouteHandler } from '../http/context.ts';
import { DEFAULT_LIMIT } from '../limits/definitions.ts';
import { type Asset, scalarBundle, scriptAsset, textAsset } from './assets.ts';
import { guideTo } from './guide.ts';
import { PAGE_POLICY, type PageAddresses, pageHtml, pageScript } from './page.ts';
import { ASK_AGAIN, FOREVER, sendAsset } from './send-asset.ts';

const DOCS_PATH = '/api/docs';
const GUIDE_PATH = '/llms.txt';

/**
 * Returns the routes of the API documentation: the OpenAPI document as JSON, or to browsers as an interactive page
 * without external resources; and the guide for language models.
 */
export function docsRoutes(document: OpenApiDocument): Route[] {
  const bundle = scalarBundle();
  const addresses: PageAddresses = {
    document: DOCS_PATH,
    bundle: `${DOCS_PATH}/scalar-${bundle.version}.js`,
    script: `${DOCS_PATH}/page.js`,
  };
  const { title } = document.info;
  const json = textAsset('application/json; charset=utf-8', JSON.stringify(document));
  const page = textAsset('text/html; charset=utf-8', pageHtml(title, addresses));
  const guide = textAsset('text/markdown; charset=utf-8', guideTo(document, DOCS_PATH));
  return [
    publicRoute(DOCS_PATH, answerDocs(json, page)),
    publicRoute(addresses.bundle, answerAsset(bundle, FOREVER)),
    publicRoute(addresses.script, answerAsset(scriptAsset(pageScript(addresses)), ASK_AGAIN)),
    publicRoute(GUIDE_PATH, answerAsset(guide, ASK_AGAIN)),
  ];
}

function publicRoute(path: string, answer: RouteHandler): Route {
  const segments = path
    .slice(1)
    .split('/')
    .map((literal) => ({ literal }));
  const open = { access: { kind: 'public' as const }, permit: () => {}, limit: DEFAULT_LIMIT, secret: false };
  return { method: 'GET', path, segments, ...open, answer };
}

function answerDocs(json: Asset, page: Asset): RouteHandler {
  return (request, response) => {
    response.vary('Accept');
    const wantsPage = request.accepts(['json', 'html']) === 'html';
    if (wantsPage) response.setHeader('Content-Security-Policy', PAGE_POLICY);
    return sendAsset(request, response, wantsPage ? page : json, ASK_AGAIN);
  };
}

const answerAsset =
  (asset: Asset, caching: string): RouteHandler =>
  (request, response) =>
    sendAsset(request, response, asset, caching);
