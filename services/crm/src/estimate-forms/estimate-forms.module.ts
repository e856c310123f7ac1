import { createResource, crud, defineModule, recordLookup } from '@bms/service-kit';
import { onceModel } from '../once/once.ts';
import { checkForm } from './check-form.ts';
import { estimateForms, OFFERED } from './estimate-forms.model.ts';
import { identifyFields } from './field-ids.ts';
import { ensureGeneralRequest } from './general-request.ts';
import { asService, offeredForms } from './offered.ts';

export const estimateFormsModule = defineModule({
  service: estimateForms.service,
  models: [...estimateForms.models, onceModel],
  setup: async (kit) => {
    const resource = createResource(kit, estimateForms, {
      normalize: identifyFields(kit),
      assert: checkForm,
    });
    const lookup = recordLookup(resource, OFFERED);
    // All signed-in users see the offered forms, without any grant.
    kit.references.provide('estimate_forms', (ids, call) => lookup(ids, asService(kit, call)));
    await ensureGeneralRequest(kit, resource);
    return {
      ...crud(resource),
      ...offeredForms(kit),
    };
  },
});
