import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLive } from '../../../access/live';
import { useMissingDocumentsQuery } from '../../../generated/documents/document';
import { MissingList, useMissingQuestion } from './missing-list';
import { MissingMark } from './missing-parts';

/** Who lacks which required document, or has only one that is expired; what is asked for stands in the address. */
export function Component() {
  const { t } = useTranslation();
  const question = useMissingQuestion();
  const { data, previousData, error, refetch } = useMissingDocumentsQuery({
    variables: question.variables,
    fetchPolicy: 'cache-and-network',
  });
  const retry = () => void refetch();
  useLive(['EmployeeDocument', 'DocumentType', 'EmployeePosition'], retry);
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
      answer={{ found: (data ?? previousData)?.page, error, retry }}
      headings={[t('field.employeeName'), t('area.Department.one'), t('field.typeIds'), t('missing.why')]}
      cells={(row) => (
        <>
          <th scope="row">
            <Link to={`/employees/${row.employeeId}?tab=documents`} className="row-link" dir="auto">
              {row.employeeName}
            </Link>{' '}
            <bdi className="quiet">{row.employeeCode}</bdi>
          </th>
          <td>
            <bdi>{row.departmentName ?? '–'}</bdi>
          </td>
          <td>
            <bdi>{row.typeName}</bdi>
          </td>
          <td>
            <MissingMark row={row} />
          </td>
        </>
      )}
    />
  );
}
