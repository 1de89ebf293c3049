import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ItemWhatIf } from '../pieces/what-if/item-what-if';
import { useCompensationQuery } from '../../../generated/pay/compensation';

/** What the allowance would do to everybody with another amount. */
export function Component() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  return (
    <ItemWhatIf
      kind="allowance"
      asked={useCompensationQuery({ variables: { id } })}
      back={{ to: `/compensations?open=${id}`, label: t('area.Compensation.many') }}
    />
  );
}
