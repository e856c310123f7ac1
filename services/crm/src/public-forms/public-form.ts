import { ApiError } from '@bms/contracts';
import type { PublicForm } from '@bms/contracts/types/crm';
import type { Call } from '@bms/service-kit';
import type { Connection } from 'mongoose';
import { type EstimateForm, estimateForms, inOrder, OFFERED } from '../estimate-forms/estimate-forms.model.ts';
import { keyOf } from '../fields/check-values.ts';

/**
 * Returns the active form with a token, for a page of one of its origins. A request without an Origin is not sent by a
 * page of another origin; programs use `/api/request_estimate` with credentials of their own.
 * @throws ApiError not_found; forbidden for a page of another origin, or no page
 */
export async function findPublicForm(db: Connection, token: string, { origin }: Call): Promise<EstimateForm> {
  const form = await db.collection<EstimateForm>(estimateForms.name).findOne({ public_token: token, ...OFFERED });
  if (!form || (form.allowed_origins ?? []).length === 0) throw new ApiError('not_found');
  if (origin === '')
    throw new ApiError('forbidden', 'The form is only for pages of its allowed origins: the header Origin is missing.');
  if (!form.allowed_origins.some((allowed) => originOf(allowed) === origin))
    throw new ApiError('forbidden', 'The origin of this page is not one of the allowed origins of the form.');
  return form;
}

/** Returns an origin as browsers send it, without the default port of its scheme. */
const originOf = (allowed: string): string | undefined => URL.parse(allowed)?.origin;

/** Returns a form as a website shows it. */
export const publicFormOf = (form: EstimateForm): PublicForm => ({
  title: form.title,
  description: form.description ?? '',
  fields: inOrder(form).map(({ field_id, title, field_type, required, options, placeholder }) => ({
    ...{ key: keyOf(field_id), title, field_type, required: required ?? false },
    ...{ options: [...(options ?? [])], placeholder: placeholder ?? '' },
  })),
});
