import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../access/session';
import { usePostedMonthsQuery } from '../../../generated/pay/pieces';
import { useFormat } from '../../../ui/words/format';

/** Says that posted months follow a change of a rule that holds from a day on, and how many. */
export function PostedMonthsNote({ from }: { from: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { ability } = useSession();
  const { data } = usePostedMonthsQuery({ skip: !ability.can('read', 'PayrollRun'), fetchPolicy: 'cache-first' });
  const posted = data?.posted;
  if (!posted?.last || from.slice(0, 7) > posted.last) return null;
  return (
    <Alert
      type="warning"
      showIcon
      className="posted-months-note"
      title={t('postedMonths.note', {
        months: format.number(posted.months),
        people: format.number(posted.people),
        last: format.month(posted.last),
      })}
    />
  );
}
