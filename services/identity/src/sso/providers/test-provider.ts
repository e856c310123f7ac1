import { invalid } from '@bms/contracts';
import type { RecordRequest } from '@bms/contracts/types/api';
import { assertExpectedVersion, type Call, loadForView, type Resource } from '@bms/service-kit';
import type { Identity } from '../../setup.ts';
import { reasonOf } from '../sign-in/provider-failure.ts';
import type { ProviderClient } from './open-clients.ts';
import type { IdentityProvider } from './provider.model.ts';

/** Creates the handler that reads the configuration and the keys of a provider. @throws ApiError validation_failed; version_mismatch */
export function testProvider({ clients }: Identity, resource: Resource<IdentityProvider>) {
  return async (call: Call<RecordRequest>) => {
    const provider = await loadForView(resource, call, call.request.id);
    assertExpectedVersion(call, provider.version);
    try {
      const client = await clients.read(provider);
      await client.readKeys();
      return { success: true, message: `${provider.name} responds as expected.`, warnings: warningsOf(client) };
    } catch (error) {
      call.log.warn({ err: error, provider: provider.key }, 'the test of an identity provider failed');
      const message = `${provider.name} cannot be used: ${reasonOf(error)}`;
      throw invalid({ field: 'issuer', code: 'unreachable', message });
    }
  };
}

/** Returns what a provider lacks. */
function warningsOf({ configuration }: ProviderClient): string[] {
  const server = configuration.serverMetadata();
  const lacks = [
    [server.end_session_endpoint, 'It has no sign-out: signing out here leaves its session open.'],
    [server['backchannel_logout_supported'], 'It does not say when someone signs out (back-channel logout).'],
    [server.authorization_response_iss_parameter_supported, 'It does not name itself in its responses (RFC 9207).'],
  ] as const;
  return lacks.filter(([found]) => !found).map(([, warning]) => warning);
}
