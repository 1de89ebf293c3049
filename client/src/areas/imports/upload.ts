import { sendFile } from '../../ui/upload';

/**
 * Sends a list of that kind to the server and answers the id of the import made of it.
 * @param onProgress share sent so far, 0 to 1
 */
export async function uploadList(file: File, kind: string, language: string, onProgress: (share: number) => void): Promise<string> {
  return (await sendFile<{ id: string }>(`/upload/import?kind=${kind}`, file, { language, onProgress })).id;
}
