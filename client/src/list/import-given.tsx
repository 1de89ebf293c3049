import { useTranslation } from 'react-i18next';
import { ImportLink } from './import-link';

/** Leads to the import of who has which allowance, or which regular deduction. */
export function ImportGiven({ kind }: { kind: 'CompensationAssignment' | 'DeductionAssignment' }) {
  const { t } = useTranslation();
  return <ImportLink subject={kind} kind={kind} label={t(`payItems.import${kind}`)} />;
}
