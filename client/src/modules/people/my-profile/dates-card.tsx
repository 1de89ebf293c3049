import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useShowMyDatesMutation, type MyProfileRecordFragment } from '../../../generated/people/my-profile';
import { toast } from '../../../ui/dialogs/toasts';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { ProfileCard } from './profile-card';

/** What colleagues are told of one's dates: nothing, until one says so. */
export function DatesCard({ record }: { record: MyProfileRecordFragment }) {
  const { t } = useTranslation();
  const [show, { loading }] = useShowMyDatesMutation();
  const now = { birthday: !!record.showsBirthday, anniversary: !!record.showsAnniversary };
  const change = async (part: Partial<typeof now>) => {
    try {
      await show({ variables: { ...now, ...part } });
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    }
  };
  return (
    <ProfileCard title={t('profile.dates')}>
      <p className="quiet">{t('profile.datesWhy')}</p>
      {(['birthday', 'anniversary'] as const).map((which) => (
        <label key={which} className="profile-switch">
          <span>{t(`profile.${which}`)}</span>
          <Switch checked={now[which]} disabled={loading} onChange={(on) => void change({ [which]: on })} />
        </label>
      ))}
    </ProfileCard>
  );
}
