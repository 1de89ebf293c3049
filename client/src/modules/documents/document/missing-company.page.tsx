import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLive } from '../../../access/live';
import { useSession } from '../../../access/session';
import { newWith } from '../../../form/given-values';
import { useMissingCompanyDocumentsQuery } from '../../../generated/documents/document';
import { MissingList, useMissingQuestion } from './missing-list';
import { MissingMark } from './missing-parts';

/**
 * What the company itself and the vendors it buys from have to have and do not; what is asked for stands in the
 * address.
 */
export function Component() {
  const { t } = useTranslation();
  const { ability } = useSession();
  const question = useMissingQuestion();
  const { data, previousData, error, refetch } = useMissingCompanyDocumentsQuery({
    variables: question.variables,
    fetchPolicy: 'cache-and-network',
  });
  const retry = () => void refetch();
  useLive(['Document', 'DocumentType', 'Vendor'], retry);
  return (
    <MissingList
      of="company"
      title={t('missing.ofCompany')}
      detail={t('missing.ofCompanyDetail')}
      none={{ title: t('missing.ofCompanyNone'), why: t('missing.ofCompanyNoneWhy') }}
      appliesTo={{ in: ['company', 'vendor'] }}
      exported={{
        subject: 'MissingCompanyDocument',
        right: 'Document',
        columns: [{ field: 'vendorName', header: t('area.Vendor.one') }],
      }}
      question={question}
      answer={{ found: (data ?? previousData)?.page, error, retry }}
      headings={[t('field.typeIds'), t('missing.whose'), t('missing.why')]}
      keyOf={({ id }) => id}
      cells={(row) => (
        <>
          <th scope="row" dir="auto">
            {row.typeName}
          </th>
          <td>
            {row.vendorId ? (
              <Link to={`/vendors?open=${row.vendorId}`} className="row-link" dir="auto">
                {row.vendorName}
              </Link>
            ) : (
              t('choice.documentOwner.company')
            )}
          </td>
          <td>
            <MissingMark row={row} />{' '}
            {ability.can('create', 'Document') && (
              <Link
                to={newWith('/documents', { vendorId: row.vendorId, typeIds: [row.typeId], title: row.typeName })}
                className="row-link"
                aria-label={t('missing.addNamed', {
                  type: row.typeName,
                  owner: row.vendorName ?? t('choice.documentOwner.company'),
                })}
              >
                {t('document.add')}
              </Link>
            )}
          </td>
        </>
      )}
    />
  );
}
