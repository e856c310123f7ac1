import type { OrganizationRecord } from '@bms/contracts/types/identity';
import type { Call, Kit } from '@bms/service-kit';

/**
 * Requests the organization from identity, with everything that its documents show.
 * @throws ApiError unavailable if identity is
 */
export async function requestOrganizationDetails(
  { request }: Pick<Kit, 'request'>,
  within?: Call,
): Promise<OrganizationRecord> {
  const { record } = await request('/bms.identity.Organization/Details', {}, within);
  return record!;
}
