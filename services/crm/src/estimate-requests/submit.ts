import { type Contract, invalid, type Violation } from '@bms/contracts';
import type { Users } from '@bms/projections';
import type { Kit, StoredValues } from '@bms/service-kit';
import type { ClientSession } from 'mongoose';
import { type EstimateForm, estimateForms, inOrder, OFFERED } from '../estimate-forms/estimate-forms.model.ts';
import { type FieldValues, keyOf, missingValues, wrongValues } from '../fields/check-values.ts';
import { contactOf, wrongForLead } from './contact.ts';
import type { Answer, EstimateRequest } from './estimate-requests.model.ts';

/**
 * Returns the stored values of a submission: the answers with the current form, the contact, and the assignee. Nobody is
 * assigned whose account is inactive: a form outlasts the people who made it.
 * @param userId the user who submits the form; 0 for a visitor of a website
 * @throws ApiError validation_failed naming each value that is invalid or missing, or the form if it accepts no
 * submissions
 */
export async function submission(
  { db, contract }: Kit,
  users: Pick<Users, 'inactive'>,
  request: StoredValues<EstimateRequest>,
  userId: number,
  session: ClientSession,
): Promise<StoredValues<EstimateRequest>> {
  const which = { _id: request.form_id ?? 0, ...OFFERED };
  const form = await db.collection<EstimateForm>(estimateForms.name).findOne(which, { session });
  if (!form)
    throw invalid({
      field: 'form_id',
      code: 'unknown_reference',
      message: `form_id ${which._id} does not exist or is not active.`,
    });
  const values = request.values ?? {};
  checkAnswers(form, values, contract);
  const contact = contactOf(form.fields, values);
  const maker = userId > 0 ? undefined : form.created_by || undefined;
  const candidates = [request.assigned_to, form.assigned_to, maker].filter((id) => id !== undefined);
  const inactive = await users.inactive(candidates, session);
  return {
    form_title: form.title,
    answers: answersOf(form, values),
    contact,
    company_name: contact['company_name'] ?? '',
    assigned_to: candidates.find((id) => !inactive.includes(id)),
  };
}

function checkAnswers(form: EstimateForm, values: FieldValues, contract: Contract): void {
  const fields = new Map(inOrder(form).map((field) => [keyOf(field.field_id), field]));
  const wrong = wrongValues('values', values, fields);
  const isNamed = ({ field }: Violation) => wrong.some((other) => other.field === field);
  const unfit = wrongForLead(form.fields, values, contract).filter((violation) => !isNamed(violation));
  const violations = [...wrong, ...missingValues('values', values, fields), ...unfit];
  if (violations.length > 0) throw invalid(...violations);
}

function answersOf(form: EstimateForm, values: FieldValues): Answer[] {
  return inOrder(form).flatMap(({ field_id, title }) => {
    const value = values[keyOf(field_id)];
    return value ? [{ field_id, title, value }] : [];
  });
}
