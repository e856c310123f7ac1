import type { ReactElement } from 'react';
import { type RaRecord, RecordContextProvider } from 'react-admin';
import { CustomFieldsText } from '../../fields/custom-fields-input.tsx';

interface CustomFieldsCardProps {
  readonly resource: string;
  readonly record: RaRecord | undefined;
}

/** The custom fields of a document that the seller shows in the portal; nothing if there are none. */
export function CustomFieldsCard({ resource, record }: CustomFieldsCardProps): ReactElement | null {
  const values: object = record?.['custom_fields'] ?? {};
  if (!record || Object.keys(values).length === 0) return null;
  return (
    <section className="portal-card" aria-labelledby="details">
      <h2 id="details">Details</h2>
      <dl className="custom-values">
        <RecordContextProvider value={record}>
          <CustomFieldsText relatedTo={resource} />
        </RecordContextProvider>
      </dl>
    </section>
  );
}
