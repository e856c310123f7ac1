import { type ErrorInfo, type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { Error as ErrorPage, Loading } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';

/** The content of the page; an error of it leaves the navigation in place. */
export function Guarded({ children }: { readonly children: ReactNode }): ReactElement {
  const [info, setInfo] = useState<ErrorInfo>();
  return (
    <ErrorBoundary
      onError={(_error, thrown) => setInfo(thrown)}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <ErrorPage error={error} errorInfo={info} resetErrorBoundary={resetErrorBoundary} />
      )}
    >
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
