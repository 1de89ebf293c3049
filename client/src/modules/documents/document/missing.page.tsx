import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLive } from '../../../access/live';
import { useEmployeesMissingDocumentsQuery } from '../../../generated/documents/document';
import { useFormat } from '../../../ui/words/format';
import { MissingList, useMissingQuestion } from './missing-list';
import { MissingChip } from './missing-chip';

/**
 * Who lacks required documents, or has only expired ones, a line per employee; what is asked for stands in the address.
 */
export function Component() {
  const { t } = useTranslation();
  const format = useFormat();
  const question = useMissingQuestion();
  const { data, previousData, error, refetch } = useEmployeesMissingDocumentsQuery({
    variables: question.variables,
    fetchPolicy: 'cache-and-network',
  });
  const retry = () => void refetch();
  useLive(['EmployeeDocument', 'DocumentType', 'EmployeePosition'], retry);
  const found = (data ?? previousData)?.page;
  return (
    <MissingList
      of="employee"
      title={t('missing.title')}
      detail={t('missing.detail')}
      none={{ title: t('missing.none'), why: t('missing.noneWhy') }}
      appliesTo={{ eq: 'employee' }}
      exported={{
        subject: 'MissingDocument',
        right: 'EmployeeDocument',
        columns: [
          { field: 'employeeCode', header: t('field.code') },
          { field: 'employeeName', header: t('field.employeeName') },
          { field: 'departmentName', header: t('area.Department.one') },
        ],
      }}
      question={question}
      answer={{ found, error, retry }}
      totals={
        found &&
        [
          t('missing.employees', { count: found.total, n: format.number(found.total) }),
          t('missing.documents', { count: found.totalDocuments, n: format.number(found.totalDocuments) }),
        ].join(' · ')
      }
      headings={[t('field.employeeName'), t('area.Department.one'), t('missing.title')]}
      keyOf={({ id }) => id}
      cells={({ id, employeeName, employeeCode, departmentName, documents }) => (
        <>
          <th scope="row">
            <Link to={`/employees/${id}?tab=documents`} className="row-link" dir="auto">
              {employeeName}
            </Link>{' '}
            <bdi className="quiet">{employeeCode}</bdi>
          </th>
          <td>
            <bdi>{departmentName ?? '–'}</bdi>
          </td>
          <td>
            <ul className="missing-chips">
              {documents.map((document) => (
                <li key={document.id}>
                  <MissingChip document={document} employeeId={id} />
                </li>
              ))}
            </ul>
          </td>
        </>
      )}
    />
  );
}
