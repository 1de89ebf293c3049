/** Why an upload failed, in the server's words, or none where it was never reached. */
export class UploadRefused extends Error {}

interface Sending {
  language: string;
  /** Told the share sent so far, 0 to 1. */
  onProgress: (share: number) => void;
  /** Breaks it off. */
  signal?: AbortSignal;
}

/** Sends a file to an upload path of the server and answers what that says of it. */
export function sendFile<Answer>(path: string, file: File, { language, onProgress, signal }: Sending): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.responseType = 'json';
    request.setRequestHeader('accept-language', language);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new UploadRefused());
    request.onabort = () => reject(new UploadRefused());
    request.onload = () => {
      const answer = (request.response ?? {}) as Answer & { message?: string };
      if (request.status < 300) resolve(answer);
      else reject(new UploadRefused(answer.message));
    };
    signal?.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}
