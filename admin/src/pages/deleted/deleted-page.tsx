import { Title } from 'react-admin';
export function DeletedPage() {
  return <Title title="Deleted" />;
}
