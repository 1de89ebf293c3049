import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ItemWhatIf } from '../pieces/what-if/item-what-if';
import { useDeductionQuery } from '../../../generated/pay/deduction';

/** What the deduction would do to everybody with another amount. */
export function Component() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  return (
    <ItemWhatIf
      kind="deduction"
      asked={useDeductionQuery({ variables: { id } })}
      back={{ to: `/deductions?open=${id}`, label: t('area.Deduction.many') }}
    />
  );
}
