import type { FormRule } from 'antd';
import { useTranslation } from 'react-i18next';
import type { AnyField } from '../list/area';
import { isUploading } from './kinds/pending-uploads';
import { useFieldLabel } from './labels';

/** What a field must hold before the server is asked, in a form and in a cell alike. */
export function useFieldRules(): (entry: AnyField) => FormRule[] {
  const { t } = useTranslation();
  const labelOf = useFieldLabel();
  return (entry) => [
    ...(entry.required ? [{ required: true, message: t('form.needed', { field: labelOf(entry) }) }] : []),
    ...(entry.kind === 'email' ? [{ type: 'email' as const, message: t('form.email') }] : []),
    ...(entry.kind === 'file' || entry.kind === 'files'
      ? [
          {
            validator: () =>
              isUploading(entry.field) ? Promise.reject(new Error(t('file.stillSending'))) : Promise.resolve(),
          },
        ]
      : []),
  ];
}
