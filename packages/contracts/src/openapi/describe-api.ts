import type { Contract } from '../types.ts';
import { buildOpenApi, type OpenApiDocument } from './build-openapi.ts';
import { gatewayPaths, gatewayTag } from './gateway-paths.ts';

/**
 * The document of the whole API: every route of the contract, and what the gateway answers itself.
 * @param publicUrl where clients reach it, e.g. `https://bms.example.org`
 */
export function describeApi(contract: Contract, publicUrl: string): OpenApiDocument {
  return buildOpenApi(contract, {
    title: 'Business management',
    version: '1',
    description: 'Software that companies run their business on, as one JSON API.',
    serverUrl: publicUrl,
    extraPaths: gatewayPaths,
    extraTags: [gatewayTag],
  });
}
