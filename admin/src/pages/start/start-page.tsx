import { Title } from 'react-admin';
export function StartPage() {
  return <Title title="Start" />;
}
