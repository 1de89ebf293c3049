import { CameraOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DirectoryPersonShownFragment } from '../../../generated/people/directory';
import type { MyProfileChangeFragment, MyProfileRecordFragment } from '../../../generated/people/my-profile';
import type { AnyRecord } from '../../../list/area';
import { LinkButton } from '../../../ui/link-button';
import { PersonAvatar } from '../../../ui/person-avatar';
import { StatusDot } from '../../../ui/status-dot';
import { useFormat } from '../../../ui/words/format';
import type { PartRule } from './change-drawer';

const ChangeDrawer = lazy(() => import('./change-drawer'));

interface Props {
  record: MyProfileRecordFragment;
  place: DirectoryPersonShownFragment | undefined;
  rule: PartRule | undefined;
  changes: MyProfileChangeFragment[];
  onDone: () => void;
}

/** Oneself at one glance, as colleagues see one, and a way to another photo. */
export function ProfileHeader({ record, place, rule, changes, onDone }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const name = record.employeeName ?? '';
  const waits = changes.some(({ part }) => part === 'photo');
  const facts = [record.position?.label ?? place?.position, record.department?.label ?? place?.department];
  return (
    <header className="panel profile-head">
      <title>{`${t('profile.title')} · Muster`}</title>
      <div className="profile-photo">
        <PersonAvatar name={name} size={104} photo={record.photoFileId} />
        {rule && rule.rule !== 'closed' && !waits && (
          <Button
            shape="circle"
            icon={<CameraOutlined />}
            aria-label={t('profile.changePhoto')}
            onClick={() => setIsOpen(true)}
          />
        )}
      </div>
      <div className="profile-who">
        <p className="quiet">{t('profile.title')}</p>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p>
          {facts
            .filter((fact): fact is string => !!fact)
            .map((fact) => (
              <bdi key={fact}>{fact}</bdi>
            ))}
        </p>
        {waits && <StatusDot tone="processing">{t('profile.photoWaits')}</StatusDot>}
      </div>
      <dl className="profile-facts">
        {place?.managerId && (
          <div>
            <dt>{t('field.managerId')}</dt>
            <dd>
              <Link to={`/directory?person=${place.managerId}`} className="profile-manager">
                <PersonAvatar name={place.managerName ?? ''} size={24} photo={place.managerPhotoFileId} />
                <bdi>{place.managerName}</bdi>
              </Link>
            </dd>
          </div>
        )}
        {record.workLocation?.label && (
          <div>
            <dt>{t('field.workLocationId')}</dt>
            <dd dir="auto">{record.workLocation.label}</dd>
          </div>
        )}
        {record.hireDate && (
          <div>
            <dt>{t('field.hireDate')}</dt>
            <dd>{format.day(record.hireDate)}</dd>
          </div>
        )}
        {record.code && (
          <div>
            <dt>{t('field.employeeCode')}</dt>
            <dd>
              <bdi className="code">{record.code}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {place && (
        <div className="profile-links">
          <LinkButton to="/org-chart?of=people">{t('orgChart.title')}</LinkButton>
        </div>
      )}
      {isOpen && rule && (
        <Suspense>
          <ChangeDrawer
            title={t('profile.changePhoto')}
            rule={rule}
            record={record as unknown as AnyRecord}
            onDone={onDone}
            close={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </header>
  );
}
