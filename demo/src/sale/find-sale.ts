import type { Api } from '../api.ts';
import { readAll } from '../lists.ts';

/** Company that requests the estimate; later runs find the sale by this name. */
export const COMPANY = 'Fjord & Field Provisions';

/** The fields of an estimate request that the sale needs. */
export interface Request {
  id: number;
  form_title: string;
  company_name: string;
}

/** The fields of a lead that the sale needs. */
export interface Lead {
  id: number;
  company_name: string;
  status: string;
  converted_client_id?: number | null;
}

/** Records created by an earlier run of the demo. */
export interface SaleRecords {
  request?: Request;
  lead?: Lead & { converted_client_id?: number };
}

/** Finds the request of the sale and the lead created from it. */
export async function findSale(api: Api): Promise<SaleRecords> {
  const search = encodeURIComponent(COMPANY);
  const requests = await readAll<Request>(api, `/api/request_estimate/requests?search=${search}`);
  const request = requests.find(({ company_name }) => company_name === COMPANY);
  if (!request) return {};
  const [listed] = await readAll<{ id: number }>(api, `/api/leads?estimate_request_id=${request.id}`);
  if (!listed) return { request };
  const { record } = await api.get<{ record: Lead }>(`/api/leads/${listed.id}`);
  return { request, lead: { ...record, converted_client_id: record.converted_client_id ?? undefined } };
}
