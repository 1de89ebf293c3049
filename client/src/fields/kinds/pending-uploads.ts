/** Fields of open forms whose files are still on their way. */
const fields = new Map<string, number>();

/** Counts an upload of a field until the answered function is called. */
export function uploadBegins(field: string): () => void {
  fields.set(field, (fields.get(field) ?? 0) + 1);
  return () => fields.set(field, (fields.get(field) ?? 1) - 1);
}

/** Whether saving now would leave a file behind. */
export const isUploading = (field: string): boolean => (fields.get(field) ?? 0) > 0;

/** Whether a file of any field is still on its way. */
export const isAnyUploading = (): boolean => [...fields.values()].some((count) => count > 0);
