import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PeopleInvitingFragment } from '../../../../generated/people/pieces/invite';
import { useFormat } from '../../../../ui/words/format';
import { NotInvitedList } from './not-invited';

/** How far inviting is, or what came of it and who was left out. */
export function InvitingNote({ bulk }: { bulk: PeopleInvitingFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { state, people, done, invited, refused } = bulk;
  if (state === 'inviting')
    return (
      <div className="inviting" aria-busy="true">
        <Progress
          percent={people > 0 ? Math.floor((done / people) * 100) : 0}
          status="active"
          aria-label={t('inviting.running')}
        />
        <p role="status">{t('inviting.of', { done: format.number(done), people: format.number(people) })}</p>
        <p className="quiet">{t('import.mayLeave')}</p>
      </div>
    );
  return (
    <div className="inviting">
      <p role="status">{t(state === 'failed' ? 'inviting.failed' : 'inviting.done', { count: invited })}</p>
      <NotInvitedList refused={refused} />
    </div>
  );
}
