import { OWN_PAGE } from './http.ts';
import { ApiFailure } from './problem.ts';

export interface FormOptions {
  /** Called with the part that is sent, from 0 to 1. */
  readonly onProgress?: (done: number) => void;
  readonly signal?: AbortSignal;
}

/** Sends a form with a file and reports the progress, which fetch cannot do. @returns the JSON response @throws ApiFailure */
export function sendForm(path: string, form: FormData, { onProgress, signal }: FormOptions = {}): Promise<unknown> {
  const request = new XMLHttpRequest();
  request.open('POST', path);
  for (const [name, value] of Object.entries(OWN_PAGE)) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
  signal?.addEventListener('abort', () => request.abort());
  return new Promise((resolve, reject) => {
    const lost = { message: 'The connection was lost before the file was complete.' };
    request.onload = () => {
      const body = bodyOf(request);
      if (request.status < 300) resolve(body);
      else reject(new ApiFailure(request.status, body, request.getResponseHeader('retry-after')));
    };
    request.onerror = () => reject(new ApiFailure(0, lost, null));
    request.onabort = () => reject(new ApiFailure(0, { message: 'Cancelled.' }, null));
    request.send(form);
  });
}

function bodyOf({ responseText }: XMLHttpRequest): object {
  try {
    return JSON.parse(responseText) as object;
  } catch {
    return {};
  }
}
