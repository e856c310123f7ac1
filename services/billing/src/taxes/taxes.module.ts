import { invalid } from '@bms/contracts';
import {
  changeOneOfMany,
  createResource,
  crud,
  defineModule,
  type RecordChange,
  type Resource,
  recordEvents,
  type Transaction,
} from '@bms/service-kit';
import { trusted } from 'mongoose';
import { type Tax, taxes } from './taxes.model.ts';

/** The category whose rate is above 0 (EN 16931): standard and reduced rates. */
const STANDARD = 'S';

export const taxesModule = defineModule({
  service: taxes.service,
  models: taxes.models,
  setup: ({ kit }) => {
    const resource: Resource<Tax> = createResource(kit, taxes, {
      assert: ({ after }) => {
        assertRate(after);
        assertWithholding(after);
      },
      follow: async (change, tx) => {
        if (change.after.is_default && change.kind !== 'deleted') await clearFormerDefault(resource, change, tx);
      },
      events: recordEvents(taxes, {
        message: 'bms.billing.TaxEvent',
        resource: 'tax',
        module: 'taxes',
        data: ({ _id: id, version, title, rate, category, is_default, withholding, created_by }) => ({
          id,
          version,
          title,
          rate: String(rate),
          category,
          is_default,
          created_by,
          withholding: withholding ?? false,
        }),
      }),
    });
    return crud(resource);
  },
});

function assertRate({ rate, category }: Tax): void {
  if (category === STANDARD || Number(rate) === 0) return;
  const message = `rate must be 0 for the category ${category}; only ${STANDARD} has other rates.`;
  throw invalid({ field: 'rate', code: 'out_of_range', message });
}

/** Asserts that the rate of a withholding tax is below 0, and that of any other tax is not. */
function assertWithholding({ rate, withholding = false }: Tax): void {
  if (withholding ? Number(rate) < 0 : !String(rate).startsWith('-')) return;
  const message = withholding
    ? 'rate must be below 0 for a withholding tax, such as -15.'
    : 'rate must be at least 0 unless withholding is true.';
  throw invalid({ field: 'rate', code: 'out_of_range', message });
}

/** The former default is changed first, since a unique index allows one default only. */
async function clearFormerDefault(resource: Resource<Tax>, { after, call }: RecordChange<Tax>, tx: Transaction) {
  const former = { is_default: true, _id: trusted({ $ne: after._id }) };
  const found = await resource.model.findOne(former).session(tx.session).lean();
  if (found) await changeOneOfMany(resource, found, { is_default: false }, call, tx);
}
