import { ApartmentOutlined, MailOutlined, PhoneOutlined } from '@ant-design/icons';
import { Button, Drawer, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDirectoryOneQuery, type DirectoryPersonShownFragment } from '../../../generated/people/directory';
import { Failure } from '../../../ui/failure';
import { LinkButton } from '../../../ui/link-button';
import { PersonAvatar } from '../../../ui/person-avatar';
import { StatusDot } from '../../../ui/status-dot';
import { useFormat } from '../../../ui/words/format';
import { useMonthDay } from './use-month-day';

interface Props {
  id: string;
  go: (id: string | null) => void;
}

/** A colleague: how to reach them, whom they report to and who reports to them. */
export default function PersonDrawer({ id, go }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useDirectoryOneQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Drawer open size={440} title={data?.person.name ?? t('directory.title')} onClose={() => go(null)}>
      {error && !data && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Skeleton active avatar paragraph={{ rows: 6 }} />}
      {data && (
        <div className="directory-person">
          <Head person={data.person} />
          <Facts person={data.person} />
          {data.person.managerId && (
            <section>
              <h3>{t('field.managerId')}</h3>
              <Mini
                person={{
                  id: data.person.managerId,
                  name: data.person.managerName ?? '',
                  photoFileId: data.person.managerPhotoFileId,
                }}
                go={go}
              />
            </section>
          )}
          {data.team.total > 0 && (
            <section>
              <h3>{t('directory.team', { count: data.team.total })}</h3>
              <ul>
                {data.team.rows.map((one) => (
                  <li key={one.id}>
                    <Mini person={one} go={go} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <LinkButton icon={<ApartmentOutlined />} to={`/org-chart?of=people&at=${id}`}>
            {t('directory.inChart')}
          </LinkButton>
        </div>
      )}
    </Drawer>
  );
}

function Head({ person }: { person: DirectoryPersonShownFragment }) {
  const { t } = useTranslation();
  return (
    <div className="directory-head">
      <PersonAvatar name={person.name} size={96} photo={person.photoFileId} />
      <h2>
        <bdi>{person.name}</bdi>
      </h2>
      {person.nativeName && <p dir="auto">{person.nativeName}</p>}
      {person.position && <p dir="auto">{person.position}</p>}
      {person.isAway !== null && (
        <StatusDot tone={person.isAway ? 'warning' : 'success'}>
          {t(person.isAway ? 'directory.away' : 'directory.notAway')}
        </StatusDot>
      )}
      <div className="button-row">
        {person.workEmail && (
          <Button icon={<MailOutlined />} href={`mailto:${person.workEmail}`}>
            {t('directory.mail')}
          </Button>
        )}
        {(person.workPhone ?? person.mobilePhone) && (
          <Button icon={<PhoneOutlined />} href={`tel:${(person.workPhone ?? person.mobilePhone)!.split(' · ')[0]}`}>
            {t('directory.call')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Facts({ person }: { person: DirectoryPersonShownFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const monthDay = useMonthDay();
  const facts: [string, string | null][] = [
    [t('field.departmentId'), person.department],
    [t('field.workLocationId'), person.location],
    [t('field.workEmail'), person.workEmail],
    [t('field.workPhone'), person.workPhone],
    [t('field.mobilePhone'), person.mobilePhone],
    [t('profile.birthday'), person.birthday && monthDay(person.birthday)],
    [t('profile.anniversary'), person.anniversary && format.day(person.anniversary)],
  ];
  return (
    <dl className="directory-facts">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface MiniProps {
  person: { id: string; name: string; photoFileId: string | null; position?: string | null };
  go: (id: string) => void;
}

function Mini({ person, go }: MiniProps) {
  return (
    <button type="button" className="directory-mini" onClick={() => go(person.id)}>
      <PersonAvatar name={person.name} size={32} photo={person.photoFileId} />
      <span className="directory-text">
        <span dir="auto">{person.name}</span>
        {person.position && (
          <span className="quiet" dir="auto">
            {person.position}
          </span>
        )}
      </span>
    </button>
  );
}
