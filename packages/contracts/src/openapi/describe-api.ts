import type { Contract } from '../types.ts';
import { buildOpenApi, type OpenApiDocument } from './build-openapi.ts';
import { gatewayPaths, gatewayTag } from './gateway-paths.ts';

/**
 * Builds the document of the whole API: every route of the contract and those of the gateway.
 * @param publicUrl base URL for clients, e.g. `https://bms.example.org`
 */
export function describeApi(contract: Contract, publicUrl: string): OpenApiDocument {
  return buildOpenApi(contract, {
    title: 'Business management',
    version: '1',
    description: 'The JSON API of a business management system for clients, sales, projects and files.',
    serverUrl: publicUrl,
    extraPaths: gatewayPaths,
    extraTags: [gatewayTag],
  });
}
