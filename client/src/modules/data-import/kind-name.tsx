import { useTranslation } from 'react-i18next';
import { useImportKindsQuery } from '../../generated/data-import';
import { inWords } from '../../i18n/in-language';

/** What an import brings in, in the words of the server. */
export function KindName({ value }: { value: unknown }) {
  const { i18n } = useTranslation();
  const { data } = useImportKindsQuery();
  const label = data?.kinds.find((kind) => kind.value === value)?.label;
  return <>{label ? inWords(label, i18n.language) : data && String(value ?? '')}</>;
}
