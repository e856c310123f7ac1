import { randomBytes } from 'node:crypto';
import { action, createResource, crud, defineModule, recordLookup, type StoredValues } from '@bms/service-kit';
import { onceModel } from '../once/once.ts';
import { snippetOf } from '../public-forms/snippet.ts';
import type { Crm } from '../setup.ts';
import { checkForm } from './check-form.ts';
import { type EstimateForm, estimateForms, OFFERED } from './estimate-forms.model.ts';
import { identifyFields } from './field-ids.ts';
import { ensureGeneralRequest } from './general-request.ts';
import { asService, offeredForms } from './offered.ts';

const TOKEN_BYTES = 16;

/** The module of the forms for requesting estimates. */
export const estimateFormsModule = defineModule({
  service: estimateForms.service,
  models: [...estimateForms.models, onceModel],
  setup: async ({ kit, config }: Crm) => {
    const { publicUrl } = config.links;
    const resource = createResource(kit, estimateForms, {
      normalize: identifyFields(kit),
      assert: checkForm,
      compute: (form, _tx, { call }) => ofWebsite(form, call.caller.userId),
      computed: { snippet: (form) => (isPublic(form) ? snippetOf(publicUrl, form.public_token) : '') },
    });
    const lookup = recordLookup(resource, OFFERED);
    // All signed-in users see the offered forms, without any grant.
    kit.references.provide('estimate_forms', (ids, call) => lookup(ids, asService(kit, call)));
    await ensureGeneralRequest(kit, resource);
    return {
      ...crud(resource),
      RotateToken: action(resource, 'RotateToken', 'The form has a new token.', () => ({
        public_token: newFormToken(),
      })),
      ...offeredForms(kit),
    };
  },
});

/**
 * Returns the token of a form that websites show, and its assignee if it was installed and so has no creator: the lead of a
 * visitor has an owner then.
 */
function ofWebsite(
  { allowed_origins, public_token, assigned_to, created_by }: StoredValues<EstimateForm>,
  userId: number,
): StoredValues<EstimateForm> {
  if (!allowed_origins?.length) return {};
  return {
    ...(!public_token && { public_token: newFormToken() }),
    ...(!assigned_to && !created_by && { assigned_to: userId }),
  };
}

const isPublic = ({ allowed_origins, public_token }: Pick<EstimateForm, 'allowed_origins' | 'public_token'>): boolean =>
  (allowed_origins ?? []).length > 0 && Boolean(public_token);

/** Returns a new token of a form: 128 random bits, base64url. */
const newFormToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
