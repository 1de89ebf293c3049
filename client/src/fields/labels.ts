import { useTranslation } from 'react-i18next';
import type { FieldKey } from '../i18n/i18n';

/** What a field is called: by its own key, or by the one its column or form names instead. */
export function useFieldLabel(): (field: { field: string; label?: FieldKey }) => string {
  const { t } = useTranslation();
  return ({ field, label }) => t(`field.${label ?? (field as FieldKey)}`);
}
