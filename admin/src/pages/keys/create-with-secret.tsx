import { type ReactElement, useState } from 'react';
import { Create, type RaRecord, useRedirect } from 'react-admin';
import { RecordForm, type RecordFormProps } from '../../resources/record/record-form.tsx';
import { viewOf } from '../../resources/views.ts';
import { ShownOnce } from './shown-once.tsx';

interface CreateWithSecretProps {
  readonly name: string;
  /** The member of the response that holds the secret. */
  readonly member: string;
  readonly title: string;
  readonly inputs?: RecordFormProps['inputs'];
}

/** The page of a new record whose creation returns a secret once. */
export function CreateWithSecret({ name, member, title, inputs }: CreateWithSecretProps): ReactElement {
  const view = viewOf(name)!;
  const redirect = useRedirect();
  const [secret, setSecret] = useState('');
  const onSuccess = (record: RaRecord): void => setSecret(String(record[member]));
  return (
    <Create title={`New: ${view.one}`} mutationOptions={{ onSuccess }}>
      <RecordForm view={view} mode="create" inputs={inputs} />
      {secret && <ShownOnce title={title} secret={secret} onClose={() => redirect('list', name)} />}
    </Create>
  );
}

export const KeyCreate = (): ReactElement => <CreateWithSecret name="api_keys" member="key" title="Your new API key" />;
