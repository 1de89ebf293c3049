import { PlusOutlined, ReloadOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../../access/session';
import { newWith } from '../../../form/given-values';
import { MissingMark } from './missing-parts';

interface Props {
  document: { typeId: string; typeName: string; state: string; expiryDate?: string | null };
  employeeId: string;
}

/** A document an employee lacks: who may adds what is missing, and renews what has expired among their documents. */
export function MissingChip({ document, employeeId }: Props) {
  const { t } = useTranslation();
  const { ability } = useSession();
  const { typeId, typeName, state } = document;
  const text = (
    <>
      <bdi>{typeName}</bdi> <MissingMark row={document} />
    </>
  );
  const isMissing = state === 'missing';
  if (!ability.can(isMissing ? 'create' : 'update', 'EmployeeDocument'))
    return <span className="missing-chip">{text}</span>;
  return (
    <Link
      to={
        isMissing
          ? newWith('/employee-documents', { employeeId, typeId, title: typeName })
          : `/employees/${employeeId}?tab=documents`
      }
      className="missing-chip"
      title={t(isMissing ? 'document.add' : 'document.renew')}
    >
      {text}
      {isMissing ? <PlusOutlined aria-hidden="true" /> : <ReloadOutlined aria-hidden="true" />}
    </Link>
  );
}
