import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';

/** The department a statement is narrowed to, by its name; an empty text for those without one. */
export function ChosenDepartment({ department, drop }: { department: string | null; drop: () => void }) {
  const { t } = useTranslation();
  if (department === null) return null;
  return (
    <Tag closable onClose={drop}>
      {department || t('payment.noDepartment')}
    </Tag>
  );
}
