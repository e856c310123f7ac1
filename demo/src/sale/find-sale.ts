import type { Api } from '../api.ts';
import { readAll } from '../lists.ts';

/** Who asks for an estimate: by this name a later run of the demo knows the sale again. */
export const COMPANY = 'Fjord & Field Provisions';

/** An estimate request, as far as the sale needs it. */
export interface Request {
  id: number;
  form_title: string;
  company_name: string;
}

/** A lead, as far as the sale needs it. */
export interface Lead {
  id: number;
  company_name: string;
  status: string;
  converted_client_id?: number | null;
}

/** How far an earlier run of the demo has come. */
export interface Found {
  request?: Request;
  lead?: Lead & { converted_client_id?: number };
}

/** Looks for the request of the sale, and for the lead that came of it. */
export async function findSale(api: Api): Promise<Found> {
  const search = encodeURIComponent(COMPANY);
  const requests = await readAll<Request>(api, `/api/request_estimate/requests?search=${search}`);
  const request = requests.find(({ company_name }) => company_name === COMPANY);
  if (!request) return {};
  const [listed] = await readAll<{ id: number }>(api, `/api/leads?estimate_request_id=${request.id}`);
  if (!listed) return { request };
  const { record } = await api.get<{ record: Lead }>(`/api/leads/${listed.id}`);
  return { request, lead: { ...record, converted_client_id: record.converted_client_id ?? undefined } };
}
