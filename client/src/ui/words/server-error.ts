import { CombinedGraphQLErrors } from '@apollo/client/errors';
import i18next from 'i18next';

/** What a refused call says, sorted by who shows it: the form beside its fields, the summary above them. */
export interface ServerError {
  code: string;
  message: string;
  byField: Record<string, string>;
  changedBy: string | null;
  changedAt: string | null;
}

interface FieldError {
  field: string;
  message: string;
}

const isFieldError = (value: unknown): value is FieldError =>
  typeof value === 'object' && value !== null && 'field' in value && 'message' in value;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Reads any failure of a call; one that never reached the server has the code OFFLINE, and says so. */
export function serverErrorFrom(error: unknown): ServerError {
  const none = { byField: {}, changedBy: null, changedAt: null };
  if (!CombinedGraphQLErrors.is(error)) return { ...none, code: 'OFFLINE', message: i18next.t('failure.offline') };
  const [first] = error.errors;
  const extensions = first?.extensions ?? {};
  const byField: Record<string, string> = {};
  for (const one of error.errors) {
    const { field, fields } = one.extensions ?? {};
    if (typeof field === 'string') byField[field] ??= one.message;
    if (Array.isArray(fields)) for (const entry of fields.filter(isFieldError)) byField[entry.field] = entry.message;
  }
  return {
    code: textOrNull(extensions.code) ?? 'INTERNAL',
    message: first?.message ?? '',
    byField,
    changedBy: textOrNull(extensions.changedBy),
    changedAt: textOrNull(extensions.changedAt),
  };
}
